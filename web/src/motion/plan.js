/** @import {Glyphs, Motion, Scene, Shape} from "../types.js" */
import { bounds, middle } from '../board/geometry.js';

/**
 * A shape under way: how it enters, moves or exits, and how far it is from its place where
 * it begins (or ends, for an exit).
 * @typedef {{shape: Shape, way: "enter" | "move" | "exit", motion: Motion, delay: number,
 *   duration: number, offset: [number, number]}} Actor
 */

const APPEAR = /** @type {Motion} */ ({ motion: 'fade', duration: 90 });
const MOVED = /** @type {Motion} */ ({ motion: 'slide', duration: 180 });
const USUAL = 180;

/**
 * Compares two scenes by the ids of their shapes: what has come, moved and gone.
 * @param {Scene} before @param {Scene} after @param {Glyphs} glyphs @returns {Actor[]}
 */
export function plan(before, after, glyphs) {
  const old = new Map([...before.ground, ...before.pieces].map((shape) => [shape.id, shape]));
  const shown = [...after.ground, ...after.pieces].map((shape) =>
    stays(shape, old.get(shape.id), glyphs),
  );
  const gone = (after.gone ?? []).map((shape) => leaves(shape, glyphs));
  return [...shown, ...gone].filter((actor) => actor !== null);
}

/**
 * @param {Shape} shape
 * @param {Shape | undefined} old
 * @param {Glyphs} glyphs
 * @returns {Actor | null}
 */
function stays(shape, old, glyphs) {
  const here = position(shape, glyphs);
  if (!old || shape.enter) {
    return actor(shape, 'enter', shape.enter ?? APPEAR, here, shape.enter?.from);
  }
  const from = shape.move?.from ?? position(old, glyphs);
  const far = Math.hypot(from[0] - here[0], from[1] - here[1]);
  if (!shape.move && far < 1) return null;
  return actor(shape, 'move', shape.move ?? MOVED, here, from);
}

/** @param {Shape} shape @param {Glyphs} glyphs @returns {Actor | null} */
function leaves(shape, glyphs) {
  if (!shape.exit) return null;
  return actor(shape, 'exit', shape.exit, position(shape, glyphs), shape.exit.to);
}

/**
 * @param {Shape} shape @param {"enter" | "move" | "exit"} way @param {Motion} motion
 * @param {[number, number]} here @param {[number, number]} [there] @returns {Actor}
 */
function actor(shape, way, motion, here, there = here) {
  const { delay = 0, duration = USUAL } = motion;
  return { shape, way, motion, delay, duration, offset: [there[0] - here[0], there[1] - here[1]] };
}

/**
 * Where a shape is for a motion: its own x and y, or its middle.
 * @param {Shape} shape
 * @param {Glyphs} glyphs
 * @returns {[number, number]}
 */
function position(shape, glyphs) {
  if (shape.x !== undefined && shape.y !== undefined) return [shape.x, shape.y];
  return middle(bounds(shape, glyphs));
}

/** When the last of them has landed, in ms. @param {Actor[]} actors */
export function length(actors) {
  return Math.max(
    0,
    ...actors.map(({ delay, duration, motion }) => delay + duration + after(motion)),
  );
}

/** How long a motion goes on after its first part. @param {Motion} motion @returns {number} */
function after({ then }) {
  return then ? (then.delay ?? 0) + (then.duration ?? USUAL) + after(then) : 0;
}
