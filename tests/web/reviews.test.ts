import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newTable } from '../../web/src/keep/new-table.ts';
import { foundName, OWN } from '../../web/src/keep/own-keys.ts';
import { Store } from '../../web/src/keep/store.ts';
import type { GameRecord, Judged, Looked } from '../../web/src/scene/types.ts';
import { keepReview, reviewOf } from '../../web/src/thought/run.ts';
import { part } from './part.ts';
import { storage } from './storage.ts';

globalThis.localStorage = storage();

const RECORD = part<GameRecord>({ game: 'tiny', players: 2, actions: ['a', 'b'] });
const JUDGED: Judged[] = [
  { ply: 0, win: [0.5, 0.5], action: 'c' },
  { ply: 2, win: [1, 0], action: null },
];
const LOOKED: Looked[] = [
  { ply: 0, look: 'close', better: 'c', cost: 0.25, win: null, because: 'White then wins at once' },
];
const ANSWERS = { evaluations: JUDGED, looks: LOOKED };
const TABLE = { key: 'one', record: RECORD };

test('bots’ answers about a game are kept unchanged', () => {
  keepReview(TABLE, ANSWERS);
  assert.deepEqual(reviewOf(TABLE), ANSWERS);
});

test('a game that has gone another way since has no review', () => {
  keepReview(TABLE, ANSWERS);
  assert.equal(reviewOf({ key: 'one', record: { ...RECORD, actions: ['a', 'c'] } }), null);
  assert.equal(reviewOf({ key: 'two', record: RECORD }), null);
  localStorage.setItem(`${OWN}${foundName('review', 'one')}`, '{"of": 1');
  assert.equal(reviewOf(TABLE), null);
});

test('it goes with its table', () => {
  keepReview(TABLE, ANSWERS);
  new Store(localStorage).remove('one');
  assert.equal(reviewOf(TABLE), null);
});

test('it gives way to a game', () => {
  globalThis.localStorage = storage(700);
  keepReview(TABLE, ANSWERS);
  const store = new Store(localStorage);
  assert.equal(
    store.save({ ...newTable(RECORD, ['person', 'bot1']), line: 'x'.repeat(350) }),
    'kept',
  );
  assert.equal(reviewOf(TABLE), null);
});

test('a review takes a few kilobytes, and a huge one is not kept', () => {
  const many = (plies: number) => ({
    evaluations: Array.from({ length: plies }, (_, ply) => ({
      ply,
      win: [0.1234, 0.8766],
      action: 'e4-b4:c4',
    })),
    looks: [],
  });
  globalThis.localStorage = storage();
  keepReview(TABLE, many(60));
  assert.ok((localStorage.getItem(`${OWN}${foundName('review', 'one')}`)?.length ?? 0) < 3000);
  keepReview({ ...TABLE, key: 'two' }, many(5000));
  assert.equal(reviewOf({ ...TABLE, key: 'two' }), null);
});
