// The names that this site's entries have in the browser's storage. Several copies of the site can
// share one origin, each below its own path: the path is part of each name.
import { SITE } from '../python/build.ts';
import { prefixOf } from './prefix.ts';

/** What the names of this site's entries begin with, such as "pygames:/games/:". */
export const OWN = prefixOf(SITE.pathname);

/** What the names of damaged entries begin with that were set aside. */
export const QUARANTINE = 'aside:';
/** The picture of the last table: a mere cache, and large. */
export const PICTURE = 'picture';
/** What the names of small pictures begin with, before the key of the table: caches too. */
export const THUMBNAIL = 'thumbnail:';
/** The same of what a room works out about a table; before the key stands a word of the room. */
const FOUND = 'found:';

/** The name of what a room works out about a table. */
export function foundName(what: string, key: string) {
  return `${FOUND}${what}:${key}`;
}

/** Whether an entry is what a room works out about a table. */
export function isFoundOf(key: string, name: string) {
  return name.startsWith(OWN + FOUND) && name.endsWith(`:${key}`);
}

/** Whether an entry gives way to all else: it is made anew. */
export function isPicture(name: string) {
  const made = [THUMBNAIL, FOUND].some((before) => name.startsWith(OWN + before));
  return made || name === OWN + PICTURE;
}
