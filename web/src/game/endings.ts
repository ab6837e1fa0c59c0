/** How the people at this device may end a game early: by resigning, by agreeing on a draw. */
import type { Ended } from '../scene/types.ts';
import { onlyPerson } from './seating.ts';
import type { SessionState } from './state.ts';

/** A way to end the game, `closed` where it can't be done just now, `none` where it never can. */
export type EarlyEnd = Ended | 'closed' | 'none';
export type EarlyEnds = Record<'resign' | 'draw', EarlyEnd>;

/**
 * Returns who may resign now, and whether the players may agree on a draw: people only. Before a
 * view shows, the ways that it will bring are closed, so that their place is kept.
 */
export function waysToEnd({ view, saved, seats, here, match, deps }: SessionState): EarlyEnds {
  const shown = view.value;
  const over = shown?.over ?? saved.value.over;
  const persons = seats.value.filter((seat) => seat === 'person').length;
  if (seats.value.length !== 2 || !persons || over) {
    return { resign: 'none', draw: 'none' };
  }
  const who = onlyPerson(seats.value) ?? shown?.to_move;
  // People far away hear of it by a message, which can be written only in one's own turn.
  const due = !match.value || (match.value.since !== null && shown?.to_move === who);
  const now = here.value && due && shown?.ply === shown?.plies ? (shown?.endings ?? []) : [];
  const among = (wanted: string) => now.find((ended) => ended === wanted) ?? 'closed';
  const agrees = deps.card.draws && persons === 2;
  return { resign: among(`resigned-${who}`), draw: agrees ? among('draw') : 'none' };
}
