/** Turns as people count them. Turns of a round have its number; a set-up has none. */
import type { Card, Round, View } from '../scene/types.ts';
import * as words from '../words/words.ts';

/** Returns the number of the turn that a ply belongs to; 0 at the start and in a set-up. */
export function turnAt(rounds: readonly Round[], ply: number): number {
  const past = rounds.filter(({ turns }) => turns.some((turn) => hasBegun(turn, ply)));
  return past.at(-1)?.number ?? 0;
}

function hasBegun({ player, plies }: Round['turns'][number], ply: number) {
  return player !== null && plies.length > 0 && plies[0] <= ply;
}

/** Returns how many plies at the start are a set-up by chance. */
export function setUpPlies({ rounds }: Pick<View, 'rounds'>): number {
  const first = rounds[0]?.turns[0];
  return first && first.player === null ? first.plies.length : 0;
}

type At = Pick<View, 'rounds' | 'ply' | 'plies'>;

/** Returns which turn shows, of how many, and the ply. */
export function whereAt({ rounds, ply, plies }: At): [turn: number, turns: number, ply: number] {
  return [turnAt(rounds, ply), turnAt(rounds, plies), ply];
}

/** Says which turn shows: "Turn 3 of 22", "Set-up". */
export function whereWords(at: At): string {
  return words.table.progress(...whereAt(at));
}

/** Whether something follows what was done at a ply, chance too, on one board. */
export function hasReply({ sheets }: Card, view: View, ply: number): boolean {
  const { moves, plies } = view;
  const next = ply + 1 < plies ? moves[ply + 1].player : view.ply === plies && view.to_move;
  return !sheets && next !== false && next !== null;
}
