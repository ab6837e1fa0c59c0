/** @import {View} from "../types.js" */

/** The seats from the one at the bottom on. @param {number} count @param {number} bottom */
export function turnOrder(count, bottom) {
  return Array.from({ length: count }, (_, i) => (bottom + i) % count);
}

/**
 * The seats of a game that is over, the best first: those who won, then by score.
 * @param {Pick<View, "players" | "returns">} view
 */
export function ranked({ players, returns }) {
  const won = (/** @type {number} */ seat) => returns?.[seat] ?? 0;
  const score = (/** @type {number} */ seat) => players[seat].score ?? 0;
  return turnOrder(players.length, 0).sort(
    (one, other) => won(other) - won(one) || score(other) - score(one),
  );
}
