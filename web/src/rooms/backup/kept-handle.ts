// The browser's handle of the file that is kept up to date. It is no text, so it is in a database.

import { OWN } from '../../keep/own-keys.ts';
import { withTimeout } from '../../python/with-timeout.ts';

const NAME = `${OWN}file`;
const STORE = 'handles';
const KEY = 'copy';

/** Rejects where the browser has no database, refuses it, or doesn't answer. */
export async function keepHandle(handle: FileSystemFileHandle) {
  await withTimeout(opened().then((base) => base.put(STORE, handle, KEY)));
}

/** The handle that is kept; null where there is none, or none can be had. */
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
