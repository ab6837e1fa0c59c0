// A copy of what was written last. Chromium writes `localStorage` to the disk about once a minute, so
// a browser that is killed loses that much; what a database has completed stays
// (docs/decisions/0036-what-was-written-last-is-in-a-database-too.md).
import { signal } from '@preact/signals-core';
import { withTimeout } from '../site/with-timeout.ts';
import { CORE, contribute } from '../slots/slots.ts';
import { sumOf } from './checks.ts';
import { type Copied, type Database, database } from './database.ts';
import { isPicture, OWN } from './own-keys.ts';
import { storage } from './prefs.ts';
import { hearWrites } from './storage.ts';
import { storedData } from './stored-data.ts';

/** How many earlier states of an entry are known again: what a minute of typing makes. */
const MOST_BEFORE = 2000;
/** By then the browser has long written `localStorage` itself, in ms. */
const LONG_AGO_MS = 3_600_000;
/** Stands for all entries, where everything is deleted. */
const ALL = '*';

/** `none`: there is no database. `writing`: it lacks something. `kept`: it has everything. */
export const copyState = signal<'none' | 'writing' | 'kept'>('none');

/** What the database lacks, by name. */
const pending = new Map<string, Copied>();
let writing: Promise<void> | null = null;
/** Once everything is deleted, nothing has a name any more. */
let forgotten = false;

/**
 * Brings back what the storage has lost, and follows it from now on. Returns whether anything is
 * back.
 */
export async function followStorage(opening = database()): Promise<boolean> {
  const base = await opening;
  if (!base) return false;
  const back = await withTimeout(bringBack(base)).catch(() => false);
  hearWrites((name, before, text) => note(base, name, before, text));
  contribute(storedData, { forget: () => forgetAll(base) })(CORE);
  copyState.value = 'kept';
  return back;
}

/** Resolves once the database has all that was written; where there is none, at once. */
export async function copied(): Promise<void> {
  await writing;
}

function note(base: Database, name: string, before: string | null, text: string | null) {
  if (!counts(name) || text === before || (forgotten && text !== null)) return;
  const key = forgotten ? ALL : name;
  const sums = [...(pending.get(key)?.before ?? []), sum(before)];
  pending.set(key, { name: key, text, before: sums, at: Date.now() });
  copyState.value = 'writing';
  writing ??= write(base).then((state) => {
    writing = null;
    copyState.value = state;
  });
}

/** Pictures are made again. */
function counts(name: string): boolean {
  return name.startsWith(OWN) && !isPicture(name);
}

function sum(text: string | null): number {
  return text === null ? Number.NaN : sumOf(text);
}

/** Writes until nothing is left; what the database refuses, only the storage has. */
async function write(base: Database): Promise<'kept' | 'none'> {
  let state: 'kept' | 'none' = 'kept';
  while (pending.size) {
    const batch = [...pending.values()];
    pending.clear();
    await withTimeout(put(base, batch)).catch(() => {
      state = 'none';
    });
  }
  return state;
}

async function put(base: Database, batch: readonly Copied[]) {
  // Without a wait for the disk: the system has it, also if this browser ends.
  const change = base.transaction('copies', 'readwrite', { durability: 'relaxed' });
  for (const each of batch) {
    const { before = [] } = (await change.store.get(each.name)) ?? {};
    const most = each.name === ALL ? Infinity : MOST_BEFORE;
    change.store.put({ ...each, before: [...before, ...each.before].slice(-most) });
  }
  await change.done;
}

/** An entry is brought back if the storage has a state that it has taken the place of. */
async function bringBack(base: Database): Promise<boolean> {
  const [copies, played] = await Promise.all([base.getAll('copies'), tablesPlayed()]);
  const all = copies.find(({ name }) => name === ALL);
  if (all) for (const name of ownNames()) if (isBefore(name, all)) storage.remove(name);
  const named = copies.filter((each) => each !== all && !played.has(each.name));
  const lost = named.filter((each) => isBefore(each.name, each));
  for (const { name, text } of lost) {
    if (text === null) storage.remove(name);
    else storage.set(name, text);
  }
  const old = copies.filter(({ at }) => Math.abs(Date.now() - at) > LONG_AGO_MS);
  const gone = base.transaction('copies', 'readwrite');
  for (const { name } of old.filter((each) => !lost.includes(each))) gone.store.delete(name);
  await gone.done;
  return lost.length > 0;
}

function ownNames(): string[] {
  return storage.names().filter((name) => name.startsWith(OWN));
}

function isBefore(name: string, { text, before }: Copied): boolean {
  const now = storage.get(name);
  return now !== text && before.includes(sum(now));
}

/** The tables that another window plays: it has the newest state. */
async function tablesPlayed(): Promise<Set<string | undefined>> {
  const locks = (await navigator.locks?.query().catch(() => null)) ?? {};
  return new Set(locks.held?.map(({ name }) => name));
}

/**
 * Deletes all copies but their checksums. A browser that is killed before it has deleted the entries
 * on the disk knows them by these at the next start, and deletes them then.
 */
async function forgetAll(base: Database) {
  forgotten = true;
  const noted = [...pending.values()];
  pending.clear();
  await withTimeout(deleteCopies(base, noted)).catch(() => {});
  await copied();
}

async function deleteCopies(base: Database, noted: readonly Copied[]) {
  const gone = base.transaction(['copies', 'device'], 'readwrite');
  const copies = gone.objectStore('copies');
  const all = [...(await copies.getAll()), ...noted];
  const sums = all.flatMap(({ text, before }) => [...before, sum(text)]);
  const before = [...new Set(sums)].filter((each) => !Number.isNaN(each));
  copies.clear();
  copies.put({ name: ALL, text: null, before, at: Date.now() });
  gone.objectStore('device').clear();
  await gone.done;
}
