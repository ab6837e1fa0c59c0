/** @import {View} from "../types.js" */
/** @import {Session} from "./session.js" */

/**
 * What a table offers besides the moves: one of Hint, Pause and Review at a time.
 * @typedef {{hint: "none" | "closed" | "open" | "asking" | "shown", pause: "none" | "pause" | "go",
 *   review: boolean}} Offers
 */

/**
 * @param {object} now
 * @param {View} now.view
 * @param {Session} now.session
 * @param {boolean} now.live whether a person may act on what shows
 * @param {boolean} now.bots whether the game has any
 * @param {"off" | "asking" | "shown"} now.hint
 * @returns {Offers}
 */
export function offersOf({ view, session, live, bots, hint }) {
  const finished = view.ply === view.plies ? view.over : session.saved.over;
  if (finished) return { hint: 'none', pause: 'none', review: true };
  if (session.watching) {
    return { hint: 'none', pause: session.paused ? 'go' : 'pause', review: false };
  }
  const open = live ? 'open' : 'closed';
  return { hint: bots ? (hint === 'off' ? open : hint) : 'none', pause: 'none', review: false };
}
