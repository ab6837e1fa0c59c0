// What a point on a board means: the place that is pointed at, or the nearest that can be picked.
import { outline } from '../paint/shapes.ts';
import { anchor, bounds, distanceToLine, inBox } from '../scene/geometry.ts';
import { isComplete, nextPicks } from '../scene/picks.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import { type BoardState, openPicks } from './board-state.ts';

/** How far from a place, in CSS pixels, a point still means it. */
const NEAR_MOUSE = 22;
const NEAR_TOUCH = 28;
const NEAR_LINE = 10;
/** Within this distance of the last pick, a drag continues from it. */
const NEAR_LAST = 16;
/**
 * A pick that completes an action catches less than half the way to another place: one that is
 * up to so much farther than it is meant instead.
 */
const LESS_THAN_HALF = 1.2;

/** A point in board units, and how many of them a CSS pixel has. */
export type BoardPoint = { x: number; y: number; unit: number; touch: boolean };

/**
 * Returns what a point means: the pickable place there, a pick to begin again from, the nearest
 * pickable place, or the thing to ask about.
 */
export function meant(board: BoardState, point: BoardPoint): string | null {
  const { shapes } = board;
  const open = openPicks(board);
  const here = under(board, point);
  // What has a name, or leads elsewhere, is meant itself, not what can be picked nearby.
  const own = ({ title, sheet }: Partial<Shape> = {}) => Boolean(title) || sheet !== undefined;
  const exact =
    here.find((id) => open.includes(id)) ??
    again(board, here) ??
    here.find((id) => own(shapes.get(id)));
  const near = (point.touch ? NEAR_TOUCH : NEAR_MOUSE) * point.unit;
  const target = exact ?? nearest(board, open, point, near);
  const completes = target && isComplete(board.view.picks, [...board.path, target]);
  const rival = completes && rivalOf(board, target, exact === target, point);
  return rival || target || here[0] || null;
}

/**
 * Returns the place that is about as near as a pick, and can't be picked next itself. To a point
 * on the pick only pieces are: they stand on the ground, or at its corners.
 */
function rivalOf(board: BoardState, id: string, on: boolean, point: BoardPoint) {
  const { ground, pieces } = board.view.scene;
  const open = openPicks(board);
  const rivals = [...(on ? [] : ground), ...pieces].filter(
    (shape) => shape.label && !open.includes(shape.id),
  );
  const distance = distanceTo(board, board.shapes.get(id) as Shape, point) * LESS_THAN_HALF;
  const ids = rivals.map((shape) => shape.id);
  return nearest(board, ids, point, distance);
}

/** How far a point is from the place to point at of a shape, in board units. */
function distanceTo({ glyphs }: BoardState, shape: Shape, { x, y }: BoardPoint) {
  const [atX, atY] = anchor(shape, glyphs);
  return Math.hypot(atX - x, atY - y);
}

/** How near, in CSS pixels, a drag must come to a place that it passes to pick it. */
const NEAR_DRAG = 13;

/** Returns the place that a drag picks as it passes a point, if it is near enough. */
export function reached(board: BoardState, point: BoardPoint): string | null {
  const draggable = openPicks(board).filter((id) => board.shapes.get(id)?.mark?.drag);
  return nearest(board, draggable, point, NEAR_DRAG * point.unit);
}

/**
 * Returns whether a drag that begins at a point continues from the last pick, even if the next
 * possible picks reach up to it.
 */
export function goesOn(board: BoardState, point: BoardPoint) {
  const last = board.path.slice(-1);
  if (nearest(board, last, point, NEAR_LAST * point.unit)) return true;
  return under(board, point).some((id) => last.includes(id));
}

/** Returns a pick already made, or another first pick. */
export function again({ view, path }: Pick<BoardState, 'view' | 'path'>, here: string[]) {
  if (!path.length) return undefined;
  const first = nextPicks(view.picks, []);
  return here.find((id) => id === path.at(-1) || first.includes(id));
}

const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

/** Returns whether a point is on a shape; `near` is how far from a thin line still counts. */
function covers(shape: Shape, x: number, y: number, glyphs: Glyphs, near: number): boolean {
  if (shape.kind === 'line') {
    return distanceToLine(x, y, shape.points ?? []) <= Math.max(near, (shape.width ?? 1) / 2);
  }
  if (shape.kind === 'text') return inBox(x, y, bounds(shape));
  if (shape.kind === 'glyph') return glyphCovers(shape, x, y, glyphs, near);
  return probe.isPointInPath(outline(shape), x, y);
}

function glyphCovers(shape: Shape, x: number, y: number, glyphs: Glyphs, near: number) {
  const { name = '', x: left = 0, y: top = 0, scale = 1 } = shape;
  const [inX, inY] = [(x - left) / scale, (y - top) / scale];
  return (glyphs[name] ?? []).some(
    (part) => (part.opacity ?? 1) > 0.5 && covers(part, inX, inY, glyphs, near / scale),
  );
}

/**
 * Returns the places of a view under a point, the uppermost first: those whose pieces stand
 * there, then the places themselves.
 */
function under({ view, glyphs }: BoardState, { x, y, unit }: BoardPoint): string[] {
  const shapes = [...view.scene.ground, ...view.scene.pieces].reverse();
  const here = (shape: Shape) => covers(shape, x, y, glyphs, NEAR_LINE * unit);
  const standing = shapes.filter((shape) => shape.of && here(shape));
  const lying = shapes.filter((shape) => shape.label && here(shape));
  return [...standing.map((shape) => shape.of ?? ''), ...lying.map((shape) => shape.id)];
}

/**
 * Returns the nearest of some places, if it is near enough.
 * @param near in board units
 */
function nearest(board: BoardState, ids: string[], point: BoardPoint, near: number): string | null {
  let best = null;
  let least = near;
  for (const id of ids) {
    const shape = board.shapes.get(id);
    if (!shape) continue;
    const distance = distanceTo(board, shape, point);
    if (distance <= least) [best, least] = [id, distance];
  }
  return best;
}
