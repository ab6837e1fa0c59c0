// Where the browser refuses storage, a reload for another language takes the games along.
import type { SavedTable } from './saved-table.ts';
import type { Store } from './store.ts';

let held: Store | null = null;

/** The games that only this page has. */
export function unkept(): readonly SavedTable[] {
  return held?.all() ?? [];
}

/** Takes over the games of this page before its reload, if nothing outlasts that. */
export function takeOver(store: Store) {
  if (!store.isRefused) return;
  held = store;
  for (const table of history.state?.unkept ?? []) store.add(table);
}
