// A log of what was changed last. Chromium writes `localStorage` to the disk about once a minute, so a
// browser that is killed loses that much; what a database has completed stays
// (docs/decisions/0044-changes-have-numbers.md).
import { signal } from '@preact/signals-core';
import { answerOf, HOLD_UP_MS, withTimeout } from '../site/with-timeout.ts';
import { CORE, contribute } from '../slots/slots.ts';
import { fieldsThat, isCount, readJson } from './checks.ts';
import { claimedHere } from './claim.ts';
import { type Copied, type Database, database, type Log, reopen } from './database.ts';
import { newKey } from './new-table.ts';
import { isDerived, LOG, OWN } from './own-keys.ts';
import { storage } from './prefs.ts';
import { hearWrites } from './storage.ts';
import { storedData } from './stored-data.ts';

/** The log names the pages that changed something last; a start brings back what these lost. */
const MOST_PAGES = 16;
/** Stands for all entries, where everything is deleted. */
const ALL = '*';

/** `none`: there is no database. `writing`: it lacks something. `kept`: it has everything. */
export const copyState = signal<'none' | 'writing' | 'kept'>('none');

const page = `page-${newKey()}`;
/** The number of this page's last change. */
let number = 0;
/** Whether the log can't go on: then nothing may follow that could do without what is missing. */
let ended = false;
/** What the database lacks, by name. */
const lacking = new Map<string, Copied>();
let open: typeof database | null = null;
let busy: Promise<void> | null = null;
/** How many changes are made after a failure before the next try, and were made since. */
let [patience, waited] = [0, 0];

/** Gives every change its number, in the storage too; the change itself is written before. */
export function note(name: string, text: string | null) {
  if (ended || !counts(name)) return;
  const after = logged();
  const { [page]: _, ...others } = after;
  number += 1;
  const last = [...Object.entries(others), [page, number]].slice(-MOST_PAGES);
  ended = !storage.setInPlaceOf(isDerived, LOG, JSON.stringify(Object.fromEntries(last)));
  if (ended) return lacking.clear();
  lacking.set(name, { name, text, by: page, after });
  copyLater();
}
hearWrites(note);

/** What is derived is made again. */
function counts(name: string): boolean {
  return name === ALL || (name.startsWith(OWN) && name !== LOG && !isDerived(name));
}

function logged(): Log {
  return fieldsThat(readJson(storage.get(LOG) ?? ''), isCount);
}

/**
 * Brings back what the storage has lost, and follows it from now on. Resolves with whether anything
 * is back; a database that doesn't answer protects nothing, and stops nothing.
 */
export async function followStorage(opening = database): Promise<boolean> {
  contribute(storedData, { forget })(CORE);
  const looking = inDatabase(opening, bringBack);
  open = opening;
  busy = looking.then(
    () => copy(opening),
    () => rest('none'),
  );
  return looking.catch(() => false);
}

/** Resolves once the database has all that was written, or has failed. */
export async function copied(): Promise<void> {
  await busy;
}

function copyLater() {
  waited += 1;
  if (!open || waited <= patience) return;
  copyState.value = 'writing';
  busy ??= copy(open);
}

/** Copies until nothing is lacking. All of it goes at once, so the database never has a gap. */
async function copy(opening: typeof database) {
  let state: 'kept' | 'none' = 'kept';
  while (lacking.size && state === 'kept') {
    const batch = [...lacking.values()];
    const done = await inDatabase(opening, (base) => put(base, batch)).catch(() => false);
    if (!done) state = 'none';
    else for (const each of batch) if (lacking.get(each.name) === each) lacking.delete(each.name);
  }
  rest(state);
}

function rest(state: 'kept' | 'none') {
  [patience, waited] = [state === 'kept' ? 0 : 2 * patience + 1, 0];
  copyState.value = state;
  busy = null;
}

/** A connection that fails is opened anew the next time. */
async function inDatabase(opening: typeof database, use: (base: Database) => Promise<boolean>) {
  try {
    const base = await opening();
    if (!base) throw new Error('no database');
    return await withTimeout(use(base));
  } catch (error) {
    reopen();
    throw error;
  }
}

async function put(base: Database, batch: readonly Copied[]): Promise<boolean> {
  // Without a wait for the disk: the system has it, also if this browser ends.
  const change = base.transaction(['copies', 'device'], 'readwrite', { durability: 'relaxed' });
  const copies = change.objectStore('copies');
  if (batch.some(({ name }) => name === ALL)) {
    copies.clear();
    change.objectStore('device').clear();
  }
  for (const each of batch) {
    const there = await copies.get(each.name);
    // Unless another page has seen this change, and has made the next one.
    if ((there?.after?.[page] ?? 0) <= (each.after[page] ?? 0)) copies.put(each);
  }
  await change.done;
  return true;
}

/**
 * An entry is brought back if its page had seen the last change that the storage knows: then the
 * storage is an earlier state of it. What was changed here since, and what another page plays, is
 * newer.
 */
async function bringBack(base: Database): Promise<boolean> {
  const [all, played] = await Promise.all([base.getAll('copies'), playedElsewhere()]);
  const log = logged();
  const [last, at] = Object.entries(log).findLast(([by]) => by !== page) ?? ['', 0];
  const isNewer = ({ name }: Copied) => lacking.has(name) || played.has(name);
  const copies = all.filter(({ after }) => after);
  const lost = copies.filter((each) => (each.after[last] ?? 0) >= at && !isNewer(each));
  const empties = lost.some(({ name }) => name === ALL);
  if (empties) for (const name of ownNames()) if (!lacking.has(name)) storage.remove(name);
  const back = lost.filter(({ name, text }) => name !== ALL && storage.get(name) !== text);
  for (const { name, text } of back) {
    if (text === null) storage.remove(name);
    else storage.set(name, text);
  }
  const old = all.filter((each) => !lost.includes(each) && !(each.by in log));
  const gone = base.transaction('copies', 'readwrite');
  for (const { name } of old) gone.store.delete(name);
  await gone.done;
  return back.length > 0;
}

function ownNames(): string[] {
  return storage.names().filter((name) => name.startsWith(OWN) && name !== LOG);
}

/** The tables that another window plays: it has the newest state. */
async function playedElsewhere(): Promise<Set<string | undefined>> {
  const locks = await answerOf(() => navigator.locks.query(), HOLD_UP_MS);
  const names = locks?.held?.map(({ name }) => name).filter((name = '') => !claimedHere.has(name));
  return new Set(names);
}

/**
 * Deletes all copies but one that says so: what a killed browser then still has on its disk is deleted
 * at the next start. The storage keeps the log, which older copies don't know.
 */
async function forget() {
  lacking.clear();
  ended = false;
  note(ALL, null);
  ended = true;
  await copied();
}
