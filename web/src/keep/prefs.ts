// Small things kept on this device; without storage they last as long as the page.
import { asFields, type Fields, readJson } from './checks.ts';
import { adoptOldEntries, isForgotten, OWN } from './own-keys.ts';

/** What could not be written to the storage. */
export const inMemory: Map<string, string> = new Map();
/** Whether all was deleted: what a page that is about to go would still keep is refused. */
let forgotten = false;

// Before anything is read.
try {
  adoptOldEntries(localStorage);
} catch {
  // Storage is refused or full: what could not be moved stays where it was.
}

export function read(name: string): string | null {
  try {
    return inMemory.get(name) ?? localStorage.getItem(OWN + name);
  } catch {
    return inMemory.get(name) ?? null;
  }
}

/** What is kept as an object; one that is damaged has no fields. */
export function readFields(name: string): Fields {
  return asFields(readJson(read(name) ?? ''));
}

export function write(name: string, value: string) {
  if (forgotten) return;
  try {
    localStorage.setItem(OWN + name, value);
    // From here on other pages may change it.
    inMemory.delete(name);
  } catch {
    // It is kept for this page; nothing is lost that matters.
    inMemory.set(name, value);
  }
}

export function drop(name: string) {
  inMemory.delete(name);
  try {
    localStorage.removeItem(OWN + name);
  } catch {
    // Storage is refused: nothing was kept in it.
  }
}

/** Deletes everything that this site has in the storage, and keeps nothing more. */
export function forget() {
  forgotten = true;
  inMemory.clear();
  try {
    const own = Object.keys(localStorage).filter((name) => isForgotten(name));
    for (const name of own) localStorage.removeItem(name);
  } catch {
    // Storage is refused: nothing was kept in it.
  }
}

/** Asks once: some browsers ask the person in turn. */
export function askToStay() {
  if (read('stay') !== null) return;
  write('stay', 'asked');
  // Pages from an address that isn't secure have no such thing; a refusal changes nothing.
  navigator.storage?.persist?.().catch(() => {});
}
