// The addresses of printable pages.

import { encoded, hashOf, type Reader } from '../../addresses/links.ts';
import { idIn, wordIn } from '../../addresses/mended.ts';

/** The game, null for the first, and the table whose game can be printed too. */
export type ToPrint = { game: string | null; table: string | null };

/** @param table the table whose game can be printed too */
export function printHash(game: string, table?: string) {
  return hashOf({ print: encoded(game), table: encoded(table) });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToPrint>>> = {
  print: (game, { table = '' }) => ({ game: idIn(game) || null, table: wordIn(table) || null }),
};

/** Its pages show all games, so their cards are preloaded. */
export const SHOWS_ALL = true;
