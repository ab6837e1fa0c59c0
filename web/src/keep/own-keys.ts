// The names of this site's entries in the browser's storage. Several copies of the site can share
// one origin, so each name begins with the path.
import { SITE } from '../site/build.ts';
import { prefixOf } from './prefix.ts';

/** The prefix of this site's entries, such as "pygames:/games/:". */
export const OWN = prefixOf(SITE.pathname);

/** The numbers of the last changes. */
export const LOG = `${OWN}log`;
/** The prefix of damaged entries that are kept aside. */
export const QUARANTINE = 'aside:';
/** The picture of the last table: only a cache, and large. */
export const PICTURE = 'picture';
/** The prefix of small pictures, before the key of the table; caches too. */
export const THUMBNAIL = 'thumbnail:';
/** The prefix of what a room computes about a table: a word of the room, then the key. */
const FOUND = 'found:';

/** The name of what a room computes about a table. */
export function foundName(what: string, key: string) {
  return `${FOUND}${what}:${key}`;
}

/** Whether an entry was computed by a room about a table. */
export function isFoundOf(key: string, name: string) {
  return name.startsWith(OWN + FOUND) && name.endsWith(`:${key}`);
}

/** Whether an entry may be deleted to make room: it is made again. */
export function isPicture(name: string) {
  const isDerived = [THUMBNAIL, FOUND].some((before) => name.startsWith(OWN + before));
  return isDerived || name === OWN + PICTURE;
}
