// What was written last is there again after the browser's process was killed.
import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import type * as Copy from '../../web/src/keep/copy.ts';
import type { Database } from '../../web/src/keep/database.ts';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { forget, inMemory, storage as own, read, write } from '../../web/src/keep/prefs.ts';
import { Disk } from './database.ts';
import { storage } from './storage.ts';

let disk: Disk;
let starts = 0;

beforeEach(() => {
  disk = new Disk();
  inMemory.clear();
  globalThis.localStorage = storage();
  playedElsewhere();
});

/** Says which tables other windows play. */
function playedElsewhere(...names: string[]) {
  const query = async () => ({ held: names.map((name) => ({ name: OWN + name })) });
  Object.defineProperty(globalThis, 'navigator', {
    value: { locks: { query } },
    configurable: true,
  });
}

/** A page that starts; `back` says whether anything was brought back. */
async function started(base: Database | null = disk.opened()) {
  starts += 1;
  const page: typeof Copy = await import(`../../web/src/keep/copy.ts?${starts}`);
  const back = await page.followStorage(Promise.resolve(base));
  return { ...page, back };
}

const all = () =>
  Object.fromEntries(own.names().map((name) => [name.slice(OWN.length), own.get(name)]));

/** What the disk has of the storage now: a killed browser starts again from it. */
function flushed() {
  const entries = all();
  return () => {
    globalThis.localStorage = storage();
    for (const [name, text] of Object.entries(entries))
      localStorage.setItem(OWN + name, text ?? '');
  };
}

test('what was changed, made and removed since the disk has the storage is so again', async () => {
  const page = await started();
  write('table:a', '1 ply');
  write('table:b', 'begun');
  const killed = flushed();
  write('table:a', '2 plies');
  write('table:a', '3 plies');
  write('text:c', 'a letter');
  own.remove(`${OWN}table:b`);
  own.set(`${OWN}finished:g:b`, 'over');
  await page.copied();
  assert.equal(page.copyState.value, 'kept');
  const before = all();
  killed();
  const next = await started();
  assert.ok(next.back);
  assert.deepEqual(all(), before);
  assert.equal((await started()).back, false);
});

test('a killed browser may have lost the same again', async () => {
  const page = await started();
  write('table:a', '1 ply');
  const killed = flushed();
  write('table:a', '2 plies');
  await page.copied();
  for (let i = 0; i < 3; i += 1) {
    killed();
    assert.ok((await started()).back);
    assert.equal(read('table:a'), '2 plies');
  }
});

test('what the storage has and no copy knows is newer', async () => {
  const page = await started();
  write('table:a', '1 ply');
  await page.copied();
  localStorage.setItem(`${OWN}table:a`, '2 plies, of which no copy was made');
  assert.equal((await started()).back, false);
  assert.equal(read('table:a'), '2 plies, of which no copy was made');
});

test('the table that another window plays is left alone', async () => {
  const page = await started();
  write('table:a', '1 ply');
  const late = flushed();
  write('table:a', '2 plies');
  await page.copied();
  late();
  playedElsewhere('table:a');
  assert.equal((await started()).back, false);
  assert.equal(read('table:a'), '1 ply');
});

test('pictures have no copy, and copies of long ago go', async () => {
  const page = await started();
  write('picture', 'dots');
  write('names', 'Anna');
  await page.copied();
  assert.deepEqual([...disk.stores.copies.keys()], [`${OWN}names`]);
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 4_000_000 });
  await started();
  mock.timers.reset();
  assert.equal(disk.stores.copies.size, 0);
});

test('a browser without a database, or one that refuses to write, keeps what it kept', async () => {
  const page = await started(null);
  assert.equal(page.back, false);
  write('table:a', '1 ply');
  await page.copied();
  assert.equal(read('table:a'), '1 ply');
  disk.full = true;
  const other = await started();
  write('table:a', '2 plies');
  await other.copied();
  assert.equal(other.copyState.value, 'none');
  assert.equal(read('table:a'), '2 plies');
});

// The last one: a page that has deleted everything writes nothing more.
test('what was all deleted stays deleted, and what begins then is kept', async () => {
  const page = await started();
  write('table:a', '1 ply');
  await page.copied();
  const killed = flushed();
  write('table:a', '2 plies');
  await forget();
  assert.deepEqual([...disk.stores.copies.keys()], ['*']);
  killed();
  localStorage.setItem(`${OWN}table:new`, 'begun after that');
  await started();
  assert.deepEqual(all(), { 'table:new': 'begun after that' });
});
