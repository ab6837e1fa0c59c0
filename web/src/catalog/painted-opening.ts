// Beginnings of games that the build has painted, from its files.
import type { GameRecord, View } from '../scene/types.ts';
import { withTimeout } from '../site/with-timeout.ts';
import { fileOf, jsonIn } from './prepared.ts';

/**
 * The beginning of a game as the build has painted it, before any chance. `yours` is the status for
 * the player to move.
 */
export type PaintedOpening = { record: GameRecord; view: View; compact: View; yours: string };

/** Returns the beginning of a game; null if the build hasn't painted it, or it can't be loaded. */
export async function openingOf(game: string, players: number): Promise<PaintedOpening | null> {
  const file = fileOf(`opening-${game}-${players}`);
  return file && withTimeout(jsonIn(file)).catch(() => null);
}
