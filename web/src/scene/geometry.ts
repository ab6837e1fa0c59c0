// Boxes, middles and distances of shapes, and the nearest place in a direction.
import type { Glyphs, Shape, ShapeKind } from './types.ts';

export type XY = [x: number, y: number];
export type Box = { left: number; top: number; right: number; bottom: number };

/** Returns the box round points, given as x, y, x, y and so on. */
export function boxOf(points: number[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i + 1 < points.length; i += 2) {
    box.left = Math.min(box.left, points[i]);
    box.right = Math.max(box.right, points[i]);
    box.top = Math.min(box.top, points[i + 1]);
    box.bottom = Math.max(box.bottom, points[i + 1]);
  }
  return box;
}

type KeptBox = (of: object, find: () => Box) => Box;

/** Returns a function that finds a box only once, for what never changes: a shape, or a glyph. */
export function boxKeeper(): KeptBox {
  const boxes: WeakMap<object, Box> = new WeakMap();
  return (of, find) => {
    const box = boxes.get(of) ?? find();
    boxes.set(of, box);
    return box;
  };
}

const keptBox = boxKeeper();

const BOUNDS: Record<ShapeKind, (shape: Shape, glyphs: Glyphs) => Box> = {
  polygon: ({ points = [] }) => boxOf(points),
  line: ({ points = [] }) => boxOf(points),
  circle: ({ x = 0, y = 0, r = 0 }) => boxOf([x - r, y - r, x + r, y + r]),
  path: (shape) => keptBox(shape, () => boxOf(pathPoints(shape.d ?? ''))),
  text: textBox,
  glyph: (shape, glyphs) => roundParts(shape, glyphs, keptBox, bounds),
};

/**
 * Returns the box round a shape, without strokes. That of a path is the box of its points and
 * control points, which can be a little larger than the path.
 */
export function bounds(shape: Shape, glyphs: Glyphs = {}): Box {
  return BOUNDS[shape.kind](shape, glyphs);
}

function textBox({ x = 0, y = 0, size = 16, text = '', align = 'middle', turn = 0 }: Shape): Box {
  const width = size * 0.6 * text.length;
  if (turn) return turned(x, y, width, size, turn);
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - size / 2, bottom: y + size / 2 };
}

/** Returns the box round a text that is turned about its middle. */
function turned(x: number, y: number, width: number, height: number, degrees: number): Box {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((degrees * Math.PI) / 180)));
  const [across, down] = [width * cos + height * sin, width * sin + height * cos];
  return { left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 };
}

const NOTHING: Shape[] = [];

/**
 * Returns the box round the parts of a glyph.
 * @param boxOfPart the box of one of them, which `kept` keeps with the others'
 */
export function roundParts(
  { x = 0, y = 0, scale = 1, name = '' }: Shape,
  glyphs: Glyphs,
  boxes: KeptBox,
  boxOfPart: (part: Shape, glyphs: Glyphs) => Box,
): Box {
  const parts = glyphs[name] ?? NOTHING;
  const box = boxes(parts, () => union(parts.map((part) => boxOfPart(part, glyphs))));
  if (box.left > box.right) return { left: x, right: x, top: y, bottom: y };
  return {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  };
}

export function union(boxes: Box[]): Box {
  return boxOf(boxes.flatMap((box) => [box.left, box.top, box.right, box.bottom]));
}

/** Returns a box with so much room on its left and right, and above and below it. */
export function padded({ left, top, right, bottom }: Box, across: number, down = across): Box {
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

export function middle(box: Box): XY {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

/** Returns where a shape is: its own x and y, or its middle. */
export function position(shape: Shape, glyphs?: Glyphs): XY {
  const { x, y } = shape;
  return x === undefined || y === undefined ? middle(bounds(shape, glyphs)) : [x, y];
}

/** Returns where to point at a shape: where its mark stands, else its middle. */
export function anchor(shape: Shape, glyphs?: Glyphs): XY {
  const { mark } = shape;
  if (mark && mark.x !== undefined && mark.y !== undefined) return [mark.x, mark.y];
  return middle(bounds(shape, glyphs));
}

/** How many numbers each command of an SVG path takes; of an arc only the end counts. */
const TAKES = new Map(Object.entries({ M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, H: 1, V: 1, A: 7 }));

/**
 * Returns the points and control points of an SVG path with absolute commands.
 * @param withArcs with the corners of boxes round its arcs
 */
export function pathPoints(d: string, withArcs = false): number[] {
  const points: number[] = [];
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const step = TAKES.get(command) ?? 1;
    for (let i = 0; i < numbers.length; i += step) {
      const values = numbers.slice(i, i + step);
      if (withArcs && command === 'A') points.push(...arcCorners(points.slice(-2), values));
      addPoints(points, command, values);
    }
  }
  return points;
}

/**
 * Returns two corners of a box round an arc whose radii are not turned, and then where it begins:
 * of a large one the box of its ellipse, of a small one as much as it rises above its chord.
 * The centre is that of the SVG standard, section "Conversion from endpoint to center
 * parameterization".
 */
function arcCorners([x, y]: number[], [rx, ry, , large, sweep, endX, endY]: number[]): number[] {
  const [dx, dy] = [(endX - x) / 2 / rx, (endY - y) / 2 / ry];
  const half = Math.min(1, Math.hypot(dx, dy));
  const [midX, midY] = [(x + endX) / 2, (y + endY) / 2];
  if (!large) {
    const rise = 1 - Math.sqrt(1 - half ** 2);
    const [across, down] = [Math.abs(dx) + rise, Math.abs(dy) + rise];
    return [midX - rx * across, midY - ry * down, midX + rx * across, midY + ry * down, x, y];
  }
  const far = (large === sweep ? -1 : 1) * Math.sqrt(1 / half ** 2 - 1);
  const [atX, atY] = [midX - rx * far * dy, midY + ry * far * dx];
  return [atX - rx, atY - ry, atX + rx, atY + ry, x, y];
}

function addPoints(points: number[], command: string, numbers: number[]) {
  const [lastX = 0, lastY = 0] = points.slice(-2);
  if (command === 'H') points.push(numbers[0], lastY);
  else if (command === 'V') points.push(lastX, numbers[0]);
  else if (command === 'A') points.push(...numbers.slice(5, 7));
  else points.push(...numbers);
}

/** Returns the distance from a point to an open line. */
export function distanceToLine(x: number, y: number, points: number[]) {
  let least = Infinity;
  for (let i = 0; i + 3 < points.length; i += 2) {
    least = Math.min(least, toSegment(x, y, points.slice(i, i + 4)));
  }
  return least;
}

function toSegment(x: number, y: number, [ax, ay, bx, by]: number[]) {
  const square = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = square ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square : 0;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

export function inBox(x: number, y: number, box: Box) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/**
 * Finds the nearest place in a direction: one straight ahead comes before one that is near.
 * @param direction a unit step, such as [1, 0]
 */
export function neighbour(
  from: XY,
  direction: XY,
  places: { id: string; at: XY }[],
): string | null {
  let best = null;
  let least = Infinity;
  for (const { id, at } of places) {
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (ahead < 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 3;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
