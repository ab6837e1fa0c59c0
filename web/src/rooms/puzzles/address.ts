// The addresses of puzzles.

import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { idIn } from '../../keep/mended.ts';

/** The puzzles of a game, '' of all; the way says how the next one is chosen, '' without one. */
export type ToPuzzles = { game: string; way: string };

/** The puzzles of all games. */
export const PUZZLES = '#puzzles';

/** @param way how the next puzzle is chosen; without one, all ways are offered */
export function puzzlesHash(game: string, way?: string) {
  return hashOf({ puzzles: encoded(game), way: encoded(way) });
}

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<ToPuzzles>>> = {
  puzzles: (game, { way = '' }) => ({ game: idIn(game), way: idIn(way) }),
};
