// Draws moving shapes: a function for each motion, and easing curves.
import { type Box, bounds, middle, type XY } from '../scene/geometry.ts';
import type { Ease, MotionName, Shape } from '../scene/types.ts';
import type { Ctx } from './canvas.ts';
import { type Actor, length, second } from './motion-plan.ts';
import type { Look } from './palette.ts';
import { paintShape } from './shapes.ts';

/** Draws a shape; `raw` is the part of the motion's time that has passed, from 0 to 1. */
type Draw = (ctx: Ctx, actor: Actor, raw: number, look: Look, time: number) => void;

/** How long a piece takes to be lifted, and to be put down. */
const LIFT_MS = 90;
type How = {
  draw: Draw;
  /** The easing by which it carries a shape from place to place, if it does. */
  pace?: Ease;
  /** The height of the shape above its path. */
  height?: (actor: Actor, raw: number, rest: number, time: number) => number;
  /** The distance from the path, unless the motion's `lift` says. */
  lift?: number;
};

const HOW: Record<MotionName, How> = {
  fade: { draw: fade },
  slide: { draw: slide, pace: 'travel', height: slideHeight },
  fall: { draw: fall, pace: 'leave', height: fallHeight, lift: 60 },
  rise: { draw: rise, pace: 'settle', height: (actor, _, rest) => -liftOf(actor) * rest, lift: 30 },
  draw: { draw },
  break: { draw: shatter },
  turn: { draw: turn, pace: 'settle', height: tipHeight, lift: 10 },
  shake: { draw: shake },
};

/**
 * How far a motion carries a shape off its path: where a fall begins above its place and a rise
 * below it, and how high a die rises as it tips over.
 */
export function liftOf({ motion: { motion, lift = HOW[motion].lift ?? 0 } }: Actor): number {
  return lift;
}

/** Draws a moving shape, `time` ms after the change. */
export function drawActor(ctx: Ctx, actor: Actor, time: number, look: Look) {
  const raw = passed(actor, time);
  if (actor.phase === 'exit' && raw >= 1) return paintSecond(ctx, actor, time, look);
  ctx.save();
  HOW[actor.motion.motion].draw(ctx, actor, raw, look, time);
  ctx.restore();
}

/** The part of a motion's time that has passed, from 0 to 1. */
function passed({ delay, duration }: Actor, time: number) {
  return Math.max(0, Math.min(1, (time - delay) / (duration || 1)));
}

/** Draws a leaving shape in its second motion, from where the first ended. */
function paintSecond(ctx: Ctx, actor: Actor, time: number, look: Look) {
  const next = second(actor);
  if (!next) return;
  ctx.save();
  ctx.translate(...actor.offset);
  drawActor(ctx, next, time, look);
  ctx.restore();
}

/**
 * Limits a time to the motion: before and after it a shape rests, so that equal looks share a key.
 */
export function restingTime(actor: Actor, time: number): number {
  return Math.max(actor.delay - LIFT_MS, Math.min(time, length([actor])));
}

/**
 * How far a moving shape is from its place, `time` ms after the change. A leaving shape may have a
 * second motion.
 */
export function awayAt(actor: Actor, time: number): XY {
  const raw = passed(actor, time);
  const next = actor.phase === 'exit' && raw >= 1 ? second(actor) : null;
  if (!next) return shift(actor, raw, time);
  const [[x, y], [dx, dy]] = [actor.offset, awayAt(next, time)];
  return [x + dx, y + dy];
}

/** How far a moving shape is from its place in its first motion. */
function shift(actor: Actor, raw: number, time: number): XY {
  const rest = leftOf(actor, raw);
  const [[x, y], [right, down], bent] = [actor.offset, actor.bend, half(raw)];
  const height = HOW[actor.motion.motion].height?.(actor, raw, rest, time) ?? 0;
  return [x * rest + right * bent, y * rest + down * bent - height];
}

/** How near half of a motion's time is, from 0 to 1. */
function half(raw: number) {
  return Math.sin(Math.PI * raw);
}

/** The part of the path that is left. */
function leftOf({ motion: { motion, ease, faces, over }, phase }: Actor, raw: number) {
  if (faces) return 1 - EASE[over ? 'travel' : 'settle'](raw);
  const turns = motion === 'turn' && phase === 'move';
  const own = HOW[motion].pace;
  const pace = own && (ease ?? (turns ? 'travel' : own));
  if (!pace) return 0;
  const done = EASE[pace](raw);
  return phase === 'exit' ? done : 1 - done;
}

/** The visible part of a shape: it grows on entering and shrinks on leaving. */
function there(actor: Actor, t: number) {
  return actor.phase === 'exit' ? 1 - t : t;
}

function fade(ctx: Ctx, actor: Actor, raw: number, look: Look) {
  const part = actor.phase === 'move' ? 1 : there(actor, raw);
  if (part <= 0) return;
  ctx.globalAlpha *= part;
  paintShape(ctx, actor.shape, look);
}

/** Moves a shape along its path, raised by its lift. */
function slide(ctx: Ctx, actor: Actor, raw: number, look: Look, time: number) {
  ctx.translate(...shift(actor, raw, time));
  if (actor.phase === 'exit' && !actor.motion.to) ctx.globalAlpha *= 1 - leftOf(actor, raw);
  paintShape(ctx, actor.shape, look);
}

/** A shape with a delay is lifted before the delay ends. */
function slideHeight(actor: Actor, _: number, __: number, time: number) {
  const { delay, duration } = actor;
  const start = delay ? delay - LIFT_MS : 0;
  const end = delay + duration;
  const up = Math.max(0, Math.min(1, (time - start) / LIFT_MS, (end - time) / LIFT_MS));
  return liftOf(actor) * up;
}

/** Lowers a shape from above, or drops it to its place. */
function fall(ctx: Ctx, actor: Actor, raw: number, look: Look, time: number) {
  const { scale } = actor.motion;
  ctx.translate(...shift(actor, raw, time));
  if (scale) grow(ctx, actor, 1 + (scale - 1) * leftOf(actor, raw), look);
  if (actor.phase === 'enter') ctx.globalAlpha *= Math.min(1, raw * 4);
  paintShape(ctx, actor.shape, look);
}

function fallHeight(actor: Actor, raw: number, rest: number) {
  const { motion, phase } = actor;
  const lift = motion.scale && motion.lift === undefined ? 0 : liftOf(actor);
  return lift * (Math.sin(Math.PI * raw) * 0.3 + (phase === 'exit' ? 0 : rest));
}

/** Raises a shape from below; nothing shows until its delay is over. */
function rise(ctx: Ctx, actor: Actor, raw: number, look: Look, time: number) {
  if (raw <= 0) return;
  ctx.globalAlpha *= Math.min(1, there(actor, raw) * 4);
  ctx.translate(...shift(actor, raw, time));
  paintShape(ctx, actor.shape, look);
}

/** Scales the canvas about the middle of a shape. */
function grow(ctx: Ctx, { shape }: Actor, scale: number, look: Look) {
  const [x, y] = centre(shape, look);
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.translate(-x, -y);
}

function centre(shape: Shape, look: Look): XY {
  if (shape.kind !== 'glyph') return middle(bounds(shape, look.glyphs));
  return [shape.x ?? 0, shape.y ?? 0];
}

/** Draws a line from its beginning, any other shape from left to right. */
function draw(ctx: Ctx, actor: Actor, raw: number, look: Look) {
  const eased = EASE[actor.motion.ease ?? 'settle'](raw);
  const part = actor.phase === 'move' ? 1 : there(actor, eased);
  // A line of no length would still show its round ends.
  if (part <= 0) return;
  const { shape } = actor;
  if (shape.points && shape.kind === 'line') {
    paintShape(ctx, { ...shape, points: firstPart(shape.points, part) }, look);
  } else reveal(ctx, actor, part, look);
}

function reveal(ctx: Ctx, { shape }: Actor, part: number, look: Look) {
  const box = bounds(shape, look.glyphs);
  const edge = 6;
  const width = box.right - box.left + edge * 2;
  ctx.beginPath();
  ctx.rect(box.left - edge, box.top - edge, width * part, box.bottom - box.top + edge * 2);
  ctx.clip();
  paintShape(ctx, shape, look);
}

/**
 * Returns the beginning of an open line.
 * @param part how much of it, from 0 to 1
 */
function firstPart(points: number[], part: number) {
  const steps = [];
  for (let i = 0; i + 3 < points.length; i += 2) {
    steps.push(Math.hypot(points[i + 2] - points[i], points[i + 3] - points[i + 1]));
  }
  let rest = part * steps.reduce((sum, step) => sum + step, 0);
  const front = points.slice(0, 2);
  for (const [i, step] of steps.entries()) {
    const t = step ? Math.min(1, rest / step) : 1;
    const [ax, ay, bx, by] = points.slice(i * 2, i * 2 + 4);
    front.push(ax + (bx - ax) * t, ay + (by - ay) * t);
    rest -= step;
    if (rest <= 0) break;
  }
  return front;
}

/** Breaks a shape into four chips that fly apart and fade. */
function shatter(ctx: Ctx, actor: Actor, raw: number, look: Look) {
  if (raw <= 0) {
    if (actor.phase === 'exit') paintShape(ctx, actor.shape, look);
    return;
  }
  const part = actor.phase === 'exit' ? raw : 1 - raw;
  const box = bounds(actor.shape, look.glyphs);
  ctx.globalAlpha *= 1 - part;
  for (const sideX of [-1, 1]) {
    for (const sideY of [-1, 1]) {
      ctx.save();
      toChip(ctx, box, [sideX, sideY], EASE.settle(part));
      paintShape(ctx, actor.shape, look);
      ctx.restore();
    }
  }
}

/** Clips a canvas to one of the chips, at its current place. */
function toChip(ctx: Ctx, box: Box, [sideX, sideY]: number[], part: number) {
  const [x, y] = middle(box);
  const [halfX, halfY] = [box.right - x, box.bottom - y];
  ctx.translate(x + sideX * part * 22, y + sideY * part * 12 + part * 10);
  ctx.rotate(sideX * sideY * part * 0.35);
  ctx.scale(1 - part * 0.45, 1 - part * 0.45);
  ctx.beginPath();
  ctx.rect(Math.min(0, sideX * halfX * 2), Math.min(0, sideY * halfY * 2), halfX * 2, halfY * 2);
  ctx.clip();
  ctx.translate(-x, -y);
}

/** The first sway of a shape, in board units, and the number of sways. */
const [SWAY, SWAYS] = [7, 3];

/** Shakes a shape from side to side, less and less. */
function shake(ctx: Ctx, { shape }: Actor, raw: number, look: Look) {
  ctx.translate(SWAY * (1 - raw) * Math.sin(raw * SWAYS * Math.PI * 2), 0);
  paintShape(ctx, shape, look);
}

/** Turns a shape over like a card, or tips it over several faces like a die. */
function turn(ctx: Ctx, actor: Actor, raw: number, look: Look, time: number) {
  const [rest, [dx, dy]] = [leftOf(actor, raw), shift(actor, raw, time)];
  if (actor.motion.faces) return tip(ctx, actor, raw, [dx, dy], look);
  const [x] = centre(actor.shape, look);
  ctx.translate(dx + x, dy);
  ctx.scale(actor.phase === 'move' ? 1 : Math.max(0.01, 1 - rest), 1);
  ctx.translate(-x, 0);
  paintShape(ctx, actor.shape, look);
}

/** The part of its width that a die keeps while it stands on an edge. */
const ON_EDGE = 0.72;

function tip(ctx: Ctx, actor: Actor, raw: number, [dx, dy]: XY, look: Look) {
  const { motion, phase, offset, shape } = actor;
  const { faces = 0, scale = 1 } = motion;
  const rest = leftOf(actor, raw);
  if (phase === 'enter' && (1 - rest) * faces < faces - 1) return;
  const [x, y] = centre(shape, look);
  ctx.translate(dx + x, dy + y);
  const [right, down] = offset;
  const side = right > 0 || (right === 0 && down > 0) ? 1 : -1;
  ctx.rotate(side * rest * faces * (Math.PI / 3) * 2);
  const size = 1 + (scale - 1) * half(raw);
  ctx.scale(size, size * (1 - (1 - ON_EDGE) * onEdge(actor, rest)));
  ctx.translate(-x, -y);
  paintShape(ctx, shape, look);
}

/** How near a die is to standing on an edge, from 0 to 1; 0 for shapes without faces. */
function onEdge({ motion: { faces = 0 } }: Actor, rest: number) {
  return Math.sin(Math.PI * (((1 - rest) * faces) % 1));
}

function tipHeight(actor: Actor, _: number, rest: number) {
  return liftOf(actor) * onEdge(actor, rest);
}

/** Easing for arriving, crossing, leaving, and even motion. */
export const EASE: Record<Ease, (t: number) => number> = {
  settle: bezier(0.2, 0.8, 0.2, 1),
  travel: bezier(0.5, 0, 0.2, 1),
  leave: bezier(0.3, 0, 1, 1),
  linear: (t) => t,
};

/** A CSS cubic-bezier as a function of time from 0 to 1. */
function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
  return (t) => {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    let [low, high] = [0, 1];
    for (let i = 0; i < 20; i += 1) {
      const half = (low + high) / 2;
      if (at(half, x1, x2) < t) low = half;
      else high = half;
    }
    return at(low, y1, y2);
  };
}

function at(s: number, a: number, b: number) {
  return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3;
}
