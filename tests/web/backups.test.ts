// When a backup is due.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { isBackupDue, noteAsked, noteBackup } from '../../web/src/keep/backups.ts';
import { DAY_MS } from '../../web/src/keep/daily.ts';
import type { SavedTable } from '../../web/src/keep/store.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

beforeEach(() => {
  globalThis.localStorage = storage();
});

const NOW = 1000 * DAY_MS;

function played(days: number, actions = ['a']) {
  return part<SavedTable>({ used: NOW - days * DAY_MS, record: { actions } });
}

const due = (...tables: SavedTable[]) => isBackupDue(tables, NOW);

test('a game that was played a month ago and is in no backup is spoken of', () => {
  assert.equal(due(played(31)), true);
  assert.equal(due(played(29)), false);
  assert.equal(due(), false);
  assert.equal(due(played(31, [])), false, 'nothing was played');
});

test('after a backup only what was played since then counts', () => {
  noteBackup(NOW - 40 * DAY_MS);
  assert.equal(due(played(50)), false);
  assert.equal(due(played(50), played(35)), true);
});

test('whoever was reminded is left alone for a month', () => {
  noteAsked(NOW - 20 * DAY_MS);
  assert.equal(due(played(60)), false);
  noteAsked(NOW - 31 * DAY_MS);
  assert.equal(due(played(60)), true);
});
