// A browser that never answers where it keeps something: nobody waits for it for ever.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
// @ts-expect-error: tests lie beside web/, where the package has types
import { signal } from '../../web/node_modules/@preact/signals-core/dist/signals-core.mjs';
import { Archive, isGone } from '../../web/src/keep/archive.ts';
import type { Claim } from '../../web/src/keep/claim.ts';
import { claimInTime } from '../../web/src/keep/claim.ts';
import { newTable, Store } from '../../web/src/keep/store.ts';
import { inTime, Silence } from '../../web/src/python/in-time.ts';
import { snapshotSize } from '../../web/src/python/snapshot.ts';
import { settled } from './game/table.ts';
import { storage } from './storage.ts';

/** Longer than the browser may take to answer, in ms. */
const LONG = 10_000;
const NEVER = new Promise<never>(() => {});

class Request extends EventTarget {}
const opened: Request[] = [];
Object.assign(globalThis, {
  IDBRequest: Request,
  indexedDB: {
    open: () => {
      opened.push(new Request());
      return opened.at(-1);
    },
  },
  caches: { match: () => NEVER, keys: () => NEVER },
});

const record = { format: 'pygames-record-1', game: 'g', options: {}, players: 1, actions: [] };
const table = newTable(record, ['person']);

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});

/** What an answer is once the time is up. */
async function later<T>(answer: Promise<T>): Promise<T> {
  await settled();
  mock.timers.tick(LONG);
  return answer;
}

test('an answer that comes in time is passed on, and so is a refusal', async () => {
  assert.equal(await inTime(Promise.resolve(7)), 7);
  await assert.rejects(inTime(Promise.reject(new Error('no'))), /no/);
});

test('an answer that does not come in time is not waited for', async () => {
  let known = '';
  const waiting = inTime(NEVER).catch((error) => {
    known = error.constructor.name;
  });
  mock.timers.tick(7000);
  await settled();
  assert.equal(known, '');
  mock.timers.tick(2000);
  await waiting;
  assert.equal(known, Silence.name);
});

test('a database that never answers keeps nothing, and the archive says that it is silent', async () => {
  const archive = new Archive();
  assert.equal(await later(archive.add({ ...table, over: true })), false);
  assert.equal(archive.silent.value, false);
  assert.deepEqual(await later(archive.all()), []);
  assert.equal(archive.silent.value, true);
  assert.equal(await later(archive.clear()), false);
  await later(archive.remove(table.key));
  await assert.rejects(later(archive.find(table.key)), Silence);
});

test('a database that does not answer is asked to open once', async () => {
  opened.length = 0;
  const archive = new Archive();
  for (let each = 0; each < 3; each += 1) await later(archive.all());
  assert.equal(opened.length, 1);
});

test('a table that may be in a silent archive counts as deleted, until somebody wants it kept', async () => {
  const places = { store: new Store(storage()), archive: new Archive() };
  assert.equal(await later(isGone(table.key, places)), true);
  assert.equal(places.store.save(table), 'deleted');
  assert.equal(places.store.saveAgain(table), 'kept');
});

test('without an answer of its caches the page knows of no snapshot', async () => {
  assert.equal(await later(snapshotSize()), null);
});

/** A claim of which nothing is known until that is told. */
function claim() {
  let know = () => {};
  const known = new Promise<void>((resolve) => {
    know = resolve;
  });
  const here = signal(false);
  const made: Claim = { here, known, take: async () => {}, release: () => {} };
  return { made, here, know };
}

test('a table is this page’s where the browser does not say whether another plays', async () => {
  const { made } = claim();
  const mine = claimInTime(made);
  assert.equal(mine.here.value, false);
  await later(mine.known);
  assert.equal(mine.here.value, true);
  mine.release();
  assert.equal(mine.here.value, false);
});

test('once it has said so after all, the page that plays there plays on', async () => {
  const { made, know, here } = claim();
  const mine = claimInTime(made);
  await later(mine.known);
  know();
  await settled();
  assert.equal(mine.here.value, false);
  here.value = true;
  assert.equal(mine.here.value, true);
});
