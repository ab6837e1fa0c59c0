// Backups and transfers, as the first screen knows them.

import type { Room } from '../../app/room.ts';
import { OWN } from '../../keep/own-keys.ts';
import { addresses, type ToBackup } from './address.ts';
import { Reminder } from './reminder.tsx';
import { toBackup } from './words/first.ts';

/** Earlier versions kept the handle of a backup file in a database of its own. */
async function forgotten() {
  try {
    indexedDB.deleteDatabase(`${OWN}file`);
  } catch {
    // Without databases there is none to delete.
  }
}

export const backup: Room<ToBackup> = {
  name: 'backup',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { note: Reminder },
  settings: { safekeeping: { word: toBackup, href: '#backup' } },
  forgotten,
};
