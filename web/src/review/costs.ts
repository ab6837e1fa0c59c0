// Which plies a review evaluates, and what each decision cost.
import type { Evaluation, Move } from '../scene/types.ts';

/** What is known of a game, by ply. */
export type Known = ReadonlyMap<number, Evaluation>;

/** What an action is called: its notation, and its phrase. */
export type Named = { text: string; phrase: string };

/** A decision, and what would have been better; the cost is a part of a win. */
export type Cost = { ply: number; player: number; cost: number; action: Named; better: Named };

/** The least cost that is worth showing. */
const LEAST = 0.04;
/** Maximum number of moves shown. */
const MOST = 6;

/**
 * Returns the plies to evaluate: each where a player decides or the game is over, and those where
 * chance comes right after a decision, which is judged by what was to be expected then.
 */
export function judgedPlies(moves: readonly Move[]): number[] {
  const plies = moves.flatMap(({ player }, ply) => {
    const follows = ply > 0 && moves[ply - 1].player !== 'chance';
    return player !== 'chance' || follows ? [ply] : [];
  });
  return [...plies, moves.length];
}

/**
 * Returns the same plies in another order: first a few from end to end, then those in between, so that
 * the shape of the game shows early.
 */
export function coarseFirst(plies: number[]): number[] {
  const last = plies.length - 1;
  const order = new Set([0, last]);
  for (const step of [16, 8, 4, 2, 1]) for (let i = 0; i <= last; i += step) order.add(i);
  return [...order].filter((i) => i >= 0).map((i) => plies[i]);
}

/**
 * Returns what each decision cost the player who made it, where the plies before and after it are
 * evaluated. The action that the bot would have taken itself costs nothing.
 */
export function costsOf(moves: readonly Move[], known: Known): Cost[] {
  return moves.flatMap(({ player, text, phrase }, ply) => {
    const [before, after] = [known.get(ply), known.get(ply + 1)];
    const better = before && bestOf(before);
    if (typeof player !== 'number' || !better || !after) return [];
    const lost = better.text === text ? 0 : Math.max(0, before.win[player] - after.win[player]);
    return [{ ply, player, cost: lost, action: { text, phrase }, better }];
  });
}

/** Returns the action that an evaluation has found best; null where nobody decides. */
export function bestOf({ action, phrase }: Evaluation): Named | null {
  return action === null ? null : { text: action, phrase: phrase ?? action };
}

/** Returns the decisions that cost most, the worst first. */
export function worst(costs: readonly Cost[], most: number = MOST, least: number = LEAST): Cost[] {
  const worth = costs.filter(({ cost }) => cost >= least);
  return worth.sort((one, other) => other.cost - one.cost || one.ply - other.ply).slice(0, most);
}
