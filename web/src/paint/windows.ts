// The boxes of what is painted, at rest and in motion, and how they are merged.
import {
  type Box,
  bounds,
  boxKeeper,
  boxOf,
  padded,
  pathPoints,
  position,
  roundParts,
  union,
  type XY,
} from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import { awayAt, liftOf } from './motion-draw.ts';
import { type Actor, second } from './motion-plan.ts';

/** Two boxes are merged if that adds at most this share of area. */
const WASTE = 0.25;
/** Maximum number of boxes. */
const MOST = 6;

/** The space for lifted or shaken shapes, and for lines thinner than a dot, in board units. */
const EDGE = 8;
/** The distance that chips fly. */
const CHIPS = 34;
/** How much higher than its lift a fall can begin. */
const ARC = 1.3;

/** Merges boxes that are near each other: few, and not much larger than needed. */
export function together(boxes: Box[]): Box[] {
  let merged: Box[] = [];
  for (const box of boxes) merged = added(merged, box);
  return merged;
}

/** Adds a box, or merges it with another; the larger one may then absorb more. */
function added(boxes: Box[], box: Box): Box[] {
  const near = boxes.findIndex((each) => isNear(each, box));
  if (near < 0 && boxes.length < MOST) return [...boxes, box];
  const other = boxes[Math.max(0, near)];
  return added(
    boxes.filter((each) => each !== other),
    union([other, box]),
  );
}

function isNear(one: Box, other: Box) {
  return area(union([one, other])) <= (area(one) + area(other)) * (1 + WASTE);
}

/** Whether two boxes overlap. */
export function overlap(one: Box, other: Box) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

export function area({ left, top, right, bottom }: Box) {
  return (right - left) * (bottom - top);
}

/** The box that a moving shape never leaves. */
export function reachOf(actor: Actor, glyphs: Glyphs): Box {
  const next = second(actor);
  const here = raised(swept(actor, glyphs), liftOf(actor));
  const box = next ? union([here, reachOf(next, glyphs)]) : here;
  const [[x, y], [right, down]] = [actor.offset, actor.bend];
  return union([box, moved(box, actor.offset), moved(box, [x / 2 + right, y / 2 + down])]);
}

function raised(box: Box, lift: number): Box {
  return { ...box, top: box.top - lift * ARC, bottom: box.bottom + lift * ARC };
}

/** The box of a shape `time` ms after the change. */
export function boxAt(actor: Actor, glyphs: Glyphs, time: number): Box {
  const next = second(actor);
  const boxes = [actor, ...(next ? [next] : [])].map((each) => swept(each, glyphs));
  return moved(union(boxes), awayAt(actor, time));
}

/** The box of a shape at any size and angle of its motion. */
function swept({ shape, motion }: Actor, glyphs: Glyphs) {
  const box = drawnBox(shape, glyphs);
  const [breaks, scale] = [motion.motion === 'break', Math.max(1, motion.scale ?? 1)];
  const around =
    breaks || motion.faces || scale > 1 ? round(position(shape, glyphs), box, scale) : box;
  return breaks ? padded(around, CHIPS) : around;
}

/** The box of what is drawn of a shape. */
export function drawnBox(shape: Shape, glyphs: Glyphs): Box {
  return padded(inkBox(shape, glyphs), EDGE);
}

/** The box of a shape that turns or grows about its place. */
function round([x, y]: XY, box: Box, scale: number): Box {
  const across = Math.max(x - box.left, box.right - x);
  const down = Math.max(y - box.top, box.bottom - y);
  return padded({ left: x, right: x, top: y, bottom: y }, Math.hypot(across, down) * scale);
}

function moved({ left, top, right, bottom }: Box, [x, y]: XY): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** How far a pointed corner extends beyond its line: the canvas's limit, in half widths. */
const POINTED = 10;
/** How far a pencil line wanders beyond its edge, in half widths. */
const WANDERS = 2;
/**
 * What letters can have outside a text's box, as fractions of its size: on either side per letter,
 * and above and below.
 */
const WIDER = 0.25;
const TALLER = 0.35;

const keptBox = boxKeeper();

/** Returns the box of a shape's ink. */
function inkBox(shape: Shape, glyphs: Glyphs): Box {
  return keptBox(shape, () =>
    shape.kind === 'glyph'
      ? roundParts(shape, glyphs, keptBox, inkBox)
      : padded(filled(shape), edge(shape)),
  );
}

function filled(shape: Shape): Box {
  if (shape.kind === 'text') return lettered(shape);
  return shape.kind === 'path' ? boxOf(pathPoints(shape.d ?? '', true)) : bounds(shape);
}

function lettered(shape: Shape): Box {
  const { size = 16, text = '', turn } = shape;
  const [across, down] = [size * WIDER * text.length, size * TALLER];
  return turn ? padded(bounds(shape), Math.max(across, down)) : padded(bounds(shape), across, down);
}

/** How far the line around a shape extends. */
function edge({ stroke, width = 1, join, texture }: Shape) {
  const beyond = join === 'miter' ? POINTED : texture === 'pencil' ? WANDERS : 1;
  return stroke ? (width / 2) * beyond : 0;
}
