import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  anchor,
  bounds,
  boxOf,
  distanceToLine,
  neighbour,
  pathPoints,
} from '../../web/src/scene/geometry.ts';
import type { Shape } from '../../web/src/scene/types.ts';

test('the box of each kind of shape', () => {
  const box = { left: 1, top: 2, right: 5, bottom: 8 };
  assert.deepEqual(bounds({ id: 'p', kind: 'polygon', points: [1, 2, 5, 2, 3, 8] }), box);
  assert.deepEqual(bounds({ id: 'q', kind: 'path', d: 'M1 2H5V8Z' }), box);
  const circle: Shape = { id: 'c', kind: 'circle', x: 3, y: 4, r: 2 };
  assert.deepEqual(bounds(circle), { left: 1, top: 2, right: 5, bottom: 6 });
  const glyphs = { two: [circle] };
  const placed: Shape = { id: 'g', kind: 'glyph', name: 'two', x: 10, y: 10, scale: 2 };
  assert.deepEqual(bounds(placed, glyphs), { left: 12, top: 14, right: 20, bottom: 22 });
});

test('points of a path: curves, arcs, and a command for several points', () => {
  assert.deepEqual(
    pathPoints('M0 0Q5 5 10 0A4 4 0 0 1 20 0L1 2 3 4'),
    [0, 0, 5, 5, 10, 0, 20, 0, 1, 2, 3, 4],
  );
  assert.deepEqual(pathPoints('M-1.5-2L.5,3'), [-1.5, -2, 0.5, 3]);
});

test('the box round a path has its arcs whole, whichever way they go', () => {
  const box = (d: string) => {
    const { left, top, right, bottom } = boxOf(pathPoints(d, true));
    return [left, top, right, bottom].map((side) => Math.round(side * 100) / 100);
  };
  assert.deepEqual(box('M-3 0A3 2 0 1 0 3 0A3 2 0 1 0-3 0Z'), [-3, -2, 3, 2]);
  // Three quarters of a circle round (0, 0), over its top, and over its bottom.
  assert.deepEqual(box('M-5 0A5 5 0 1 1 0 5'), [-5, -5, 5, 5]);
  assert.deepEqual(box('M5 0A5 5 0 1 0 0 5'), [-5, -5, 5, 5]);
  // A small one: no farther than it rises above its chord.
  assert.deepEqual(box('M-3 4A5 5 0 0 0 3 4'), [-4, 3, 4, 5]);
});

test('a shape is pointed at by its mark', () => {
  const shape: Shape = { id: 's', kind: 'polygon', points: [0, 0, 10, 0, 10, 10, 0, 10] };
  assert.deepEqual(anchor(shape), [5, 5]);
  assert.deepEqual(anchor({ ...shape, mark: { form: 'dot', x: 2, y: 3 } }), [2, 3]);
});

test('how far a point is from a line', () => {
  assert.equal(distanceToLine(5, 3, [0, 0, 10, 0]), 3);
  assert.equal(distanceToLine(13, 4, [0, 0, 10, 0]), 5);
});

test('arrows move to the nearest place ahead', () => {
  const places: { id: string; at: [number, number] }[] = [
    { id: 'here', at: [0, 0] },
    { id: 'right', at: [10, 1] },
    { id: 'far', at: [20, 0] },
    { id: 'below', at: [1, 10] },
  ];
  assert.equal(neighbour([0, 0], [1, 0], places), 'right');
  assert.equal(neighbour([0, 0], [0, 1], places), 'below');
  assert.equal(neighbour([0, 0], [-1, 0], places), null);
});
