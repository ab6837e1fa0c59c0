import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bottomSeat, turns } from '../../web/src/table/side.ts';

test('the one person here sits at the bottom, or of several the first', () => {
  assert.equal(bottomSeat(['bot1', 'person'], 'own'), 1);
  assert.equal(bottomSeat(['person', 'person'], 'own'), 0);
  assert.equal(bottomSeat(['bot1', 'bot1'], 'own'), 0);
});

test('a seat that is chosen sits there whoever plays', () => {
  assert.equal(bottomSeat(['bot1', 'person'], 'first'), 0);
  assert.equal(bottomSeat(['person', 'bot1'], 'second'), 1);
  assert.equal(bottomSeat(['person'], 'second'), 0);
});

test('a board turns only for several people, never for a bot', () => {
  assert.equal(turns(['person', 'person'], 'turn'), true);
  assert.equal(turns(['person', 'person'], 'own'), false);
  assert.equal(turns(['person', 'bot1'], 'turn'), false);
  assert.equal(bottomSeat(['bot1', 'person'], 'turn'), 1);
});
