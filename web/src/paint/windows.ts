// The parts of a board in which something moves: only they are painted anew for each frame.
import type { Box } from '../scene/geometry.ts';
import { bounds, middle, union } from '../scene/geometry.ts';
import type { Glyphs, Motion, Shape } from '../scene/types.ts';
import { LIFTS } from './motion-draw.ts';
import type { Actor } from './motion-plan.ts';

/** A part of a board, and the shapes that move in it and never leave it. */
export type Window = { box: Box; actors: Actor[] };

/** Two parts become one where that adds no more than this share to what they cover. */
const WASTE = 0.25;
/** Maximum number of parts. */
const MOST = 6;

/** Room for strokes and arcs, which stand out from the box of a shape. */
const EDGE = 24;
/** How far chips fly. */
const CHIPS = 34;
/** How much higher than its lift a fall can begin. */
const ARC = 1.3;

/** Finds the parts of a board in which something moves: few, and not much larger than needed. */
export function windowsOf(actors: Actor[], glyphs: Glyphs): Window[] {
  let windows: Window[] = [];
  for (const actor of actors) {
    windows = added(windows, { box: reachOf(actor, glyphs), actors: [actor] });
  }
  return windows;
}

/** Adds a part, or merges it with another; the larger part may then take in more. */
function added(windows: Window[], part: Window): Window[] {
  const near = windows.findIndex((each) => mergeable(each.box, part.box));
  if (near < 0 && windows.length < MOST) return [...windows, part];
  const other = windows[Math.max(0, near)];
  const both = { box: union([other.box, part.box]), actors: [...other.actors, ...part.actors] };
  return added(
    windows.filter((each) => each !== other),
    both,
  );
}

function mergeable(one: Box, other: Box) {
  return (
    overlap(one, other) || area(union([one, other])) <= (area(one) + area(other)) * (1 + WASTE)
  );
}

function overlap(one: Box, other: Box) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function area({ left, top, right, bottom }: Box) {
  return (right - left) * (bottom - top);
}

/** Whether something of a shape is seen in a box. */
export function isSeenIn(shape: Shape, box: Box, glyphs: Glyphs) {
  return overlap(drawnBox(shape, glyphs), box);
}

/** The box that a shape under way never leaves. */
function reachOf(actor: Actor, glyphs: Glyphs): Box {
  const { motion, offset } = actor;
  const here = grown(swept(actor, glyphs), motion);
  const boxes = [here, moved(here, offset)];
  if (motion.then) {
    const next = reachOf({ ...actor, motion: motion.then, offset: [0, 0] }, glyphs);
    boxes.push(moved(next, offset));
  }
  return union(boxes);
}

/** The box of a shape in whatever size and turn its motion shows it. */
function swept({ shape, motion }: Actor, glyphs: Glyphs) {
  const box = drawnBox(shape, glyphs);
  const turns = motion.motion === 'break' || motion.faces;
  const scale = Math.max(1, motion.scale ?? 1);
  return turns || scale > 1 ? round(shape, box, scale) : box;
}

/** The box of what is drawn of a shape. */
function drawnBox(shape: Shape, glyphs: Glyphs): Box {
  const { kind, size = 16, text = '', width = 0 } = shape;
  // Letters can be wider than the box of a text takes them for.
  const wide = kind === 'text' ? size * 0.25 * text.length : 0;
  return padded(bounds(shape, glyphs), EDGE + width + wide);
}

/** The box round a shape that turns about its place, or grows from there. */
function round({ x, y }: Shape, box: Box, scale: number): Box {
  const [mx, my] = x === undefined || y === undefined ? middle(box) : [x, y];
  const [across, down] = [
    Math.max(mx - box.left, box.right - mx),
    Math.max(my - box.top, box.bottom - my),
  ];
  const far = Math.hypot(across, down) * scale;
  return { left: mx - far, right: mx + far, top: my - far, bottom: my + far };
}

function grown(box: Box, { motion, lift = LIFTS[motion] }: Motion) {
  return padded(box, motion === 'break' ? CHIPS : lift * ARC);
}

function padded({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function moved({ left, top, right, bottom }: Box, [x, y]: [number, number]): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}
