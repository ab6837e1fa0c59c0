/** @import {SeatPlayer, View} from "../types.js" */
import { onlyPerson } from '../page/words.js';
import { ranked } from './order.js';

/**
 * Whose sheet is due once the game has come to a view: that of a person who is to move, else the
 * one that was chosen, at the end the winner's, the one person's, or the one that shows.
 * @param {Pick<View, "to_move" | "seat" | "over" | "players" | "returns">} view
 * @param {SeatPlayer[]} seats @param {number | null} chosen
 */
export function dueSeat(view, seats, chosen) {
  const { to_move: player, seat, over } = view;
  if (typeof player === 'number' && seats[player] === 'person') return player;
  return chosen ?? (over ? winner(view, seats) : (onlyPerson(seats) ?? seat));
}

/**
 * Who has won: of several, the one person here, or the first.
 * @param {Pick<View, "players" | "returns">} view @param {SeatPlayer[]} seats
 */
function winner(view, seats) {
  const [best] = ranked(view);
  const you = onlyPerson(seats);
  return you !== null && view.returns?.[you] === view.returns?.[best] ? you : best;
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
  const you = onlyPerson(seats) === seat;
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
