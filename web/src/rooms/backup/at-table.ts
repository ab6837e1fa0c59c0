// Writes the file that is kept up to date, if there is one, once nothing more changes.
import type { AtTable } from '../../app/at-table.ts';
import { read } from '../../keep/prefs.ts';
import type { Store } from '../../keep/store.ts';
import { part } from '../../ui/part.ts';
import { COPY } from './kept.ts';
import { PAGES } from './room.ts';

/** Waits for the next move so long, in ms. */
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
