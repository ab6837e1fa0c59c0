// Updates the backup file, if there is one, once nothing changes any more.
import type { AtTable } from '../../app/at-table.ts';
import { read } from '../../keep/prefs.ts';
import type { Store } from '../../keep/store.ts';
import { part } from '../../ui/part.ts';
import { COPY } from './kept.ts';
import { PAGES } from './room.ts';

/** How long to wait for another move, in ms. */
const COPY_MS = 1000;

let copying: ReturnType<typeof setTimeout> | undefined;

function copySoon(store: Store) {
  if (read(COPY) === null) return;
  clearTimeout(copying);
  copying = setTimeout(() => part(PAGES).then(({ updateCopy }) => updateCopy(store)), COPY_MS);
}

export const backup: AtTable = {
  name: 'backup',
  started: ({ store }) => copySoon(store),
  kept: ({ store }) => copySoon(store),
};
