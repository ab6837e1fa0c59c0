// The addresses of what is for paper.

import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { idIn, wordIn } from '../../keep/mended.ts';

/** The game, null for the first, and the table whose game can be printed too. */
export type ToPrint = { game: string | null; table: string | null };

/** @param table whose game can be printed too */
export function printHash(game: string, table?: string) {
  return hashOf({ print: encoded(game), table: encoded(table) });
}

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<ToPrint>>> = {
  print: (game, { table = '' }) => ({ game: idIn(game) || null, table: wordIn(table) || null }),
};

/** Its pages show all games: their cards are asked for ahead. */
export const SHOWS_ALL = true;
