/** @import {Move} from "../types.js" */

/**
 * What the rules' door answers to `evaluate`.
 * @typedef {{win: number[], exact: boolean, action: string | null, line: string[]}} Evaluation
 * A decision that lost chances of winning: the ply that it was made at, who made it, how much it
 * lost, and what would have been better.
 * @typedef {{ply: number, player: number, cost: number, action: string, better: string}} Cost
 */

/** A cost from which on a move is worth showing. */
const LEAST = 0.04;
/** How many moves are shown at the most. */
const MOST = 6;

/**
 * The plies to be evaluated: each where a player decides or the game is over, and those where
 * chance comes right after a decision, which is judged by what was to be expected then.
 * @param {Move[]} moves @returns {number[]}
 */
export function judgedPlies(moves) {
  const plies = moves.flatMap(({ player }, ply) => {
    const follows = ply > 0 && moves[ply - 1].player !== 'chance';
    return player !== 'chance' || follows ? [ply] : [];
  });
  return [...plies, moves.length];
}

/**
 * The same plies in another order: first a few from end to end, then those in between, so that
 * the shape of the game shows early. @param {number[]} plies @returns {number[]}
 */
export function coarseFirst(plies) {
  const last = plies.length - 1;
  const order = new Set([0, last]);
  for (const step of [16, 8, 4, 2, 1]) for (let i = 0; i <= last; i += step) order.add(i);
  return [...order].filter((i) => i >= 0).map((i) => plies[i]);
}

/**
 * What each decision cost the player who made it, as far as both sides of it are evaluated. The
 * action that the bot would have taken itself costs nothing.
 * @param {Move[]} moves @param {Map<number, Evaluation>} known by ply @returns {Cost[]}
 */
export function costsOf(moves, known) {
  return moves.flatMap(({ player, text: action }, ply) => {
    const [before, after] = [known.get(ply), known.get(ply + 1)];
    if (typeof player !== 'number' || !before?.action || !after) return [];
    const better = before.action;
    const lost = better === action ? 0 : Math.max(0, before.win[player] - after.win[player]);
    return [{ ply, player, cost: lost, action, better }];
  });
}

/**
 * The decisions that cost most, the worst first.
 * @param {Cost[]} costs @param {number} [most] @param {number} [least]
 */
export function worst(costs, most = MOST, least = LEAST) {
  const worth = costs.filter(({ cost }) => cost >= least);
  return worth.sort((one, other) => other.cost - one.cost || one.ply - other.ply).slice(0, most);
}

/** @param {number} chance */
export function percent(chance) {
  return `${Math.round(chance * 100)} %`;
}
