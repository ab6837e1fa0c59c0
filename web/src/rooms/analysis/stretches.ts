// A game in stretches: each decision with the chance after it.
import type { Move } from '../../scene/types.ts';

/** The first ply from here at which chance is not next. */
export function decisionFrom(moves: readonly Move[], at: number): number {
  const later = moves.findIndex(({ player }, ply) => ply >= at && player !== 'chance');
  return later < 0 ? moves.length : later;
}

/** The moves from a ply on: each decision with the chance after it. */
export function stretches(moves: readonly Move[], at: number): string[][] {
  const result: string[][] = [];
  for (const { player, text } of moves.slice(at)) {
    if (player === 'chance') result.at(-1)?.push(text);
    else result.push([text]);
  }
  return result;
}
