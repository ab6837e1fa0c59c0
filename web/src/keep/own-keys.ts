// The names that this site's entries have in the browser's storage. Several copies of the site can
// share one origin, each below its own path: the path is part of each name.
import { SITE } from '../python/build.ts';
import { asFields, readJson } from './checks.ts';
import { OLD, prefixOf } from './prefix.ts';

/** What the names of this site's entries begin with, such as "pygames:/games/:". */
export const OWN = prefixOf(SITE.pathname);

/** Where it is noted that entries with old names were taken over. */
const MOVED = 'moved';
/** The picture of the last table: a mere cache, and large. */
export const PICTURE = 'picture';
/** The exercises that were failed, and the answers to them. */
export const KEPT_DECK = 'deck';
/** What the names of small pictures begin with, before the key of the table: caches too. */
export const THUMBNAIL = 'thumbnail:';
/** The same of what bots have answered about finished games. */
export const REVIEW = 'review:';

/** Whether an entry is a picture or a review, which give way to all else: they are made anew. */
export function isPicture(name: string) {
  const made = [THUMBNAIL, REVIEW].some((before) => name.startsWith(OWN + before));
  return made || name === OWN + PICTURE;
}

/** Whether all data are deleted with this entry. */
export function isForgotten(name: string, own = OWN) {
  return name.startsWith(own) && name !== own + MOVED;
}

/**
 * Gives the entries of older versions, whose names had no path, this site's names: all of them
 * once. Later only newer states of tables that this site has, as a tab of the older version still
 * keeps them. What finds no room for its longer name is tried again at the next start.
 */
export function adoptOldEntries(storage: Storage, own = OWN) {
  const old = Object.keys(storage).filter(isOld);
  if (!old.length) return;
  const moved = storage.getItem(own + MOVED) !== null;
  if (!moved) storage.removeItem(OLD + PICTURE);
  const due = old.filter((name) => {
    const known = own + name.slice(OLD.length);
    return moved ? isNewer(storage, name, known) : storage.getItem(known) === null;
  });
  const all = due.map((name) => move(storage, name, own + name.slice(OLD.length)));
  if (!moved && all.every(Boolean)) storage.setItem(own + MOVED, '');
}

function isOld(name: string) {
  return name.startsWith(OLD) && name.charAt(OLD.length) !== '/';
}

/** Removes the old entry first, as there may be no room for both; returns whether it moved. */
function move(storage: Storage, from: string, to: string): boolean {
  const text = storage.getItem(from);
  if (text === null) return true;
  storage.removeItem(from);
  try {
    storage.setItem(to, text);
    return true;
  } catch {
    storage.setItem(from, text);
    return false;
  }
}

/** Whether an entry is a later state of the same table. */
function isNewer(storage: Storage, name: string, known: string) {
  return usedAt(storage.getItem(name), 0) > usedAt(storage.getItem(known), Infinity);
}

function usedAt(text: string | null, absent: number): number {
  if (text === null) return absent;
  const { used } = asFields(readJson(text));
  return typeof used === 'number' ? used : 0;
}
