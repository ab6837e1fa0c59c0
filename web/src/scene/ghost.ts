import { bounds, middle } from './geometry.ts';
import type { Glyphs, Scene, Shape } from './types.ts';

/**
 * What an action would bring: shapes that lie and stand, to be shown faintly, and what they
 * stand in the place of.
 */
export type Ghost = { ground: Shape[]; pieces: Shape[]; hidden: Set<Shape> };

const SAME_PLACE = 3;

/**
 * The shapes that are new in a scene. One that comes where another of its kind goes stands in
 * its place; of what lies, such a one isn't shown.
 */
export function ghostOf(now: Scene, next: Scene, glyphs: Glyphs): Ghost {
  const known = new Set([...now.ground, ...now.pieces].map(({ id }) => id));
  const kept = new Set([...next.ground, ...next.pieces].map(({ id }) => id));
  const goes = ({ id }: Shape) => !kept.has(id);
  const [lying, standing] = [now.ground.filter(goes), now.pieces.filter(goes)];
  const isNew = (shape: Shape) => !known.has(shape.id) && isSeen(shape);
  const instead = (shape: Shape, of: Shape[]) =>
    of.find((old) => old.kind === shape.kind && samePlace(old, shape, glyphs));
  const ground = next.ground.filter((shape) => isNew(shape) && !instead(shape, lying));
  const pieces = next.pieces.filter(isNew);
  const hidden = pieces.map((shape) => instead(shape, standing)).filter((old) => old !== undefined);
  return { ground, pieces, hidden: new Set(hidden) };
}

function isSeen({ kind, fill, stroke, texture }: Shape) {
  return kind === 'glyph' || Boolean(fill || stroke || texture);
}

function samePlace(one: Shape, other: Shape, glyphs: Glyphs) {
  const [[x, y], [u, v]] = [place(one, glyphs), place(other, glyphs)];
  return Math.hypot(u - x, v - y) < SAME_PLACE;
}

function place(shape: Shape, glyphs: Glyphs): [number, number] {
  const { x, y } = shape;
  return x === undefined || y === undefined ? middle(bounds(shape, glyphs)) : [x, y];
}
