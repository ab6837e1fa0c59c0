/** @import {Glyphs, Shape} from "../types.js" */
/** @import {MarkState, Marks} from "./marks.js" */
import { anchor, bounds } from './geometry.js';

/** How much of a line is cut off at the most where it would lie on a place. */
const MOST_CUT = 0.35;

/**
 * The marks of a hint: a dotted line along the things to point at, in order. The places
 * themselves get the marks of what is picked (the first) and hovered (what comes after).
 * @param {Marks} marks
 * @param {MarkState} state
 * @param {(id: string, how: "picked" | "hovered") => void} addPlace
 */
export function addHint(marks, { shapes, glyphs, hint = [] }, addPlace) {
  const way = hint.flatMap((id) => shapes.get(id) ?? []);
  for (let i = 1; i < way.length; i += 1) {
    /** @type {Shape} */
    const shape = { id: 'hint', kind: 'line', points: between(way[i - 1], way[i], glyphs) };
    marks.under.push({ kind: 'line', shape, width: 5, dotted: true });
  }
  for (const [i, { id }] of way.entries()) addPlace(id, i ? 'hovered' : 'picked');
}

/**
 * A line from place to place that leaves free what is written on them.
 * @param {Shape} one @param {Shape} other @param {Glyphs} glyphs
 */
function between(one, other, glyphs) {
  const [from, to] = [anchor(one, glyphs), anchor(other, glyphs)];
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [start, end] = [one, other].map((shape) => Math.min(size(shape, glyphs) / way, MOST_CUT));
  const at = (/** @type {number} */ part) =>
    [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * part);
  return [...at(start), ...at(1 - end)];
}

/** Half of a place's smaller side. @param {Shape} shape @param {Glyphs} glyphs */
function size(shape, glyphs) {
  const { left, top, right, bottom } = bounds(shape, glyphs);
  return Math.min(right - left, bottom - top) / 2;
}
