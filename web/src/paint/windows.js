/** @import {Glyphs, Shape} from "../types.js" */
/** @import {Actor} from "../motion/plan.js" */
/** @import {Box} from "../board/geometry.js" */
import { union } from '../board/geometry.js';
import { drawnBox, reachOf } from '../motion/reach.js';

/**
 * A part of a board, and what moves in it and never leaves it.
 * @typedef {{box: Box, actors: Actor[]}} Window
 */

/** Two parts become one where that adds no more than this to what both cover, as a share of it. */
const WASTE = 0.25;
const MOST = 6;

/**
 * The parts of a board in which something moves: few, and not much larger than need be.
 * @param {Actor[]} actors @param {Glyphs} glyphs @returns {Window[]}
 */
export function windowsOf(actors, glyphs) {
  /** @type {Window[]} */
  let windows = [];
  for (const actor of actors) {
    windows = added(windows, { box: reachOf(actor, glyphs), actors: [actor] });
  }
  return windows;
}

/**
 * Adds a part, or makes it one with others; the larger it becomes, the more it can take in.
 * @param {Window[]} windows @param {Window} part @returns {Window[]}
 */
function added(windows, part) {
  const near = windows.findIndex((each) => isOne(each.box, part.box));
  if (near < 0 && windows.length < MOST) return [...windows, part];
  const other = windows[Math.max(0, near)];
  const both = { box: union([other.box, part.box]), actors: [...other.actors, ...part.actors] };
  return added(
    windows.filter((each) => each !== other),
    both,
  );
}

/** @param {Box} one @param {Box} other */
function isOne(one, other) {
  return (
    overlap(one, other) || area(union([one, other])) <= (area(one) + area(other)) * (1 + WASTE)
  );
}

/** @param {Box} one @param {Box} other */
function overlap(one, other) {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** @param {Box} box */
function area({ left, top, right, bottom }) {
  return (right - left) * (bottom - top);
}

/** Whether something of a shape is seen in a box. @param {Shape} shape @param {Box} box @param {Glyphs} glyphs */
export function isSeenIn(shape, box, glyphs) {
  return overlap(drawnBox(shape, glyphs), box);
}
