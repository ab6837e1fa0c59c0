import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Spot, stepFrom } from '../../web/src/board/places.ts';

const spot = (id: string, x: number, y: number, kind: string): Spot => ({ id, at: [x, y], kind });
const dots = [spot('a', 0, 0, 'circle'), spot('b', 100, 0, 'circle'), spot('c', 200, 0, 'circle')];
const spaces = [spot('A', 50, 50, 'polygon'), spot('B', 150, 50, 'polygon')];
const all = [...dots, ...spaces];
const right: [number, number] = [1, 0];
const looking = { open: [], picking: false, other: false };

test('arrows stay among places of one kind where these lie in line', () => {
  assert.equal(stepFrom(dots[0], right, all, looking), 'b');
  assert.equal(stepFrom(spaces[0], right, all, looking), 'B');
});

test('with Shift they lead to the nearest place of another kind', () => {
  assert.equal(stepFrom(dots[0], right, all, { ...looking, other: true }), 'A');
  assert.equal(stepFrom(spaces[1], right, all, { ...looking, other: true }), 'c');
});

test('so they do after a pick, where only other kinds can follow', () => {
  const picking = { ...looking, picking: true };
  assert.equal(stepFrom(dots[0], right, all, { ...picking, open: ['B'] }), 'B');
  assert.equal(stepFrom(dots[0], right, all, { ...picking, open: ['B', 'c'] }), 'b');
  assert.equal(stepFrom(dots[0], [-1, 0], all, { ...picking, open: ['B'] }), null);
});
