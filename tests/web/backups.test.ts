// When a backup is due, and that it has all that is kept or isn't made.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { DAY_MS } from '../../web/src/dates/calendar.ts';
import { OWN } from '../../web/src/keep/own-keys.ts';
import { inMemory, readFields } from '../../web/src/keep/prefs.ts';
import type { SavedTable } from '../../web/src/keep/saved-table.ts';
import { Store } from '../../web/src/keep/store.ts';
import { isBackupDue, markAsked, markBackup } from '../../web/src/rooms/backup/kept.ts';
import { backupOf } from '../../web/src/rooms/backup/text.ts';
import { part } from './part.ts';
import './rooms.ts';
import { newTable } from '../../web/src/keep/new-table.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

const NOW = 1000 * DAY_MS;

function played(days: number, actions = ['a']) {
  return part<SavedTable>({ used: NOW - days * DAY_MS, record: { actions } });
}

const due = (...tables: SavedTable[]) => isBackupDue(() => tables, NOW);

test('a game that was played a month ago and is in no backup is spoken of', () => {
  assert.equal(due(played(31)), true);
  assert.equal(due(played(29)), false);
  assert.equal(due(), false);
  assert.equal(due(played(31, [])), false, 'nothing was played');
});

test('after a backup only what was played since then counts', () => {
  markBackup(NOW - 40 * DAY_MS);
  assert.equal(due(played(50)), false);
  assert.equal(due(played(50), played(35)), true);
});

test('after a reminder there is none for a month', () => {
  markAsked(NOW - 20 * DAY_MS);
  assert.equal(due(played(60)), false);
  markAsked(NOW - 31 * DAY_MS);
  assert.equal(due(played(60)), true);
});

test('finished games are read only where the answer depends on them', () => {
  const never = () => assert.fail('all games were read');
  markBackup(NOW - 20 * DAY_MS);
  assert.equal(isBackupDue(never, NOW), false);
});

const record = { format: 'pygames-record-1', game: 'g', options: {}, players: 1, actions: ['a'] };

/** What a device keeps: a game in play, a finished one, and something of each other kind. */
function furnished(): Storage {
  const disk = storage();
  const store = new Store(disk);
  store.save({ ...newTable(record, ['person']), key: 'open' });
  store.save({ ...newTable(record, ['person']), key: 'over', over: true });
  const entries = { fame: '{}', 'daily:5': '{}', names: '{}', tips: '[]', deck: 'abc 5:1' };
  for (const [name, text] of Object.entries(entries)) disk.setItem(OWN + name, text);
  return disk;
}

/** The same, but something fails when it is used. */
function failing(disk: Storage, fails: (use: string, name?: string) => boolean): Storage {
  const refuse = () => {
    throw new DOMException('no', 'UnknownError');
  };
  return new Proxy(disk, {
    get: (target, use) => {
      const value = Reflect.get(target, use);
      if (typeof value !== 'function') return value;
      return (name: string) => (fails(String(use), name) ? refuse() : value(name));
    },
    ownKeys: (target) => (fails('names') ? refuse() : Reflect.ownKeys(target)),
  });
}

function backup(disk: Storage) {
  globalThis.localStorage = disk;
  inMemory.clear();
  return backupOf(new Store(disk));
}

for (const what of Object.keys(furnished())) {
  test(`where this can’t be read, nobody knows whether a backup would have it: ${what}`, () => {
    const fails = (use: string, name?: string) => use === 'getItem' && name === what;
    assert.equal(backup(failing(furnished(), fails)), null);
  });
}

test('where the names can’t be read, or all is refused, there is no backup', () => {
  assert.equal(backup(failing(furnished(), (use) => use === 'names')), null);
  globalThis.localStorage = storage();
  assert.equal(backupOf(new Store(null)), null);
});

test('what a newer version of the page keeps can’t be in a backup, so there is none', () => {
  const disk = furnished();
  disk.setItem(`${OWN}finished:g:later`, '{"format":99}');
  assert.equal(backup(disk), null);
});

test('a backup says how many damaged entries it lacks, each of which is set aside', () => {
  const disk = furnished();
  disk.setItem(`${OWN}table:bad`, '{"format":1,');
  disk.setItem(`${OWN}fame`, '{"since":0,"ga');
  assert.equal(backup(disk)?.damaged, 1, 'the hall is taken along as it is');
  readFields('fame');
  const result = backup(disk);
  assert.deepEqual([result?.damaged, result?.tables.length], [2, 2]);
  const aside = Object.keys(disk).filter((name) => name.startsWith(`${OWN}aside:`));
  assert.deepEqual(aside.map((name) => disk.getItem(name)).sort(), [
    '{"format":1,',
    '{"since":0,"ga',
  ]);
});
