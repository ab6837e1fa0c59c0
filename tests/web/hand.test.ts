import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inHand, opening, putDown } from '../../web/src/scene/picks.ts';
import type { Shape } from '../../web/src/scene/types.ts';

const view = { hand: ['one', 'two'], picks: { one: { x: { y: 'xy' } }, two: { x: { y: 'yx' } } } };

test('the first thing is in the hand from the start, where it can be put down', () => {
  assert.deepEqual(opening(view), ['one']);
  assert.deepEqual(opening({ ...view, picks: {} }), []);
  assert.deepEqual(opening({ ...view, hand: [] }), []);
});

test('once a thing is put down, the next one is in the hand', () => {
  assert.equal(inHand(view, ['one']), 'one');
  assert.equal(inHand(view, ['one', 'x']), 'two');
  assert.equal(inHand(view, ['two', 'x']), 'one');
  assert.equal(inHand(view, []), null);
  assert.equal(inHand({ ...view, hand: [] }, ['one']), null);
});

test('what is put down lies on the place that is picked after it', () => {
  const puts: Shape = { id: 'put', kind: 'text', x: 0, y: 1, text: '1', size: 9 };
  const shapes = new Map<string, Shape>([
    ['one', { id: 'one', kind: 'polygon', points: [], puts }],
  ]);
  assert.deepEqual(putDown(shapes, ['one']), []);
  assert.deepEqual(putDown(shapes, ['one', 'x', 'y']), [{ shape: puts, on: 'x' }]);
});
