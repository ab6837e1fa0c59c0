// The matches that were played over a direct connection on this device: they can be connected again.
import { isTexts, readJson } from '../../keep/checks.ts';
import { read, write } from '../../keep/prefs.ts';

const NAME = 'live';
/** Games that are older than so many others are connected again by an invitation. */
const MOST = 12;

function ids(): string[] {
  const kept = readJson(read(NAME) ?? '[]');
  return Array.isArray(kept) && isTexts(kept) ? kept.slice(0, MOST) : [];
}

export function isRemembered(id: string): boolean {
  return ids().includes(id);
}

export function remember(id: string) {
  const others = ids().filter((each) => each !== id);
  write(NAME, JSON.stringify([id, ...others].slice(0, MOST)));
}
