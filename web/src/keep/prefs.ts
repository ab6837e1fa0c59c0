// Small data on this device; without storage it lasts as long as the page.
import { answerOf } from '../site/with-timeout.ts';
import { asFields, type Fields, isFields, readJson } from './checks.ts';
import { isDerived, LOG, OWN, QUARANTINE } from './own-keys.ts';
import { SafeStorage } from './storage.ts';
import { storedData } from './stored-data.ts';

/** Tells once that a result or a choice found no room; games tell it themselves. */
let tellLackOfRoom = () => {};
export function whenRoomLacks(tell: () => void) {
  tellLackOfRoom = tell;
}
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
  if (!isDerived(OWN + name) && storage.set(OWN + QUARANTINE + name, text)) drop(name);
}

/** Returns whether it was stored, and not only kept as long as this page. */
export function write(name: string, value: string): boolean {
  if (forgotten) return false;
  const isLess = isDerived(OWN + name);
  const success = isLess
    ? storage.set(OWN + name, value)
    : storage.setInPlaceOf(isDerived, OWN + name, value);
  // If the storage is full, keep it in memory. Once it is stored, other tabs may change it.
  if (success) keepWhatWaits(name);
  else inMemory.set(name, value);
  if (!success && !isLess && storage.names().length) {
    tellLackOfRoom();
    tellLackOfRoom = () => {};
  }
  return success;
}

/** Once there is room, what had none is stored too. */
function keepWhatWaits(stored: string) {
  inMemory.delete(stored);
  for (const [name, value] of inMemory) {
    if (!storage.set(OWN + name, value)) return;
    inMemory.delete(name);
  }
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
  forgotten = true;
  inMemory.clear();
  const own = storage.names().filter((name) => name.startsWith(OWN) && name !== LOG);
  for (const name of own) storage.remove(name);
  await Promise.all(storedData.of('forget').map((forget) => forget()));
}

/** Asks once, where nothing is told: some browsers ask the person, and readers tell that first. */
export function askToStay() {
  if (read('stay') !== null) return;
  write('stay', 'asked');
  // A refusal changes nothing.
  void answerOf(() => navigator.storage.persist());
}
