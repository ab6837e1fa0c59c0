// The addresses of rules.

import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { idIn } from '../../keep/mended.ts';

/** The game whose rules show; null for the first. */
export type ToRules = { game: string | null };

export function rulesHash(game: string) {
  return hashOf({ rules: encoded(game) });
}

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<ToRules>>> = {
  rules: (game) => ({ game: idIn(game) || null }),
};

/** Its pages show all games: their cards are asked for ahead. */
export const SHOWS_ALL = true;
