// Backups and transfers, as the first screen knows them.

import { opens } from '../../app/room.ts';
import { homeParts } from '../../home/home.tsx';
import { OWN } from '../../keep/own-keys.ts';
import { settingsParts } from '../../keep/settings-parts.ts';
import { storedData } from '../../keep/stored-data.ts';
import { ifAny } from '../../site/with-timeout.ts';
import { contribute, type Room } from '../../slots/slots.ts';
import { addresses } from './address.ts';
import { Reminder } from './reminder.tsx';
import { toBackup } from './words/en-first.ts';

/** Earlier versions kept the handle of a backup file in a database of its own. */
async function forget() {
  ifAny(() => indexedDB.deleteDatabase(`${OWN}file`));
}

export const backup: Room = {
  name: 'backup',
  fills: [
    opens({ load: () => import('./index.tsx'), addresses }),
    contribute(homeParts, { note: Reminder }),
    contribute(settingsParts, { safekeeping: { word: toBackup, href: '#backup' } }),
    contribute(storedData, { forget }),
  ],
};
