// The names that this site's entries have in the browser's storage. Several copies of the site can
// share one origin, each below its own path: the path is part of each name.
import { SITE } from '../python/build.ts';

const OLD = 'pygames:';

/** What the names of this site's entries begin with, such as "pygames:/games/:". */
export const OWN = prefixOf(SITE.pathname);

/** Where it is noted that entries with old names were taken over. */
const MOVED = 'moved';
/** The picture of the last table: a mere cache, and large. */
export const PICTURE = 'picture';

/** @param path of the site, with a slash at each end */
export function prefixOf(path: string) {
  return `${OLD}${path.replaceAll(':', '%3A')}:`;
}

/** Whether all data are deleted with this entry. */
export function isForgotten(name: string, own = OWN) {
  return name.startsWith(own) && name !== own + MOVED;
}

/**
 * Gives the entries of older versions, whose names had no path, this site's names: all of them
 * once. Later only tables that are this site's own, as a tab of the older version still keeps them.
 */
export function adoptOldEntries(storage: Storage, own = OWN) {
  const moved = storage.getItem(own + MOVED) !== null;
  const old = Object.keys(storage).filter((name) => isOld(name));
  if (!old.length) return;
  for (const name of old) {
    const rest = name.slice(OLD.length);
    if (rest === PICTURE && !moved) storage.removeItem(name);
    else if (moved ? isNewer(storage, name, own + rest) : storage.getItem(own + rest) === null) {
      move(storage, name, own + rest);
    }
  }
  if (!moved) storage.setItem(own + MOVED, '');
}

function isOld(name: string) {
  return name.startsWith(OLD) && name.charAt(OLD.length) !== '/';
}

/** Removes the old entry first, as there may be no room for both. */
function move(storage: Storage, from: string, to: string) {
  const [text, replaced] = [storage.getItem(from) ?? '', storage.getItem(to)];
  storage.removeItem(from);
  try {
    storage.setItem(to, text);
  } catch {
    storage.setItem(from, text);
    if (replaced !== null) storage.setItem(to, replaced);
  }
}

function isNewer(storage: Storage, name: string, known: string) {
  return usedAt(storage.getItem(name)) > usedAt(storage.getItem(known) ?? undefined);
}

/** When a table was last used; never for what is none. */
function usedAt(text: string | null | undefined): number {
  if (text === undefined) return Infinity;
  try {
    const { used } = JSON.parse(text ?? '');
    return typeof used === 'number' ? used : 0;
  } catch {
    return 0;
  }
}
