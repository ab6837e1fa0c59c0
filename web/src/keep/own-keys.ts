// The names that this site's entries have in the browser's storage. Several copies of the site can
// share one origin, each below its own path: the path is part of each name.
import { SITE } from '../python/build.ts';
import { prefixOf } from './prefix.ts';

/** What the names of this site's entries begin with, such as "pygames:/games/:". */
export const OWN = prefixOf(SITE.pathname);

/** What the names of damaged entries begin with that were set aside. */
export const ASIDE = 'aside:';
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
