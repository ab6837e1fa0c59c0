import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameShowing } from '../../web/src/game/naming.ts';

test('a name has what shows, whatever stands between the words', () => {
  assert.equal(nameShowing('Move c1–a3', 'c1-a3'), 'Move c1–a3');
  assert.equal(nameShowing('Pass', 'pass'), 'Pass');
  assert.equal(nameShowing('Fence a7–d7, mark c6', 'a7–d7, c6'), 'Fence a7–d7, mark c6: a7–d7, c6');
  assert.equal(nameShowing('Card of Île-de-France', '#ÎLE'), 'Card of Île-de-France');
  assert.equal(nameShowing('Black out 14', 'x4'), 'Black out 14: x4');
  assert.equal(nameShowing('a7-d7:c6', 'a7-d7:c6'), 'a7-d7:c6');
});
