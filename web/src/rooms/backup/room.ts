// Backups and transfers, as the first screen knows them.

import { opens } from '../../app/room.ts';
import { atHome } from '../../home/home.tsx';
import { ofKept } from '../../keep/beside.ts';
import { inSettings } from '../../keep/offered.ts';
import { OWN } from '../../keep/own-keys.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { addresses } from './address.ts';
import { Reminder } from './reminder.tsx';
import { toBackup } from './words/en-first.ts';

/** Earlier versions kept the handle of a backup file in a database of its own. */
async function forget() {
  try {
    indexedDB.deleteDatabase(`${OWN}file`);
  } catch {
    // Without databases there is none to delete.
  }
}

export const backup: Room = {
  name: 'backup',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(atHome, { note: Reminder }),
    contribute(inSettings, { safekeeping: { word: toBackup, href: '#backup' } }),
    contribute(ofKept, { forget }),
  ],
};
