import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ghostOf, proposalOf } from '../../web/src/scene/ghost.ts';
import type { Scene, Shape } from '../../web/src/scene/types.ts';

const peg = (id: string, x: number): Shape => ({ id, kind: 'glyph', name: 'peg', x, y: 0 });
const word = (id: string, x: number, text: string): Shape => ({
  id,
  kind: 'text',
  x,
  y: 0,
  text,
  size: 9,
  fill: 'ink',
});
const scene = (pieces: Shape[], ground: Shape[] = []): Scene => ({
  width: 9,
  height: 9,
  ground,
  pieces,
  gone: [],
  zoom: false,
});
const ids = (shapes: Iterable<Shape>) => [...shapes].map(({ id }) => id);

test('what is new shows, what is there already or has no look doesn’t', () => {
  const place: Shape = { id: 'place', kind: 'circle', x: 1, y: 1, r: 1, label: 'a place' };
  const ghost = ghostOf(scene([peg('a', 0)]), scene([peg('a', 0), peg('b', 9)], [place]), {});
  assert.deepEqual([ids(ghost.ground), ids(ghost.pieces), ids(ghost.hidden)], [[], ['b'], []]);
});

test('what comes where another goes stands in its place', () => {
  const ghost = ghostOf(scene([word('id', 5, 'IA')]), scene([word('value', 5, '38')]), {});
  assert.deepEqual([ids(ghost.pieces), ids(ghost.hidden)], [['value'], ['id']]);
});

test('of what lies it isn’t shown, since what lies is painted once', () => {
  const ghost = ghostOf(scene([], [word('bold', 5, '4')]), scene([], [word('light', 5, '4')]), {});
  assert.deepEqual(ids(ghost.ground), []);
});

test('a hint shows what comes and what moves, and fades what leaves its place', () => {
  const on = (shape: Shape): Shape => ({ ...shape, of: 'place' });
  const now = scene([
    on(peg('stays', 0)),
    on(peg('moves', 20)),
    on(peg('goes', 40)),
    peg('die', 60),
  ]);
  const next = scene([
    on(peg('stays', 0)),
    on(peg('moves', 70)),
    peg('die', 90),
    on(peg('new', 99)),
  ]);
  const { pieces, fading } = proposalOf(now, next, {});
  assert.deepEqual(
    [ids(pieces), ids(fading)],
    [
      ['new', 'moves'],
      ['moves', 'goes'],
    ],
  );
});

test('things beside the board, such as another player’s map, are no part of a hint', () => {
  const square = (id: string, x: number): Shape => ({ ...peg(id, x), label: id });
  const board = [square('a', 0), square('b', 50)];
  const now = scene([], [...board, square('number', 90)]);
  const next = scene([peg('written', 50), peg('map', 90)], board);
  assert.deepEqual(ids(proposalOf(now, next, {}).pieces), ['written']);
});
