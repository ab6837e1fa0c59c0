import type { Box } from '../scene/geometry.ts';
import { union } from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import type { Actor } from './motion-plan.ts';
import { drawnBox, reachOf } from './motion-reach.ts';

/** A part of a board, and what moves in it and never leaves it. */
export type Window = { box: Box; actors: Actor[] };

/**
 * Two parts become one where that adds no more than this to what both cover, as a share of it.
 */
const WASTE = 0.25;
const MOST = 6;

/** The parts of a board in which something moves: few, and not much larger than need be. */
export function windowsOf(actors: Actor[], glyphs: Glyphs): Window[] {
  let windows: Window[] = [];
  for (const actor of actors) {
    windows = added(windows, { box: reachOf(actor, glyphs), actors: [actor] });
  }
  return windows;
}

/** Adds a part, or makes it one with others; the larger it becomes, the more it can take in. */
function added(windows: Window[], part: Window): Window[] {
  const near = windows.findIndex((each) => isOne(each.box, part.box));
  if (near < 0 && windows.length < MOST) return [...windows, part];
  const other = windows[Math.max(0, near)];
  const both = { box: union([other.box, part.box]), actors: [...other.actors, ...part.actors] };
  return added(
    windows.filter((each) => each !== other),
    both,
  );
}

function isOne(one: Box, other: Box) {
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
