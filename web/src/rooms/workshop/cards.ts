// The cards of the games in one file that are kept here, as the first screen knows them. What is kept
// is used once it has been checked (`findCards` in made.ts): anyone may have written it.
import { OWN } from '../../keep/own-keys.ts';
import { inMemory, read, storage } from '../../keep/prefs.ts';
import type { Card } from '../../scene/types.ts';

/** The name of an entry begins with this; the id of the game follows. */
export const MADE = 'made:';
/** The id of a version ends with a hash; those of 1.0 with 12 digits (pygames/added/brought.py). */
export const IS_ID = /^[a-z\d-]{1,64}-(?:[\da-f]{12}|[\da-f]{32})$/;

/** The cards that were checked, by the ids of their games: a version never changes. */
export const cards = new Map<string, Card>();

/** What lies where games are kept, by the ids. */
export function madeIds(): string[] {
  const names = [...storage.names(), ...[...inMemory.keys()].map((name) => OWN + name)];
  const ids = names.map((name) => name.split(OWN + MADE)).filter(([before, id]) => !before && id);
  return [...new Set(ids.map(([, id]) => id))];
}

/** Returns the id under which a game is kept, perhaps that of another version of this site; or ''. */
export function keptId(id: string): string {
  if (!IS_ID.test(id)) return '';
  if (read(MADE + id) !== null) return id;
  return madeIds().find((each) => each.startsWith(id) || id.startsWith(each)) ?? '';
}
