// The addresses of exercises.

import { encoded, hashOf, type Reader } from '../../addresses/links.ts';
import { wordIn } from '../../addresses/mended.ts';

/** The mistakes in a table's game; null for the exercises of the day. */
export type ToMistakes = { key: string | null };

/** The address of today's exercises. */
export const DECK = '#deck';

/** The address of a game's exercises. */
export function mistakesHash(key: string) {
  return hashOf({ mistakes: encoded(key) });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToMistakes>>> = {
  mistakes: (key) => ({ key: wordIn(key) || null }),
  deck: () => ({ key: null }),
};
