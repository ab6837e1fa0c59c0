// Another tab of the same browser: the tables that it takes, what it keeps, and what the page hears.
import { setTimeout as later } from 'node:timers/promises';
import { locks } from 'node:worker_threads';
import { tell } from '../odd-storage.ts';

const { OWN } = await import('../../../../web/src/keep/own-keys.ts');

Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

/** The tables at which it plays, and what ends that. */
const ends = new Map<string, () => void>();

/** Plays at a table from now on. */
export async function take(key: string) {
  if (ends.has(key)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  ends.set(key, resolve);
  const lost = () => ends.delete(key);
  void locks.request(`${OWN}table:${key}`, { steal: true }, () => promise).then(lost, lost);
  await later(5);
}

/** Is closed. */
export function leave(key: string) {
  ends.get(key)?.();
}

export function plays(key: string) {
  return ends.has(key);
}

const namesOf = (key: string) =>
  Object.keys(localStorage).filter((name) =>
    ['table:', 'finished:'].some((kind) => name.startsWith(OWN + kind) && name.endsWith(`:${key}`)),
  );

/** Reads a table. */
export function read(key: string) {
  return JSON.parse(localStorage.getItem(namesOf(key)[0]) ?? '{}');
}

type Own = { key: string; over: boolean; header: { game: string } };

/** Keeps a table, or, with null, deletes it. */
export function keep({ key, over, header: { game } }: Own, table: object | null) {
  const before = namesOf(key);
  const name = `${OWN}${over ? `finished:${game}` : 'table'}:${key}`;
  if (table) localStorage.setItem(name, JSON.stringify(table));
  if (table) tell(name);
  for (const each of before) {
    if (table && each === name) continue;
    localStorage.removeItem(each);
    tell(each);
  }
}
