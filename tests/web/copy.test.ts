// What was written last is there again after the browser's process was killed, and nothing older is.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import {
  array,
  assert as check,
  constantFrom,
  asyncProperty as property,
} from '../../web/node_modules/fast-check/lib/fast-check.js';
import { claimedHere } from '../../web/src/keep/claim.ts';
import type * as Copy from '../../web/src/keep/copy.ts';
import { LOG, OWN } from '../../web/src/keep/own-keys.ts';
import { forget, storage as own } from '../../web/src/keep/prefs.ts';
import { hearWrites } from '../../web/src/keep/storage.ts';
import { LIMIT_MS } from '../../web/src/site/with-timeout.ts';
import { Disk } from './database.ts';
import { settled } from './game/table.ts';
import { often } from './runs.ts';
import { storage } from './storage.ts';

let disk: Disk;
let starts = 0;
let nothing = false;

beforeEach(() => {
  disk = new Disk();
  nothing = false;
  claimedHere.clear();
  globalThis.localStorage = storage();
  playedElsewhere();
});

const read = (name: string) => own.get(OWN + name);
const write = (name: string, text: string) => own.set(OWN + name, text);

/** Says which tables other windows play. */
function playedElsewhere(...names: string[]) {
  const query = async () => ({ held: names.map((name) => ({ name: OWN + name })) });
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: { query } },
    configurable: true,
  });
}

/** A page that has begun, with the database as it is by then. */
async function opened() {
  starts += 1;
  const page: typeof Copy = await import(`../../web/src/keep/copy.ts?${starts}`);
  return { ...page, back: page.followStorage(async () => (nothing ? null : disk.opened())) };
}

/** A page that starts; `back` says whether anything was brought back. */
async function started() {
  const page = await opened();
  return { ...page, back: await page.back };
}

function all() {
  const names = own.names().filter((name) => name !== LOG);
  return Object.fromEntries(names.map((name) => [name.slice(OWN.length), own.get(name)]));
}

/** What the disk has of the storage now: a killed browser starts again from it. */
function flushed() {
  const entries = own.names().map((name) => [name, own.get(name) ?? '']);
  return () => {
    globalThis.localStorage = storage();
    for (const [name, text] of entries) localStorage.setItem(name, text);
  };
}

test('what was all deleted stays deleted, and what begins then is kept', async () => {
  const page = await started();
  write('table:a', '1 ply');
  await page.copied();
  const killed = flushed();
  write('table:a', '2 plies');
  await forget();
  assert.deepEqual([...disk.stores.copies.keys()], ['*']);
  const next = await started();
  write('table:new', 'begun after that');
  await next.copied();
  for (const start of [() => {}, killed, killed]) {
    start();
    const after = await started();
    assert.deepEqual(all(), { 'table:new': 'begun after that' });
    await after.copied();
  }
});

test('what was deleted while the database was silent does not come back', async () => {
  const other = await started();
  hearWrites(other.note);
  write('table:a', '1 ply');
  await other.copied();
  disk.full = true;
  await forget();
  disk.full = false;
  await started();
  assert.deepEqual(all(), {});
});

test('what was changed, made and removed since the disk has the storage is so again', async () => {
  const page = await started();
  write('table:a', '1 ply');
  write('table:b', 'begun');
  const killed = flushed();
  write('table:a', '2 plies');
  write('table:a', '3 plies');
  write('text:c', 'a letter');
  own.remove(`${OWN}table:b`);
  write('finished:g:b', 'over');
  await page.copied();
  assert.equal(page.copyState.value, 'kept');
  const before = all();
  for (let i = 0; i < 3; i += 1) {
    killed();
    const next = await started();
    assert.ok(next.back);
    assert.deepEqual(all(), before);
    await next.copied();
  }
  assert.equal((await started()).back, false);
});

/** The browser was killed after a second ply in each of two games, of which the disk has one. */
async function twoLost() {
  const page = await started();
  write('table:a', '1 ply');
  write('table:b', '1 ply');
  const killed = flushed();
  write('table:a', '2 plies');
  write('table:b', '2 plies');
  await page.copied();
  killed();
}

test('what a page changes before its database answers stays, and the rest comes back', async () => {
  await twoLost();
  const { promise, resolve } = Promise.withResolvers<void>();
  disk.busy = promise;
  const next = await opened();
  write('table:a', 'another second ply');
  resolve();
  assert.ok(await next.back);
  assert.deepEqual(all(), { 'table:a': 'another second ply', 'table:b': '2 plies' });
});

test('a table that this page shows comes back, and one that another window plays stays', async () => {
  await twoLost();
  playedElsewhere('table:a', 'table:b');
  claimedHere.add(`${OWN}table:b`);
  assert.ok((await started()).back);
  assert.deepEqual(all(), { 'table:a': '1 ply', 'table:b': '2 plies' });
});

test('pictures have no copy, and those of pages of long ago go', async () => {
  const page = await started();
  write('picture', 'dots');
  write('names', 'Anna');
  await page.copied();
  assert.deepEqual([...disk.stores.copies.keys()], [`${OWN}names`]);
  for (let i = 0; i < 16; i += 1) {
    const other = await started();
    write('tips', `${i}`);
    await other.copied();
  }
  await started();
  assert.deepEqual([...disk.stores.copies.keys()], [`${OWN}tips`]);
});

test('what an earlier version has copied says nothing', async () => {
  const old = { name: `${OWN}table:a`, text: '1 ply', before: [0], at: Date.now() };
  disk.stores.copies.set(old.name, old);
  write('table:a', '2 plies');
  assert.equal((await started()).back, false);
  assert.equal(read('table:a'), '2 plies');
});

test('a database that comes back has all that it missed', async () => {
  const page = await started();
  disk.full = true;
  write('table:a', '1 ply');
  await page.copied();
  assert.equal(page.copyState.value, 'none');
  disk.full = false;
  write('names', 'Anna');
  write('names', 'Anna, Ben');
  await page.copied();
  assert.equal(page.copyState.value, 'kept');
  globalThis.localStorage = storage();
  await started();
  assert.deepEqual(all(), { 'table:a': '1 ply', names: 'Anna, Ben' });
});

test('where the storage has no room for the log, nothing is copied after it', async () => {
  globalThis.localStorage = storage(`${OWN}names`.length + 100);
  const page = await started();
  write('names', 'x'.repeat(90));
  await page.copied();
  assert.equal(disk.stores.copies.size, 0);
  assert.equal(read('names')?.length, 90);
});

/** What a page or the browser does, or what happens to them. */
const ACTS = [
  ...['play', 'play', 'play', 'play', 'finish', 'delete', 'set', 'another window', 'flush'],
  ...['kill', 'kill', 'close', 'well', 'refused', 'full', 'thrown', 'silent'],
] as const;
const GAMES = ['a', 'b', 'c'];

/** What is kept of each game and of a setting. */
function states(): Record<string, string> {
  // If a game has both names, the first counts.
  const games = GAMES.map((key) => [key, read(`table:${key}`) ?? read(`finished:g:${key}`) ?? '']);
  return { ...Object.fromEntries(games), theme: read('theme') ?? '' };
}

type Act = (typeof ACTS)[number];

/** Windows of one browser, what was kept in them, and what of it may come back. */
class Windows {
  open: Awaited<ReturnType<typeof opened>>[] = [];
  /** All that was kept, in order; which of it the disk has; and whether all since was copied. */
  readonly #past = [states()];
  #onDisk = 0;
  #killed = flushed();
  #copied = true;
  #isWell = true;
  #lostAt: string | null = '';
  /** How many starts could bring something back. */
  brought = 0;

  async begin() {
    this.open.push(await opened());
    await this.#answered();
  }

  async #answered() {
    await settled();
    mock.timers.tick(LIMIT_MS);
    await settled();
  }

  async act(act: Act, at: number, game: string) {
    hearWrites(this.open[at % this.open.length].note);
    if (act === 'another window') await this.begin();
    else if (act === 'flush') this.#flush();
    else if (act === 'kill' || act === 'close') await this.#end(act, at);
    else this.#change(act, `${at}`, game);
    await this.#answered();
    this.#past.push(states());
    this.#copied &&= this.open.every(({ copyState }) => copyState.value === 'kept');
  }

  #flush() {
    if (own.get(LOG) !== this.#lostAt) this.#onDisk = this.#past.length - 1;
    [this.#killed, this.#copied] = [flushed(), true];
  }

  async #end(act: 'kill' | 'close', at: number) {
    const [before, log] = [states(), own.get(LOG)];
    const page = this.open[at % this.open.length];
    if (act === 'kill') this.#killed();
    this.open = [];
    await this.begin();
    // What a killed browser has lost may come back later, unless something was changed since.
    const isSame = act === 'kill' ? this.#copied && this.#isWell : log !== this.#lostAt;
    const possible = isSame ? [before] : this.#past.slice(this.#onDisk);
    for (const [what, is] of Object.entries(states())) {
      const fault = `${what} is ${is} after ${act}, and was ${before[what]}`;
      assert.ok(
        possible.some((state) => state[what] === is),
        fault,
      );
    }
    if (act === 'kill') this.#wasKilled(page);
  }

  #wasKilled({ copyState }: Awaited<ReturnType<typeof opened>>) {
    this.#lostAt = this.#isWell ? '' : own.get(LOG);
    this.brought += Number(this.#copied && this.#past.length - 1 > this.#onDisk);
    const both = [copyState, this.open[0].copyState];
    this.#copied &&= both.every((state) => state.value === 'kept');
  }

  #change(act: Act, text: string, game: string) {
    const [table, finished] = [`${OWN}table:${game}`, `${OWN}finished:g:${game}`];
    if (act === 'set') write('theme', text);
    else if (act === 'play') own.set(table, text);
    else if (act === 'finish') {
      own.set(finished, text);
      own.remove(table);
    } else if (act === 'delete') for (const name of [table, finished]) own.remove(name);
    else {
      this.#isWell = act === 'well';
      nothing = act === 'refused';
      Object.assign(disk, { full: act === 'full', lost: act === 'thrown' });
      disk.busy = act === 'silent' ? new Promise(() => {}) : Promise.resolve();
    }
  }
}

test('whatever happens to databases and browsers, nothing is older than without a copy', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const acts = array(constantFrom(...ACTS), { minLength: 5, maxLength: 60 });
  let brought = 0;
  const goesWell = property(acts, array(constantFrom(0, 1, 2)), async (acts, games) => {
    disk = new Disk();
    nothing = false;
    globalThis.localStorage = storage();
    const windows = new Windows();
    await windows.begin();
    for (const [at, act] of acts.entries())
      await windows.act(act, at, GAMES[games[at % games.length] ?? 0]);
    brought += windows.brought;
  });
  await check(goesWell, { numRuns: often(200, 5000) });
  mock.timers.reset();
  assert.ok(brought > 20, `${brought} starts could bring something back`);
});
