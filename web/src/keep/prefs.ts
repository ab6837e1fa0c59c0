// Small data on this device; without storage it lasts as long as the page.

import { asFields, type Fields, isFields, readJson } from './checks.ts';
import { isPicture, OWN, QUARANTINE } from './own-keys.ts';
import { SafeStorage } from './storage.ts';
import { storedData } from './stored-data.ts';

/** What could not be written to storage. */
export const inMemory: Map<string, string> = new Map();
/** Whether everything was deleted: then a page that is about to close writes nothing more. */
let forgotten = false;

export const storage = new SafeStorage(() => localStorage);

export function read(name: string): string | null {
  return inMemory.get(name) ?? storage.get(OWN + name);
}

/** Reads an object; a damaged one is moved aside and read as empty. */
export function readFields(name: string): Fields {
  const text = read(name) || '{}';
  const fields = readJson(text);
  if (!isFields(fields)) quarantine(name, text);
  return asFields(fields);
}

/** Keeps a damaged entry under another name, because the next write would replace it. */
function quarantine(name: string, text: string) {
  if (!isPicture(OWN + name) && storage.set(OWN + QUARANTINE + name, text)) drop(name);
}

export function write(name: string, value: string) {
  if (forgotten) return;
  const success = isPicture(OWN + name)
    ? storage.set(OWN + name, value)
    : storage.setInPlaceOf(isPicture, OWN + name, value);
  // If the storage is full, keep it in memory. Once it is stored, other tabs may change it.
  if (success) inMemory.delete(name);
  else inMemory.set(name, value);
}

export function drop(name: string) {
  inMemory.delete(name);
  storage.remove(OWN + name);
}

/** Calls `hear` when another window has changed an entry. In tests there are no windows. */
export function whenChangedElsewhere(name: string, hear: () => void) {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === OWN + name) hear();
  });
}

/**
 * Deletes everything of this site in storage and writes nothing more. Resolves once all have
 * deleted what they keep elsewhere.
 */
export async function forget(): Promise<void> {
  const others = storedData.of('forget').map((forget) => forget());
  forgotten = true;
  inMemory.clear();
  for (const name of storage.names()) if (name.startsWith(OWN)) storage.remove(name);
  await Promise.all(others);
}

/** Asks only once, because some browsers ask the person. */
export function askToStay() {
  if (read('stay') !== null) return;
  write('stay', 'asked');
  // Missing without HTTPS; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => {});
}
