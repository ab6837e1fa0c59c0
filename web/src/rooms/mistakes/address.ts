// The addresses of exercises.

import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { wordIn } from '../../keep/mended.ts';

/** The mistakes of the game at a table; null for the exercises of the day. */
export type ToMistakes = { key: string | null };

/** The exercises of today, whenever that is. */
export const DECK = '#deck';

/** The exercises that a game has left. */
export function mistakesHash(key: string) {
  return hashOf({ mistakes: encoded(key) });
}

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<ToMistakes>>> = {
  mistakes: (key) => ({ key: wordIn(key) }),
  deck: () => ({ key: null }),
};
