// The limits of a request to the rules.
import type { CallName } from '../scene/types.ts';

/** The longest request that the rules read (`MOST_BYTES` in pygames/door/bridge.py). */
export const MOST_BYTES = 1 << 20;

/** Calls that think, for the seconds that they are given; a level has at most so many. */
const THINKING: readonly CallName[] = ['choose', 'hint', 'evaluate'];
const LEVEL_SECONDS = 30;

/** How many seconds a call is given to think. */
export function secondsOf(name: CallName, { seconds }: Record<string, unknown>): number {
  if (!THINKING.includes(name)) return 0;
  return typeof seconds === 'number' ? seconds : LEVEL_SECONDS;
}
