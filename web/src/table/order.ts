import type { View } from '../scene/types.ts';

/** The seats from the one at the bottom on. */
export function turnOrder(count: number, bottom: number) {
  return Array.from({ length: count }, (_, i) => (bottom + i) % count);
}

/** The seats of a game that is over, the best first: those who won, then by score. */
export function ranked({ players, returns }: Pick<View, 'players' | 'returns'>) {
  const won = (seat: number) => returns?.[seat] ?? 0;
  const score = (seat: number) => players[seat].score ?? 0;
  return turnOrder(players.length, 0).sort(
    (one, other) => won(other) - won(one) || score(other) - score(one),
  );
}
