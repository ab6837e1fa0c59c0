import { outline } from '../paint/shapes.ts';
import { anchor, bounds, distanceToLine, inBox } from '../scene/geometry.ts';
import type { Glyphs, Shape, View } from '../scene/types.ts';

const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

/** Whether a point is on a shape; `near` is how far from a thin line still counts. */
function covers(shape: Shape, x: number, y: number, glyphs: Glyphs, near: number): boolean {
  if (shape.kind === 'line') {
    return distanceToLine(x, y, shape.points ?? []) <= Math.max(near, (shape.width ?? 1) / 2);
  }
  if (shape.kind === 'text') return inBox(x, y, bounds(shape));
  if (shape.kind === 'glyph') return glyphCovers(shape, x, y, glyphs, near);
  return probe.isPointInPath(outline(shape), x, y);
}

function glyphCovers(
  { name = '', x: left = 0, y: top = 0, scale = 1 }: Shape,
  x: number,
  y: number,
  glyphs: Glyphs,
  near: number,
) {
  const [inX, inY] = [(x - left) / scale, (y - top) / scale];
  return (glyphs[name] ?? []).some(
    (part) => (part.opacity ?? 1) > 0.5 && covers(part, inX, inY, glyphs, near / scale),
  );
}

/**
 * The places of a view under a point, the uppermost first: those whose pieces stand there,
 * then the places themselves.
 * @param near in board units
 */
export function under(view: View, x: number, y: number, glyphs: Glyphs, near: number): string[] {
  const shapes = [...view.scene.ground, ...view.scene.pieces].reverse();
  const standing = shapes.filter((shape) => shape.of && covers(shape, x, y, glyphs, near));
  const lying = shapes.filter((shape) => shape.label && covers(shape, x, y, glyphs, near));
  return [...standing.map((shape) => shape.of ?? ''), ...lying.map((shape) => shape.id)];
}

/**
 * The nearest of some places, if it is near enough.
 * @param near in board units
 */
export function nearest(
  shapes: Map<string, Shape>,
  ids: string[],
  x: number,
  y: number,
  glyphs: Glyphs,
  near: number,
): string | null {
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
