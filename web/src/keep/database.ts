// The browser's database of this site: what outlasts the browser's process at once, and what has to
// be decided in one order for all windows.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '../site/with-timeout.ts';
import { OWN } from './own-keys.ts';

/** An entry of the storage as it was written last. */
export type Copied = {
  name: string;
  /** Null if it was removed. */
  text: string | null;
  /** Checksums of what it took the place of, the last one last. */
  before: readonly number[];
  /** When it was written, in ms. */
  at: number;
};

interface Schema extends DBSchema {
  copies: { key: string; value: Copied };
  device: { key: string; value: Uint8Array<ArrayBuffer> };
}

export type Database = IDBPDatabase<Schema>;

let opening: Promise<Database | null> | null = null;

/** Null if the browser has no database, refuses it, or doesn't answer. */
export function database(): Promise<Database | null> {
  opening ??= 'indexedDB' in globalThis ? opened().catch(() => null) : Promise.resolve(null);
  return opening;
}

function opened(): Promise<Database> {
  const base = openDB<Schema>(`${OWN}data`, 1, {
    upgrade: (db) => {
      db.createObjectStore('copies', { keyPath: 'name' });
      db.createObjectStore('device');
    },
    // Another version of the page, or the person, wants to change or delete it.
    blocking: (_, __, event) => {
      opening = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opening = null;
    },
  });
  return withTimeout(base);
}
