// A table that is no longer at hand: another page has deleted it, or taken it to the archive.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Archive, isGone, shelve } from '../../web/src/keep/archive.ts';
import { newTable, type SavedTable, Store } from '../../web/src/keep/store.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

const record = { format: 'pygames-record-1', game: 'g', options: {}, players: 1, actions: [] };

function table(key: string, more: Partial<SavedTable> = {}): SavedTable {
  return { ...newTable(record, ['person']), key, ...more };
}

/** An archive that answers when it is told to, and what it holds. */
function places() {
  const held = new Map<string, SavedTable>();
  const asked: (() => void)[] = [];
  const archive = part<Archive>({
    add: async (given: SavedTable) => Boolean(held.set(given.key, given)),
    find: (key: string) =>
      new Promise((answer) => {
        const found = held.get(key);
        asked.push(() => answer(found ? { is: 'kept', table: found } : { is: 'none' }));
      }),
  });
  const answer = () => {
    for (const each of asked.splice(0)) each();
  };
  return { store: new Store(storage()), archive, held, answer };
}

test('what is played until the archive has answered doesn’t bring a deleted game back', async () => {
  const { answer, ...kept } = places();
  const gone = isGone('one', kept);
  assert.equal(kept.store.save(table('one')), 'deleted');
  answer();
  assert.equal(await gone, true);
  assert.equal(kept.store.load('one'), null);
});

test('a table that stands in the archive can be kept again', async () => {
  const { answer, ...kept } = places();
  kept.held.set('one', table('one'));
  const gone = isGone('one', kept);
  answer();
  assert.equal(await gone, false);
  assert.equal(kept.store.save(table('one')), 'kept');
});

test('a table that another page takes back meanwhile is not gone', async () => {
  const { answer, ...kept } = places();
  const gone = isGone('one', kept);
  kept.store.recall('one'); // as when it is kept there
  answer();
  assert.equal(await gone, false);
});

test('finished games of long ago move to the archive, but for the one that shows', async () => {
  const { store, archive, held } = places();
  for (let n = 0; n < 53; n += 1) store.save(table(`t${n}`, { over: true, used: n }));
  await shelve({ store, archive }, 't1');
  assert.deepEqual([...held.keys()].sort(), ['t0', 't2']);
  assert.deepEqual([store.find('t0').is, store.find('t1').is], ['none', 'kept']);
});
