import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable, Store } from '../../web/src/keep/store.ts';

/** A storage with room for some letters. */
function storage(room = Infinity) {
  const kept = {};
  const hidden = {
    getItem: (key) => (Object.hasOwn(kept, key) ? kept[key] : null),
    setItem: (key, value) => {
      const used = Object.entries(kept).reduce(
        (sum, [name, text]) => (name === key ? sum : sum + name.length + text.length),
        0,
      );
      if (used + key.length + value.length > room) {
        throw new DOMException('no room', 'QuotaExceededError');
      }
      kept[key] = value;
    },
    removeItem: (key) => delete kept[key],
  };
  return new Proxy(kept, {
    get: (_, key) => (key === 'length' ? Object.keys(kept).length : (hidden[key] ?? kept[key])),
  });
}

function table(key, more = {}) {
  const record = { format: 'f', game: 'g', options: {}, players: 2, actions: ['a'] };
  const seats = ['person', 'bot2'];
  return { format: 1, key, record, seats, ahead: [['b']], over: false, line: '', used: 1, ...more };
}

test('a table comes back as it was kept', () => {
  const store = new Store(storage());
  assert.equal(store.save(table('one')), 'kept');
  assert.deepEqual(store.load('one'), table('one'));
  assert.equal(store.load('two'), null);
});

test('the last used table is the first', () => {
  const store = new Store(storage());
  store.save(table('old', { used: 1 }));
  store.save(table('new', { used: 2 }));
  assert.deepEqual(
    store.all().map(({ key }) => key),
    ['new', 'old'],
  );
});

test('without storage a table lasts as long as the page', () => {
  const store = new Store(null);
  assert.equal(store.save(table('one')), 'refused');
  assert.deepEqual(store.load('one'), table('one'));
});

test('where there is no room, finished games go first', () => {
  const size = 'pygames:table:new'.length + JSON.stringify(table('new')).length;
  const store = new Store(storage(size * 2 + 20));
  store.save(table('old', { over: true, used: 1 }));
  store.save(table('two', { over: false, used: 2 }));
  assert.equal(store.save(table('new')), 'kept');
  assert.equal(store.load('old'), null);
  assert.equal(store.save(table('more')), 'full');
  assert.deepEqual(store.load('more'), table('more'));
});

test('a damaged entry is set aside, not deleted', () => {
  const kept = storage();
  kept.setItem('pygames:table:bad', '{"format":1,');
  const store = new Store(kept);
  assert.equal(store.load('bad'), null);
  assert.equal(store.damaged, 1);
  assert.equal(kept.getItem('pygames:aside:bad'), '{"format":1,');
  assert.deepEqual(store.all(), []);
});

test('only the newest finished games stay', () => {
  const store = new Store(storage());
  for (let i = 0; i < 30; i += 1) store.save(table(`t${i}`, { over: true, used: i }));
  store.save(table('open', { used: -1 }));
  store.prune();
  const keys = store.all().map(({ key }) => key);
  assert.equal(keys.length, 21);
  assert.equal(keys[0], 't29');
  assert.equal(keys.at(-1), 'open');
});

test('an entry of another form is damaged', () => {
  for (const change of [{ format: 2 }, { seats: ['robot'] }, { record: {} }, { ahead: 'x' }]) {
    assert.equal(readTable(JSON.stringify({ ...table('k'), ...change }), 'k'), null);
  }
});
