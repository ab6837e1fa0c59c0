// The limits of a request to the rules.
import type { CallName } from '../scene/types.ts';

/** The longest request that the rules read (`MOST_BYTES` in pygames/door/bridge.py). */
export const MOST_BYTES = 1 << 20;

/** Calls in which a bot thinks, and the most seconds that its level has. */
const THINKING: readonly CallName[] = ['choose', 'hint', 'evaluate'];
const LEVEL_SECONDS = 30;

/** Returns for how many seconds a call may think. */
export function secondsOf(name: CallName, { seconds }: Record<string, unknown>): number {
  if (!THINKING.includes(name)) return 0;
  return typeof seconds === 'number' ? seconds : LEVEL_SECONDS;
}
