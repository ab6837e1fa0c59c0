import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bounds } from '../../web/src/scene/geometry.ts';
import { Stretcher, stretchIn } from '../../web/src/scene/stretch.ts';
import type { Glyphs, Scene, Shape } from '../../web/src/scene/types.ts';

const GLYPHS: Glyphs = {
  land: [
    { id: 'land', kind: 'path', d: 'M10 20H50V80A5 5 0 0 1 10 80Z' },
    { id: 'name', kind: 'text', x: 30, y: 40, text: 'LAND', size: 10 },
    { id: 'more', kind: 'glyph', name: 'star', x: 0, y: 60 },
  ],
  star: [{ id: 'star', kind: 'polygon', points: [0, -5, 5, 5, -5, 5] }],
};
const area: Shape = {
  ...{ id: 'area', kind: 'glyph', name: 'land', x: 0, y: 0, stretch: true, label: 'Land' },
  mark: { form: 'area', x: 30, y: 50 },
};
const star: Shape = {
  ...{ id: 'written', kind: 'glyph', name: 'star', x: 30, y: 50, of: 'area' },
  enter: { motion: 'slide', from: [30, 110], duration: 90 },
};
const leg: Shape = { id: 'leg', kind: 'line', points: [30, 50, 60, 120] };
const below: Shape = {
  ...{ id: 'below', kind: 'polygon', points: [0, 110, 9, 110, 9, 120], label: '07' },
  puts: { id: 'put', kind: 'text', x: 0, y: 1, text: '07', size: 20 },
};
const scene: Scene = {
  ...{ width: 100, height: 140, ground: [area, below], pieces: [star, leg], gone: [], zoom: true },
  stretch: { to: 100, most: 1.5, below: 60 },
};
const only = (shapes: readonly Shape[], id: string) =>
  shapes.find((shape) => shape.id === id) as Shape;

test('a scene is as tall as its room lets it be, and keeps its height when less lies below', () => {
  const by = (room: number) => stretchIn(scene, room);
  assert.deepEqual([0, 1.4, 1.6, 1.856, 9].map(by), [1, 1, 1, 1.25, 1.5]);
  assert.equal(stretchIn({ ...scene, height: 190 }, 2), 1.1);
  assert.equal(stretchIn({ ...scene, stretch: undefined } as unknown as Scene, 9), 1);
});

test('what lies below moves down, and nothing else happens to it', () => {
  const { ground, height } = new Stretcher(GLYPHS).scene(scene, 1.44);
  assert.equal(height, 184);
  assert.deepEqual(only(ground, 'below').points, [0, 154, 9, 154, 9, 164]);
});

test('drawings of the land are taller, and what is written on it moves and keeps its form', () => {
  const stretcher = new Stretcher(GLYPHS);
  const { ground, pieces } = stretcher.scene(scene, 1.44);
  const land = only(ground, 'area');
  const [outline, name, nested] = stretcher.glyphs[land.name ?? ''];
  assert.equal(outline.d, 'M10 28.8H50V115.2A5 5 0 0 1 10 115.2Z');
  assert.deepEqual([name.y, name.size], [40 * 1.44, 12]);
  assert.deepEqual(stretcher.glyphs[nested.name ?? ''][0].points?.map(Math.round), [
    ...[0, -7, 5, 7, -5, 7],
  ]);
  assert.deepEqual(land.mark, { form: 'area', x: 30, y: 72 });
  const written = only(pieces, 'written');
  assert.deepEqual([written.name, written.x, written.y, written.scale], ['star', 30, 72, 1.2]);
  assert.deepEqual(written.enter?.from, [30, 154]);
  assert.deepEqual(only(pieces, 'leg').points, [30, 72, 60, 164]);
  assert.equal(only(ground, 'below').puts?.size, 24);
  const box = bounds(land, stretcher.glyphs);
  assert.ok(box.top < 72 && 72 < box.bottom && box.bottom > 115);
});

test('the drawings of the game stay as they are, and so does a scene that fits', () => {
  const before = structuredClone(GLYPHS);
  const stretcher = new Stretcher(GLYPHS);
  stretcher.scene(scene, 1.44);
  assert.deepEqual(GLYPHS, before);
  assert.equal(stretcher.scene(scene, 1), scene);
});
