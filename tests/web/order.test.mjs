import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ranked, turnOrder } from '../../web/src/table/order.ts';

const scores = (...all) => all.map((score) => ({ score }));

test('seats stand from the bottom one on', () => {
  assert.deepEqual(turnOrder(3, 1), [1, 2, 0]);
});

test('at the end who won comes first, then the scores, then the seats', () => {
  assert.deepEqual(ranked({ players: scores(3, 9, 9, 4), returns: [-1, -1, 1, -1] }), [2, 1, 3, 0]);
  assert.deepEqual(ranked({ players: scores(null, null), returns: [-1, 1] }), [1, 0]);
  assert.deepEqual(ranked({ players: scores(5, 5), returns: [0, 0] }), [0, 1]);
});
