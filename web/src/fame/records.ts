// The best that people have done in a game on this device.
import type { Finished } from '../keep/fame.ts';
import { hasWon, whoOf } from './players.ts';

/** Something that nobody has done better: who, how much, and when. */
export type Best = { kind: 'score' | 'quickest' | 'row'; value: number; who: string; at: number };

/** The games must be in their order, the oldest first. */
export function bestOf(games: readonly Finished[]): Best[] {
  const found = [most(scores(games)), most(quickest(games)), most(rows(games))];
  return found.flatMap((best) => (best ? [best] : []));
}

type Feat = Best & { rank: number };

function most(feats: readonly Feat[]): Best | null {
  const best = feats.reduce<Feat | null>(
    (best, feat) => (best && best.rank >= feat.rank ? best : feat),
    null,
  );
  if (!best) return null;
  const { rank: _, ...rest } = best;
  return rest;
}

/** A feat of each person in each game, where `value` finds one. */
function feats(
  games: readonly Finished[],
  kind: Best['kind'],
  value: (game: Finished, seat: number) => number | null,
  sign: 1 | -1,
): Feat[] {
  return games.flatMap((game) =>
    game.seats.flatMap((player, seat) => {
      const [who, found] = [whoOf(game, seat), value(game, seat)];
      if (player !== 'person' || who === null || found === null) return [];
      return [{ kind, value: found, who, at: game.at, rank: sign * found }];
    }),
  );
}

function scores(games: readonly Finished[]): Feat[] {
  return feats(games, 'score', ({ scores }, seat) => scores[seat], 1);
}

function quickest(games: readonly Finished[]): Feat[] {
  const moves = (game: Finished, seat: number) => (hasWon(game, seat) ? game.moves[seat] : null);
  return feats(games, 'quickest', moves, -1);
}

/** Wins in a row, from the second on: each as long as it was at its last win. */
function rows(games: readonly Finished[]): Feat[] {
  const running = new Map<string, number>();
  const wins = (game: Finished, seat: number) => {
    const who = whoOf(game, seat);
    if (who === null || game.seats.length < 2) return null;
    const row = hasWon(game, seat) ? (running.get(who) ?? 0) + 1 : 0;
    running.set(who, row);
    return row > 1 ? row : null;
  };
  return feats(games, 'row', wins, 1);
}
