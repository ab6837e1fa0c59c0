// When this device was last backed up, and whether to speak of it: a browser that has given no
// promise may delete what a site keeps.

import { DAY_MS } from '../../keep/calendar.ts';
import { isCount } from '../../keep/checks.ts';
import { readFields, write } from '../../keep/prefs.ts';
import type { SavedTable } from '../../keep/store.ts';

const NAME = 'backup';
/**
 * Kept where a file is kept up to date (library/file-copy.ts): how many damaged entries it may lack.
 */
export const COPY = 'copy';
/** Games as old as this that are in no backup are spoken of, and so often. */
const DAYS = 30;

/** In ms since 1970. */
function moments() {
  const { made, asked } = readFields(NAME);
  return { made: isCount(made) ? made : 0, asked: isCount(asked) ? asked : 0 };
}

/** Everything is backed up now. */
export function markBackup(now: number = Date.now()) {
  write(NAME, JSON.stringify({ ...moments(), made: now }));
}

/** It was spoken of; not again for a while. */
export function markAsked(now: number = Date.now()) {
  write(NAME, JSON.stringify({ ...moments(), asked: now }));
}

/**
 * Whether games that were played long ago are in no backup, and nobody was reminded lately.
 * @param read all tables; they are read only where the answer depends on them
 */
export function isBackupDue(
  read: () => readonly Pick<SavedTable, 'used' | 'record'>[],
  now: number = Date.now(),
): boolean {
  const { made, asked } = moments();
  const long = now - DAYS * DAY_MS;
  if (Math.max(made, asked) >= long) return false;
  return read().some(
    ({ used, record }) => used > made && used > 0 && used < long && record.actions.length > 0,
  );
}
