// When this device was last backed up, and whether to remind: browsers may delete a site's data
// unless they have promised not to.

import { DAY_MS } from '../../dates/calendar.ts';
import { isCount } from '../../keep/checks.ts';
import { readFields, write } from '../../keep/prefs.ts';
import type { SavedTable } from '../../keep/saved-table.ts';

const NAME = 'backup';
/** Games of this age that are in no backup cause a reminder, and reminders are this far apart. */
const DAYS = 30;

/** In ms since 1970. */
function moments() {
  const { made, asked } = readFields(NAME);
  return { made: isCount(made) ? made : 0, asked: isCount(asked) ? asked : 0 };
}

/** Records that everything is backed up now. */
export function markBackup(now: number = Date.now()) {
  write(NAME, JSON.stringify({ ...moments(), made: now }));
}

/** Records a reminder, so that the next one comes later. */
export function markAsked(now: number = Date.now()) {
  write(NAME, JSON.stringify({ ...moments(), asked: now }));
}

/**
 * Whether old games are in no backup, and there was no reminder lately.
 * @param read reads all tables, only if the answer depends on them
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
