// Small things kept on this device; without storage they last as long as the page.
import { asFields, type Fields, isFields, readJson } from './checks.ts';
import { isPicture, OWN, QUARANTINE } from './own-keys.ts';
import { SafeStorage } from './storage.ts';

/** What could not be written to the storage. */
export const inMemory: Map<string, string> = new Map();
/** Whether all was deleted: what a page that is about to go would still keep is refused. */
let forgotten = false;

export const storage = new SafeStorage(() => localStorage);

export function read(name: string): string | null {
  return inMemory.get(name) ?? storage.get(OWN + name);
}

/** Reads an object; a damaged one is set aside, and read as one without fields. */
export function readFields(name: string): Fields {
  const text = read(name) || '{}';
  const found = readJson(text);
  if (!isFields(found)) quarantine(name, text);
  return asFields(found);
}

/** Keeps a damaged entry under another name: the next write would replace it. */
function quarantine(name: string, text: string) {
  if (!isPicture(OWN + name) && storage.set(OWN + QUARANTINE + name, text)) drop(name);
}

export function write(name: string, value: string) {
  if (forgotten) return;
  const kept = isPicture(OWN + name)
    ? storage.set(OWN + name, value)
    : storage.setInPlaceOf(isPicture, OWN + name, value);
  // If the storage is full, keep it in memory. Once it is stored, other tabs may change it.
  if (kept) inMemory.delete(name);
  else inMemory.set(name, value);
}

export function drop(name: string) {
  inMemory.delete(name);
  storage.remove(OWN + name);
}

/** Calls whenever another window has changed this. Tests run where there are no windows. */
export function whenChangedElsewhere(name: string, hear: () => void) {
  globalThis.window?.addEventListener('storage', ({ key }) => {
    if (key === OWN + name) hear();
  });
}

/** What rooms do once everything is being deleted. */
const forgetting: (() => Promise<void>)[] = [];

/** Has a room delete what it keeps outside the storage, when everything goes. It never rejects. */
export function whenForgotten(forget: () => Promise<void>) {
  forgetting.push(forget);
}

/**
 * Deletes everything that this site has in the storage, and keeps nothing more. Resolves once rooms
 * have deleted what they keep elsewhere.
 */
export async function forget(): Promise<void> {
  const others = forgetting.map((each) => each());
  forgotten = true;
  inMemory.clear();
  for (const name of storage.names()) if (name.startsWith(OWN)) storage.remove(name);
  await Promise.all(others);
}

/** Asks once: some browsers ask the person in turn. */
export function askToStay() {
  if (read('stay') !== null) return;
  write('stay', 'asked');
  // Pages from an address that isn't secure have no such thing; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => {});
}
