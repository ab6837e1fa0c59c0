import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DragTrace } from '../../web/src/board/drag-trace.ts';

/** A drag whose points are noted, and which waits when told. */
function walked() {
  const points: number[] = [];
  const state = { waits: false };
  const walk = new DragTrace((x) => {
    if (!state.waits) points.push(x);
    return !state.waits;
  });
  return { walk, points, state };
}

test('a drag comes to every point between two events', () => {
  const { walk, points } = walked();
  walk.begin(0, 0, true);
  walk.to(20, 0, true);
  assert.deepEqual(points, [5, 10, 15, 20]);
});

test('a drag waits while nothing may be picked, and then continues from there', () => {
  const { walk, points, state } = walked();
  walk.begin(0, 0, true);
  state.waits = true;
  walk.to(10, 0, true);
  assert.deepEqual(points, []);
  state.waits = false;
  walk.resume();
  assert.deepEqual(points, [5, 10]);
});

test('after its end a drag comes to nothing more', () => {
  const { walk, points } = walked();
  walk.begin(0, 0, true);
  walk.end();
  walk.to(20, 0, true);
  walk.resume();
  assert.deepEqual(points, []);
});
