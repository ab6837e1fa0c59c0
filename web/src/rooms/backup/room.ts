// Backups and transfers, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { read } from '../../keep/prefs.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToBackup } from './address.ts';
import { COPY } from './kept.ts';
import { Reminder } from './reminder.tsx';
import { toBackup } from './words/first.ts';

/** Its pages, and what updates the backup file. */
export const PAGES = { name: 'backup', load: () => import('./index.tsx') };

/** The browser's handle of that file is in a database of its own. */
async function forgotten() {
  if (read(COPY) === null) return;
  await part(PAGES)
    .then(({ endCopy }) => endCopy())
    .catch(() => {});
}

export const backup: Room<ToBackup> = {
  ...PAGES,
  addresses,
  atHome: { note: Reminder },
  settings: { safekeeping: { word: toBackup, href: '#backup' } },
  forgotten,
};
