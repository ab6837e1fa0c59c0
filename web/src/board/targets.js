/** @import {Glyphs, Shape, View} from "../types.js" */
import { outline } from '../paint/shapes.js';
import { anchor, bounds, distanceToLine, inBox } from './geometry.js';

const probe = /** @type {CanvasRenderingContext2D} */ (
  document.createElement('canvas').getContext('2d')
);

/**
 * Whether a point is on a shape; `near` is how far from a thin line still counts.
 * @param {Shape} shape
 * @param {number} x
 * @param {number} y
 * @param {Glyphs} glyphs
 * @param {number} near
 * @returns {boolean}
 */
function covers(shape, x, y, glyphs, near) {
  if (shape.kind === 'line') {
    return distanceToLine(x, y, shape.points ?? []) <= Math.max(near, (shape.width ?? 1) / 2);
  }
  if (shape.kind === 'text') return inBox(x, y, bounds(shape));
  if (shape.kind === 'glyph') return glyphCovers(shape, x, y, glyphs, near);
  return probe.isPointInPath(outline(shape), x, y);
}

/**
 * @param {Shape} glyph
 * @param {number} x
 * @param {number} y
 * @param {Glyphs} glyphs
 * @param {number} near
 */
function glyphCovers({ name = '', x: left = 0, y: top = 0, scale = 1 }, x, y, glyphs, near) {
  const [inX, inY] = [(x - left) / scale, (y - top) / scale];
  return (glyphs[name] ?? []).some(
    (part) => (part.opacity ?? 1) > 0.5 && covers(part, inX, inY, glyphs, near / scale),
  );
}

/**
 * The places of a view under a point, the uppermost first: those whose pieces stand there,
 * then the places themselves.
 * @param {View} view @param {number} x @param {number} y @param {Glyphs} glyphs
 * @param {number} near in board units
 * @returns {string[]}
 */
export function under(view, x, y, glyphs, near) {
  const shapes = [...view.scene.ground, ...view.scene.pieces].reverse();
  const standing = shapes.filter((shape) => shape.of && covers(shape, x, y, glyphs, near));
  const lying = shapes.filter((shape) => shape.label && covers(shape, x, y, glyphs, near));
  return [...standing.map((shape) => shape.of ?? ''), ...lying.map((shape) => shape.id)];
}

/**
 * The nearest of some places, if it is near enough.
 * @param {Map<string, Shape>} shapes @param {string[]} ids @param {number} x @param {number} y
 * @param {Glyphs} glyphs @param {number} near in board units
 * @returns {string | null}
 */
export function nearest(shapes, ids, x, y, glyphs, near) {
  let best = null;
  let least = near;
  for (const id of ids) {
    const shape = shapes.get(id);
    if (!shape) continue;
    const [atX, atY] = anchor(shape, glyphs);
    const far = Math.hypot(atX - x, atY - y);
    if (far <= least) [best, least] = [id, far];
  }
  return best;
}
