import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { readTable, type SavedTable } from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import type { SeatPlayer } from '../../web/src/scene/types.ts';
import { readMatch } from './far.ts';
import { storage } from './storage.ts';

function table(key: string, more: Partial<SavedTable> = {}): SavedTable {
  const record = { format: 'f', game: 'g', options: {}, players: 2, actions: ['a'] };
  const seats: SeatPlayer[] = ['person', 'bot2'];
  const side = { ahead: [['b']], over: false, line: '', used: 1, given: 0 };
  return { format: 1, key, record, seats, ...side, ...more };
}

test('whose turn it is comes back, and is left out if that seat is empty', () => {
  const read = (turn: unknown) => {
    const lookup = readTable(JSON.stringify({ ...table('one'), turn }), 'one');
    return lookup.is === 'kept' && lookup.table.turn;
  };
  assert.deepEqual([read(1), read(2), read('1')], [1, undefined, undefined]);
});

const SIZE = `${OWN}table:new`.length + JSON.stringify(table('new')).length;

test('on a full device, the kept picture goes first, and no game', () => {
  const disk = storage(SIZE * 2 + 20);
  const store = new Store(disk);
  disk.setItem(`${OWN}picture`, 'x'.repeat(SIZE - `${OWN}picture`.length));
  store.save(table('old', { over: true, used: 1 }));
  assert.equal(store.save(table('new')), 'kept');
  assert.equal(disk.getItem(`${OWN}picture`), null);
  assert.deepEqual(store.load('old'), table('old', { over: true, used: 1 }));
});

test('a start reads none of the finished games, but knows of which games they are', () => {
  const disk = storage();
  const store = new Store(disk);
  store.save(table('open'));
  for (let i = 0; i < 53; i += 1) store.save(table(`t${i}`, { over: true, used: i }));
  const names: string[] = [];
  const get = disk.getItem;
  const spied = new Proxy(disk, {
    get: (target, name) =>
      name === 'getItem'
        ? (entry: string) => {
            names.push(entry);
            return get(entry);
          }
        : Reflect.get(target, name),
  });
  const later = new Store(spied);
  assert.deepEqual(
    later.open().map(({ key }) => key),
    ['open'],
  );
  assert.deepEqual([...later.gamesFinished()], ['g']);
  assert.deepEqual(names, [`${OWN}table:open`]);
  assert.equal(later.all().length, 54);
});

test('a game that ends and continues again is one game, however its entries are named', () => {
  const disk = storage();
  const store = new Store(disk);
  const names = () => Object.keys(disk).map((name) => name.slice(OWN.length));
  store.save(table('one'));
  assert.deepEqual(names(), ['table:one']);
  store.save(table('one', { over: true, used: 2 }));
  assert.deepEqual(names(), ['finished:g:one']);
  assert.equal(store.load('one')?.used, 2);
  store.save(table('one', { used: 3 }));
  assert.deepEqual(names(), ['table:one']);
  // As if the page had ended between the two entries: the first holds the later state.
  disk.setItem(`${OWN}finished:g:one`, JSON.stringify(table('one', { over: true, used: 2 })));
  assert.deepEqual(
    new Store(disk).all().map(({ used }) => used),
    [3],
  );
  store.remove('one');
  assert.deepEqual(names(), []);
});

test('a game far away is finished once its last message is sent', () => {
  const disk = storage();
  const store = new Store(disk);
  const match = { id: 'x', link: 'l', seat: 0, secret: 's', next: null, joined: 2, own: true };
  const far = (since: number | null): SavedTable => {
    const seats: SeatPlayer[] = ['person', 'far'];
    return table('far', {
      over: true,
      seats,
      match: readMatch({ ...match, fresh: false, since }),
    });
  };
  store.save(far(0));
  assert.equal(store.open().length, 1);
  store.save(far(null));
  assert.equal(store.open().length, 0);
  assert.equal(store.all().length, 1);
});

test('where even without all finished games there is no room, none of them goes', () => {
  const disk = storage(SIZE * 4 + 40);
  const store = new Store(disk);
  let count = 0;
  store.onRemoved = () => {
    count += 1;
  };
  for (const key of ['old', 'two']) store.save(table(key, { over: true }));
  const actions = ['x'.repeat(SIZE * 4)];
  const record = { ...table('big').record, actions };
  assert.equal(store.save(table('big', { record })), 'full');
  assert.deepEqual([store.all().length, count], [3, 0]);
  assert.equal(new Store(disk).all().length, 2);
});

test('several games that had to go are told at once', () => {
  const disk = storage(SIZE * 4 + 40);
  const store = new Store(disk);
  const news: string[][] = [];
  store.onRemoved = (tables) => news.push(tables.map(({ key }) => key));
  for (const [used, key] of ['old', 'two', 'new'].entries()) {
    store.save(table(key, { over: true, used }));
  }
  const record = { ...table('big').record, actions: ['x'.repeat(SIZE * 2)] };
  assert.equal(store.save(table('big', { record })), 'kept');
  assert.deepEqual(news, [['old', 'two']]);
});

test('nothing is written over a game that a newer version keeps, nor is it deleted for room', () => {
  const disk = storage();
  const record = { ...table('later').record, format: 'pygames-record-99' };
  for (const newer of [
    { format: 99, game: 'who knows' },
    { ...table('later'), over: true, record },
  ]) {
    const text = JSON.stringify(newer);
    disk.setItem(`${OWN}table:later`, text);
    const store = new Store(disk);
    assert.deepEqual(store.find('later'), { is: 'newer' });
    assert.equal(store.save(table('later')), 'newer');
    for (let i = 0; i < 30; i += 1) store.save({ ...table(`over${i}`), over: true });
    assert.equal(disk.getItem(`${OWN}table:later`), text);
  }
});

test('a title of its own comes back in one line, cut if it is too long', () => {
  const read = (title: unknown) => {
    const lookup = readTable(JSON.stringify({ ...table('one'), title }), 'one');
    return lookup.is === 'kept' && lookup.table.title;
  };
  assert.deepEqual([read(' a\n b '), read(''), read(5)], ['a b', undefined, undefined]);
  assert.equal((read('x'.repeat(999)) as string).length, 60);
});

test('on a full device, no other game goes for one that is added', () => {
  const store = new Store(storage(SIZE * 2 + 20));
  store.save(table('old', { over: true, used: 1 }));
  store.save(table('two', { over: false, used: 2 }));
  assert.equal(store.add(table('new')), false);
  assert.deepEqual(
    store.all().map(({ key }) => key),
    ['two', 'old'],
  );
});
