/** @import {SeatPlayer} from "../types.js" */
import { onlyPerson } from '../page/words.js';

/** @typedef {"own" | "turn" | "first" | "second"} Side */

/**
 * Who sits at the bottom of a board that all share.
 * @param {SeatPlayer[]} seats @param {Side} side
 */
export function bottomSeat(seats, side) {
  if (side === 'first') return 0;
  if (side === 'second') return Math.min(1, seats.length - 1);
  return onlyPerson(seats) ?? 0;
}

/**
 * Whether the board turns to whoever is to move: only where several people sit at it.
 * @param {SeatPlayer[]} seats @param {Side} side
 */
export function turns(seats, side) {
  return side === 'turn' && seats.filter((seat) => seat === 'person').length > 1;
}
