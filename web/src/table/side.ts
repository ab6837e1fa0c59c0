import type { SeatPlayer } from '../scene/types.ts';
import { onlyPerson } from '../ui/words.ts';

export type Side = 'own' | 'turn' | 'first' | 'second';

/** Who sits at the bottom of a board that all share. */
export function bottomSeat(seats: SeatPlayer[], side: Side) {
  if (side === 'first') return 0;
  if (side === 'second') return Math.min(1, seats.length - 1);
  return onlyPerson(seats) ?? 0;
}

/** Whether the board turns to whoever is to move: only where several people sit at it. */
export function turns(seats: SeatPlayer[], side: Side) {
  return side === 'turn' && seats.filter((seat) => seat === 'person').length > 1;
}
