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
/** The prefix of what is computed about a table and may be lost: a word for what it is, then the key. */
const FOUND = 'found:';

/** The name of what is computed about a table. */
export function foundName(what: string, key: string) {
  return `${FOUND}${what}:${key}`;
}

/** Whether an entry was computed about a table. */
export function isFoundOf(key: string, name: string) {
  return name.startsWith(OWN + FOUND) && name.endsWith(`:${key}`);
}

/** Whether an entry may be deleted to make room: it is made again, or was a picture of older builds. */
export function isDerived(name: string) {
  const isCache = [FOUND, 'thumbnail:'].some((each) => name.startsWith(OWN + each));
  return isCache || name === `${OWN}picture`;
}
