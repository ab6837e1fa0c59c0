// How often tests try random inputs, and which: the same each time, or those that PYGAMES_SEED
// begins. fast-check names its seed in a failure.

import { configureGlobal } from '../../web/node_modules/fast-check/lib/fast-check.js';

export const SEED = Number(process.env.PYGAMES_SEED ?? 0);
configureGlobal({ seed: SEED });

/** Chooses how often to try: more in the long form. */
export function often(short: number, long: number): number {
  return process.env.PYGAMES_LONG ? long : short;
}
