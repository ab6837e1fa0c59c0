// The addresses of puzzles.

import { encoded, hashOf, type Reader } from '../../addresses/links.ts';
import { idIn } from '../../addresses/mended.ts';

/** The puzzles of a game, '' for all, and how the next one is chosen, '' if it isn't. */
export type ToPuzzles = { game: string; source: string };

/** The puzzles of all games. */
export const PUZZLES = '#puzzles';

/** @param source how the next puzzle is chosen; without one, the page offers all */
export function puzzlesHash(game: string, source?: string) {
  return hashOf({ puzzles: encoded(game), way: encoded(source) });
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToPuzzles>>> = {
  puzzles: (game, { way: source = '' }) => ({ game: idIn(game), source: idIn(source) }),
};
