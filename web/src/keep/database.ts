// The browser's database of this site: what outlasts the browser's process at once, and what has to
// be decided in one order for all windows.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { answerOf } from '../site/with-timeout.ts';
import { OWN } from './own-keys.ts';

/** The numbers of the last changes of pages, the last one last. */
export type Log = Readonly<Record<string, number>>;

/** An entry of the storage as it was written last. */
export type Copied = {
  name: string;
  /** Null if it was removed. */
  text: string | null;
  /** The page that has changed it. */
  by: string;
  /** The log before that. */
  after: Log;
};

interface Schema extends DBSchema {
  copies: { key: string; value: Copied };
  device: { key: string; value: Uint8Array<ArrayBuffer> };
}

export type Database = IDBPDatabase<Schema>;

let opening: Promise<Database | null> | null = null;

/** Null if the browser has no database, refuses it, or doesn't answer. */
export async function database(): Promise<Database | null> {
  opening ??= answerOf(opened);
  return opening;
}

/** Has the database opened anew the next time: it is closed, or doesn't answer. */
export function reopen() {
  opening = null;
}

function opened(): Promise<Database> {
  return openDB<Schema>(`${OWN}data`, 1, {
    upgrade: (db) => {
      db.createObjectStore('copies', { keyPath: 'name' });
      db.createObjectStore('device');
    },
    // Another version of the page, or the person, wants to change or delete it.
    blocking: (_, __, event) => {
      reopen();
      (event.target as IDBDatabase).close();
    },
    terminated: reopen,
  });
}
