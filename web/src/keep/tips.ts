// Which tips somebody has seen.
import { isShort, readJson } from './checks.ts';
import { read, write } from './prefs.ts';

const NAME = 'tips';
/** More tips than these are not kept. */
const MOST = 200;

export function seenTips(text = read(NAME) ?? '[]'): string[] {
  const list = readJson(text);
  return Array.isArray(list) ? list.filter(isShort) : [];
}

export function seeTip(id: string) {
  mergeTips(JSON.stringify([id]));
}

/** Takes in the tips that were seen elsewhere. */
export function mergeTips(text: string) {
  const here = seenTips();
  const all = new Set([...here, ...seenTips(text)]);
  if (all.size > here.length) write(NAME, JSON.stringify([...all].sort().slice(0, MOST)));
}
