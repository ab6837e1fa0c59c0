// What an action would bring: the difference of two scenes, to be shown faintly.
import { bounds, middle } from './geometry.ts';
import type { Glyphs, Scene, Shape } from './types.ts';

/** What an action would bring to the ground and the pieces, and the pieces that it replaces. */
export type Ghost = { ground: Shape[]; pieces: Shape[]; hidden: Set<Shape> };

/** Two shapes are in the same place up to this distance, in board units. */
const SAME_PLACE = 3;

/**
 * Finds the shapes that are new in a scene. A new piece replaces an old one of its kind that goes
 * from the same place; on the ground a shape that only replaces another isn't shown.
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
