import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partAt, placeAt, settled, showing, WHOLE } from '../../web/src/scene/zoom.ts';

test('the place under the finger stays under it', () => {
  const part = partAt(2, [0.5, 0.4], [0.5, 0.4]);
  assert.deepEqual(placeAt(part, [0.5, 0.4]), [0.5, 0.4]);
  assert.equal(part.scale, 2);
});

test('the part never leaves the board, and is never larger than it or smaller than half', () => {
  assert.deepEqual(partAt(2, [0, 1], [0.5, 0.5]), { scale: 2, left: 0, top: 0.5 });
  assert.deepEqual(partAt(0.3, [0.5, 0.5], [0.2, 0.2]), WHOLE);
  assert.equal(partAt(7, [0.5, 0.5], [0.5, 0.5]).scale, 2);
});

test('it comes to rest at all of the board or at half', () => {
  assert.deepEqual(settled({ scale: 1.2, left: 0.1, top: 0.1 }), WHOLE);
  assert.equal(settled({ scale: 1.6, left: 0.1, top: 0.1 }).scale, 2);
});

test('what has the focus comes into sight', () => {
  const part = { scale: 2, left: 0, top: 0 };
  assert.equal(showing(part, [0.2, 0.2]), part);
  assert.deepEqual(showing(part, [0.9, 0.2]), { scale: 2, left: 0.5, top: 0 });
});
