/** @import {SeatPlayer, View} from "../types.js" */
import { onlyPerson } from '../page/words.js';

/**
 * Whose sheet is due once the game has come to a view: that of a person who is to move, else the
 * one that was chosen, the one person's, or the one that shows.
 * @param {Pick<View, "to_move" | "seat">} view @param {SeatPlayer[]} seats
 * @param {number | null} chosen
 */
export function dueSeat({ to_move: player, seat }, seats, chosen) {
  if (typeof player === 'number' && seats[player] === 'person') return player;
  return chosen ?? onlyPerson(seats) ?? seat;
}

/**
 * Whose sheet shows an earlier ply best: the one chosen, the one person's, or of several persons
 * that of whoever acted last.
 * @param {View} view that shows @param {number} ply @param {SeatPlayer[]} seats
 * @param {number | null} chosen
 */
export function seatAt({ moves, seat }, ply, seats, chosen) {
  const actor = moves[ply - 1]?.player;
  return chosen ?? onlyPerson(seats) ?? (typeof actor === 'number' ? actor : seat);
}

/**
 * Whose a sheet is: "Your map", "Red's map".
 * @param {View} view @param {SeatPlayer[]} seats @param {string} sheet what it is called
 * @param {number} [seat]
 */
export function whoseSheet({ players, seat: shown }, seats, sheet, seat = shown) {
  const you = seats.length > 1 && onlyPerson(seats) === seat;
  return `${you ? 'Your' : `${players[seat].name}’s`} ${sheet}`;
}

/** The players before and after one, round the table. @param {number} seat @param {number} count */
export function neighbours(seat, count) {
  return [(seat + count - 1) % count, (seat + 1) % count];
}

/** Such words after others. @param {string} words */
export function inSentence(words) {
  return words.replace(/^Your /, 'your ');
}
