import type { SeatPlayer, View } from '../scene/types.ts';
import { onlyPerson } from '../ui/words.ts';
import { ranked } from './order.ts';

/**
 * Whose sheet is due once the game has come to a view: that of a person who is to move, else the
 * one that was chosen, at the end the winner's, the one person's, or the one that shows.
 */
export function dueSeat(
  view: Pick<View, 'to_move' | 'seat' | 'over' | 'players' | 'returns'>,
  seats: SeatPlayer[],
  chosen: number | null,
) {
  const { to_move: player, seat, over } = view;
  if (typeof player === 'number' && seats[player] === 'person') return player;
  return chosen ?? (over ? winner(view, seats) : (onlyPerson(seats) ?? seat));
}

/** Who has won: of several, the one person here, or the first. */
function winner(view: Pick<View, 'players' | 'returns'>, seats: SeatPlayer[]) {
  const [best] = ranked(view);
  const you = onlyPerson(seats);
  return you !== null && view.returns?.[you] === view.returns?.[best] ? you : best;
}

/**
 * Whose sheet shows an earlier ply best: the one chosen, the one person's, or of several persons
 * that of whoever acted last.
 * @param view that shows
 */
export function seatAt(
  { moves, seat }: View,
  ply: number,
  seats: SeatPlayer[],
  chosen: number | null,
) {
  const actor = moves[ply - 1]?.player;
  return chosen ?? onlyPerson(seats) ?? (typeof actor === 'number' ? actor : seat);
}

/**
 * Whose a sheet is: "Your map", "Red's map".
 * @param sheet what it is called
 */
export function whoseSheet(
  { players, seat: shown }: View,
  seats: SeatPlayer[],
  sheet: string,
  seat: number = shown,
) {
  const you = onlyPerson(seats) === seat;
  return `${you ? 'Your' : `${players[seat].name}’s`} ${sheet}`;
}

/** The players before and after one, round the table. */
export function neighbours(seat: number, count: number) {
  return [(seat + count - 1) % count, (seat + 1) % count];
}

/** Such words after others. */
export function inSentence(words: string) {
  return words.replace(/^Your /, 'your ');
}
