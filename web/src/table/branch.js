/** @import {SavedTable, Store} from "../store.js" */
import { tableHash } from '../router.js';
import { newTable } from '../store.js';

/**
 * Keeps a table of its own that goes on from an earlier ply, with the same seats.
 * @param {Store} store @param {SavedTable} saved @param {number} ply
 * @returns {string} its address
 */
export function branch(store, { record, seats }, ply) {
  const table = newTable({ ...record, actions: record.actions.slice(0, ply) }, seats);
  store.save(table);
  return tableHash(table.key);
}
