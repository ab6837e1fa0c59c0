// The addresses of rules.

import { encoded, hashOf, type Reader } from '../../addresses/links.ts';
import { idIn } from '../../addresses/mended.ts';

/** The game whose rules to show; null for the first. */
export type ToRules = { game: string | null };

export function rulesHash(game: string) {
  return hashOf({ rules: encoded(game) });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToRules>>> = {
  rules: (game) => ({ game: idIn(game) || null }),
};

/** Its pages show all games, so their cards are preloaded. */
export const SHOWS_ALL = true;
