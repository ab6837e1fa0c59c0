// The effect of an action, shown faintly: the difference of two scenes.
import { bounds, inBox, position, union } from './geometry.ts';
import type { Glyphs, Scene, Shape } from './types.ts';

/** What an action would add to the ground and the pieces, and the pieces that it replaces. */
export type Ghost = { ground: Shape[]; pieces: Shape[]; hidden: Set<Shape> };

/** Two shapes are in the same place up to this distance, in board units. */
const SAME_PLACE = 3;

/**
 * Finds the shapes that are new in a scene. A new piece replaces an old one of its kind that goes
 * from the same place; on the ground a shape that only replaces another isn't shown, nor what comes
 * beside the board, such as the maps of others.
 */
export function ghostOf(now: Scene, next: Scene, glyphs: Glyphs): Ghost {
  const before = new Set([...now.ground, ...now.pieces].map(({ id }) => id));
  const after = new Set([...next.ground, ...next.pieces].map(({ id }) => id));
  const goes = ({ id }: Shape) => !after.has(id);
  const [lying, standing] = [now.ground.filter(goes), now.pieces.filter(goes)];
  const isOn = boardOf(now, after, glyphs);
  const isNew = (shape: Shape) => !before.has(shape.id) && isSeen(shape) && isOn(shape);
  const instead = (shape: Shape, of: Shape[]) =>
    of.find((old) => old.kind === shape.kind && samePlace(old, shape, glyphs));
  const ground = next.ground.filter((shape) => isNew(shape) && !instead(shape, lying));
  const pieces = next.pieces.filter(isNew);
  const hidden = pieces.map((shape) => instead(shape, standing)).filter((old) => old !== undefined);
  return { ground, pieces, hidden: new Set(hidden) };
}

/** What a hint proposes: what an action would add or move, and the pieces that it would remove. */
export type Proposal = Ghost & { fading: Set<Shape> };

/**
 * Finds what a hint shows: what is new, and the pieces on places that stand elsewhere afterwards.
 * Pieces that leave their places fade. What stands on no place, such as a die, doesn't count.
 */
export function proposalOf(now: Scene, next: Scene, glyphs: Glyphs): Proposal {
  const { ground, pieces, hidden } = ghostOf(now, next, glyphs);
  const after = new Map(next.pieces.map((shape) => [shape.id, shape]));
  const leaving = now.pieces.filter((shape) => {
    const then = after.get(shape.id);
    return shape.of !== undefined && !(then && samePlace(shape, then, glyphs));
  });
  const moved = leaving.flatMap(({ id }) => after.get(id) ?? []);
  const fading = new Set(leaving.filter((shape) => !hidden.has(shape)));
  return { ground, pieces: [...pieces, ...moved], hidden, fading };
}

/** The board is where the places are that stay; without any, it is everywhere. */
function boardOf({ ground, pieces }: Scene, after: Set<string>, glyphs: Glyphs) {
  const places = [...ground, ...pieces].filter(
    ({ id, label, sheet }) => label && sheet === undefined && after.has(id),
  );
  if (!places.length) return () => true;
  const box = union(places.map((each) => bounds(each, glyphs)));
  return (shape: Shape) => inBox(...position(shape, glyphs), box);
}

function isSeen({ kind, fill, stroke, texture }: Shape) {
  return kind === 'glyph' || Boolean(fill || stroke || texture);
}

function samePlace(one: Shape, other: Shape, glyphs: Glyphs) {
  const [[x, y], [u, v]] = [position(one, glyphs), position(other, glyphs)];
  return Math.hypot(u - x, v - y) < SAME_PLACE;
}
