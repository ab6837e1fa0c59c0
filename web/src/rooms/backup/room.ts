// Backing up and moving to another device: what the page knows of it from its start.

import type { Room } from '../../app/room.ts';
import { read } from '../../keep/prefs.ts';
import { part } from '../../ui/part.ts';
import { addresses, type ToBackup } from './address.ts';
import { COPY } from './kept.ts';
import { Reminder } from './reminder.tsx';

/** What writes the file that is kept up to date. */
export const WRITES = { name: 'file-copy', load: () => import('./file-copy.ts') };

/** The browser's handle of that file is in a database of its own. */
async function forgotten() {
  if (read(COPY) === null) return;
  await part(WRITES)
    .then(({ endCopy }) => endCopy())
    .catch(() => {});
}

export const backup: Room<ToBackup> = {
  name: 'backup',
  load: () => import('./index.tsx'),
  addresses,
  atHome: { note: Reminder },
  forgotten,
};
