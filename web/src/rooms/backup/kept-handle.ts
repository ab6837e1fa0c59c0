// The browser's handle of the backup file. Only a database can store it.

import { OWN } from '../../keep/own-keys.ts';
import { withTimeout } from '../../python/with-timeout.ts';

const NAME = `${OWN}file`;
const STORE = 'handles';
const KEY = 'copy';

/** Rejects if the browser has no database, refuses it, or doesn't answer. */
export async function keepHandle(handle: FileSystemFileHandle) {
  await withTimeout(opened().then((base) => base.put(STORE, handle, KEY)));
}

/** The kept handle; null if there is none, or it can't be read. */
export async function keptHandle(): Promise<FileSystemFileHandle | null> {
  const found = await withTimeout(opened().then((base) => base.get(STORE, KEY))).catch(() => null);
  return found ?? null;
}

export async function dropHandle() {
  await withTimeout(opened().then((base) => base.clear(STORE))).catch(() => {});
}

async function opened() {
  const { openDB } = await import('./database.ts');
  return openDB(NAME, 1, { upgrade: (base) => void base.createObjectStore(STORE) });
}
