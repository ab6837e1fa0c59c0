/** Small settings of this device; without storage they last as long as the page. */
export const PREFIX = 'pygames:';
const kept: Map<string, string> = new Map();
/** Whether all was deleted: what a page that is about to go would still keep is refused. */
let forgotten = false;

export function read(name: string): string | null {
  try {
    return kept.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    return kept.get(name) ?? null;
  }
}

export function write(name: string, value: string) {
  if (forgotten) return;
  kept.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // It is kept for this page; nothing is lost that matters.
  }
}

/** Deletes everything that this site has in the storage, and keeps nothing more. */
export function forget() {
  forgotten = true;
  kept.clear();
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // Storage is refused: nothing was kept in it.
  }
}
