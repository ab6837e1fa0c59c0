/** @import {Glyphs, Shape, View} from "../types.js" */
import { nextPicks } from './picks.js';
import { nearest, under } from './targets.js';

const NEAR_MOUSE = 22;
const NEAR_TOUCH = 28;
const NEAR_LINE = 10;
/** So near to the last pick a drag goes on from it. */
const NEAR_LAST = 16;

/**
 * What is pointed at: a point in board units, and how many of them a CSS pixel has.
 * @typedef {{x: number, y: number, unit: number, touch: boolean}} Point
 * @typedef {{view: View, shapes: Map<string, Shape>, glyphs: Glyphs, open: string[],
 *   path: string[]}} Aimed
 */

/**
 * What a point means: the pickable thing there, a pick to begin again from, the nearest
 * pickable place, or the thing to ask about.
 * @param {Aimed} board @param {Point} point @returns {string | null}
 */
export function meant(board, { x, y, unit, touch }) {
  const { view, shapes, glyphs, open } = board;
  const here = under(view, x, y, glyphs, NEAR_LINE * unit);
  const exact = here.find((id) => open.includes(id)) ?? again(board, here);
  const near = (touch ? NEAR_TOUCH : NEAR_MOUSE) * unit;
  return exact ?? nearest(shapes, open, x, y, glyphs, near) ?? here[0] ?? null;
}

/**
 * Whether a drag that begins at a point goes on from the last pick, even where what can be picked
 * next reaches up to it.
 * @param {Aimed} board @param {Point} point
 */
export function goesOn({ view, shapes, glyphs, path }, { x, y, unit }) {
  const last = path.slice(-1);
  if (nearest(shapes, last, x, y, glyphs, NEAR_LAST * unit)) return true;
  return under(view, x, y, glyphs, NEAR_LINE * unit).some((id) => last.includes(id));
}

/**
 * A pick already made, or another first pick.
 * @param {Pick<Aimed, "view" | "path">} board
 * @param {string[]} here
 */
export function again({ view, path }, here) {
  if (!path.length) return undefined;
  const first = nextPicks(view.picks, []);
  return here.find((id) => id === path.at(-1) || first.includes(id));
}
