import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkItem } from '../../web/src/paint/marks.ts';
import { type MarkState, marksOf } from '../../web/src/paint/view-marks.ts';
import type { Mark, Shape, View } from '../../web/src/scene/types.ts';

const markAt = (x: number): Mark => ({ form: 'ring', x, y: 0, join: true });
const joined = (id: string, x: number): Shape => ({
  ...{ id, kind: 'circle', x, y: 0, r: 5 },
  mark: markAt(x),
});
const lone: Shape = {
  ...{ id: 'c', kind: 'circle', x: 30, y: 9, r: 5 },
  mark: { form: 'dot', x: 30, y: 9 },
};
const shapes = new Map([joined('a', 0), joined('b', 10), lone].map((shape) => [shape.id, shape]));
/** What marks are made of, of a view. */
const view = {
  ...{ picks: { a: { b: { c: 'a-b-c' } } }, changed: [], via: {}, hand: [] },
} as unknown as View;

type Line = Extract<MarkItem, { kind: 'line' }>;
type Ring = Extract<MarkItem, { kind: 'ring' }>;
type Brackets = Extract<MarkItem, { kind: 'brackets' }>;

/** The lines of a trail, as their points and whether they are dotted. */
function trail(path: string[], hover: string | null = null) {
  const { under } = marksOf({ view, shapes, glyphs: {}, path, hover, live: true });
  return under
    .filter((item): item is Line => item.kind === 'line')
    .map(({ shape, dotted }) => [shape.points, dotted]);
}

test('a line joins picks that say so, dotted to the place under the pointer', () => {
  assert.deepEqual(trail([]), []);
  assert.deepEqual(trail(['a']), []);
  assert.deepEqual(trail(['a'], 'b'), [[[0, 0, 10, 0], true]]);
  assert.deepEqual(trail(['a', 'b']), [[[0, 0, 10, 0], false]]);
});

test('a hint marks the things to point at, but not where what it proposes shows', () => {
  const state: MarkState = { view, shapes, glyphs: {}, path: [], hover: null, live: true };
  const { under, top } = marksOf({ ...state, hint: ['a', 'c', 'pass'] });
  const rings = under as Ring[];
  assert.deepEqual(
    rings.map(({ kind, x }) => [kind, x]),
    [
      ['ring', 0],
      ['ring', 30],
    ],
  );
  assert.deepEqual(top, []);
  const stone: Shape = { id: 'stone', kind: 'circle', x: 31, y: 0, r: 5, fill: 'white' };
  const proposal = {
    ground: [],
    pieces: [stone],
    hidden: new Set<Shape>(),
    fading: new Set<Shape>(),
  };
  const marked = marksOf({ ...state, hint: ['a', 'c'], proposal }).under as Ring[];
  assert.deepEqual(
    marked.map(({ x }) => x),
    [0],
  );
  assert.deepEqual(marksOf({ ...state, live: false, hint: ['a'] }), { under: [], top: [] });
});

test('it leads to no place that does not join, nor to one that is no next pick', () => {
  assert.deepEqual(trail(['a', 'b'], 'c'), [[[0, 0, 10, 0], false]]);
  assert.deepEqual(trail(['a'], 'a'), []);
});

/** The brackets round one changed shape, as left, top, right, bottom, and their token. */
function brackets(shape: Omit<Shape, 'id'>) {
  const state = {
    view: { ...view, changed: ['s'] },
    shapes: new Map([['s', { ...shape, id: 's' }]]),
  };
  const { under } = marksOf({ ...state, glyphs: {}, path: [], hover: null, live: false });
  const { box, token } = under[0] as Brackets;
  return [box.left, box.top, box.right, box.bottom, token];
}

test('brackets stand within a place, round a small thing, and beside a line', () => {
  const square: Omit<Shape, 'id'> = { kind: 'polygon', points: [0, 0, 100, 0, 100, 100, 0, 100] };
  assert.deepEqual(brackets(square), [7, 7, 93, 93, undefined]);
  assert.deepEqual(brackets({ kind: 'circle', x: 50, y: 50, r: 10 }), [33, 33, 67, 67, undefined]);
  assert.deepEqual(brackets({ kind: 'line', points: [0, 50, 80, 50] }), [
    -5,
    26,
    85,
    74,
    undefined,
  ]);
  assert.deepEqual(brackets({ kind: 'line', points: [50, 0, 50, 80] }), [
    26,
    -5,
    74,
    85,
    undefined,
  ]);
});

test('brackets stand round the place of an area', () => {
  const area: Omit<Shape, 'id'> = {
    kind: 'path',
    d: 'M0 0L900 0L900 90Z',
    mark: { form: 'area', x: 100, y: 50 },
  };
  assert.deepEqual(brackets(area), [58, 14, 142, 86, undefined]);
});

test('a shape names the colour of its brackets where the usual one would not be seen', () => {
  assert.equal(brackets({ kind: 'circle', x: 0, y: 0, r: 9, last: 'rail' })[4], 'rail');
});

test('open places with rims are marked together, each rim once, and the one pointed at besides', () => {
  const area = (id: string, ...rims: string[]): Shape => ({
    ...{ id, kind: 'polygon', points: [0, 0, 9, 0, 9, 9] },
    mark: { form: 'area', ...(rims.length ? { rims } : {}) },
  });
  const all = [area('a', 'north'), area('b', 'north', 'west'), area('c')];
  const open = { ...view, picks: { a: 'a', b: 'b', c: 'c' } } as View;
  const state = { view: open, shapes: new Map(all.map((each) => [each.id, each])), glyphs: {} };
  const marked = (hover: string | null) =>
    marksOf({ ...state, path: [], hover, live: true }).under.map((item) =>
      item.kind === 'rims'
        ? item.within.map((shapes) => shapes.map(({ id }) => id))
        : 'shape' in item && [item.shape.id, item.width],
    );
  const rims = [['a', 'b'], ['b']];
  assert.deepEqual(marked(null), [['c', 2.6], rims]);
  assert.deepEqual(marked('b'), [['c', 2.6], rims, ['b', 6]]);
  assert.deepEqual(marked('c'), [rims, ['c', 6]]);
});
