import { tableHash } from '../keep/links.ts';
import type { SavedTable, Store } from '../keep/store.ts';
import { newTable } from '../keep/store.ts';

/**
 * Keeps a table of its own that goes on from an earlier ply, with the same seats.
 * @returns its address
 */
export function branch(store: Store, { record, seats }: SavedTable, ply: number): string {
  const table = newTable({ ...record, actions: record.actions.slice(0, ply) }, seats);
  store.save(table);
  return tableHash(table.key);
}
