// The browser's handle of the file that is kept up to date. It is no text, so it is in a database.

import { OWN } from '../../keep/own-keys.ts';
import { inTime } from '../../python/in-time.ts';

const NAME = `${OWN}file`;
const STORE = 'handles';
const KEY = 'copy';

/** Rejects where the browser has no database, refuses it, or doesn't answer. */
export async function keepHandle(handle: FileSystemFileHandle) {
  await inTime(opened().then((base) => base.put(STORE, handle, KEY)));
}

/** The handle that is kept; null where there is none, or none can be had. */
export async function keptHandle(): Promise<FileSystemFileHandle | null> {
  const found = await inTime(opened().then((base) => base.get(STORE, KEY))).catch(() => null);
  return found ?? null;
}

export async function dropHandle() {
  await inTime(opened().then((base) => base.clear(STORE))).catch(() => {});
}

async function opened() {
  const { openDB } = await import('./database.ts');
  return openDB(NAME, 1, { upgrade: (base) => void base.createObjectStore(STORE) });
}
