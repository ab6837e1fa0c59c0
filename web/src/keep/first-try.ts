// Games that a room sets, the same for everybody: the first try at one counts.
import type { SavedTable } from './store.ts';

type FirstTry = (table: SavedTable) => boolean | null;

let asked: FirstTry = () => null;

/** Has a room answer for the games that it sets. */
export function firstTriesBy(ask: FirstTry) {
  asked = ask;
}

/** Whether a table is the one whose result counts, of a game that was set; null for any other game. */
export function isFirstTry(table: SavedTable): boolean | null {
  return asked(table);
}
