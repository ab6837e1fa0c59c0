// A file outside the browser with everything on this device, kept up to date. Only some browsers
// can write files.
import { signal } from '@preact/signals-core';
import { drop, read, write } from '../../keep/prefs.ts';
import type { Store } from '../../keep/store.ts';
import { COPY, markBackup } from './kept.ts';
import { dropHandle, keepHandle, keptHandle } from './kept-handle.ts';
import { type Backup, backupOf } from './text.ts';

const MODE = { mode: 'readwrite' } as const;

/** A chosen file, with Chromium's additions to the standard. */
type Handle = FileSystemFileHandle & {
  queryPermission?: (how: typeof MODE) => Promise<PermissionState>;
  requestPermission?: (how: typeof MODE) => Promise<PermissionState>;
};
type Picking = {
  showSaveFilePicker?: (how: object) => Promise<Handle>;
};

/**
 * The state of the file. `none`: none was chosen. `kept`: it is up to date. `asks`: the browser
 * needs permission again. `lost`: it could not be written, for example because it was deleted.
 * `unread` or `damaged`: it stays as it was, because some data could not be read, or was damaged,
 * and the file may still have it.
 */
export type CopyState =
  | { is: 'none' }
  | { is: 'kept' | 'asks' | 'lost' | 'unread' | 'damaged'; name: string };

export const copyState = signal<CopyState>({ is: 'none' });

export function canCopy(): boolean {
  return 'showSaveFilePicker' in window;
}

/** Lets the person choose the file, and writes it. Cancelling changes nothing. */
export async function chooseFile(store: Store) {
  const { showSaveFilePicker } = window as Picking;
  const types = [{ accept: { 'application/json': ['.json'] } }];
  const handle = await showSaveFilePicker?.({ suggestedName: 'pygames.json', types }).catch(
    () => null,
  );
  if (!handle) return;
  try {
    await keepHandle(handle);
    // The person has accepted that data damaged by now is missing in this file.
    write(COPY, `${backupOf(store)?.damaged ?? 0}`);
  } catch {
    // Without a database the file is written once.
  }
  await update(store, handle);
}

/** Writes the file, if there is one and the browser allows it. */
export async function updateCopy(store: Store) {
  const handle = await chosen();
  if (handle) await update(store, handle);
}

/** Asks the browser for permission to write; it asks the person. */
export async function allowCopy(store: Store) {
  const handle = await chosen();
  if (!handle) return;
  await handle.requestPermission?.(MODE).catch(() => {});
  await update(store, handle);
}

/** Stops updating the file. */
export async function endCopy() {
  drop(COPY);
  copyState.value = { is: 'none' };
  await dropHandle();
}

async function chosen(): Promise<Handle | null> {
  return read(COPY) === null ? null : keptHandle();
}

/** Writes run one at a time, so that the last one has everything. */
let writing: Promise<void> = Promise.resolve();

function update(store: Store, handle: Handle): Promise<void> {
  writing = writing.then(() => rewrite(store, handle));
  return writing;
}

async function rewrite(store: Store, handle: Handle) {
  const { name } = handle;
  try {
    if ((await handle.queryPermission?.(MODE)) === 'prompt') {
      copyState.value = { is: 'asks', name };
      return;
    }
    const backup = backupOf(store);
    if (!backup) copyState.value = { is: 'unread', name };
    else if (backup.damaged > Number(read(COPY) ?? 0)) copyState.value = { is: 'damaged', name };
    else await writeBackup(backup, handle);
  } catch {
    copyState.value = { is: 'lost', name };
  }
}

async function writeBackup({ text }: Backup, handle: Handle) {
  const file = await handle.createWritable();
  await file.write(text);
  await file.close();
  copyState.value = { is: 'kept', name: handle.name };
  markBackup();
}
