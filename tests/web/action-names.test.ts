import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accessibleName } from '../../web/src/game/action-names.ts';

test('a name has what shows, whatever stands between the words', () => {
  assert.equal(accessibleName('Move c1–a3', 'c1-a3'), 'Move c1–a3');
  assert.equal(accessibleName('Pass', 'pass'), 'Pass');
  assert.equal(
    accessibleName('Fence a7–d7, mark c6', 'a7–d7, c6'),
    'Fence a7–d7, mark c6: a7–d7, c6',
  );
  assert.equal(accessibleName('Card of Île-de-France', '#ÎLE'), 'Card of Île-de-France');
  assert.equal(accessibleName('Black out 14', 'x4'), 'Black out 14: x4');
  assert.equal(accessibleName('a7-d7:c6', 'a7-d7:c6'), 'a7-d7:c6');
});
