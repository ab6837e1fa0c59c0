import { anchor, bounds } from '../scene/geometry.ts';
import type { Glyphs, Shape } from '../scene/types.ts';
import type { MarkState, Marks } from './marks.ts';

/** How much of a line is cut off at the most where it would lie on a place. */
const MOST_CUT = 0.35;

/**
 * The marks of a hint: a dotted line along the things to point at, in order. The places
 * themselves get the marks of what is picked (the first) and hovered (what comes after).
 */
export function addHint(
  marks: Marks,
  { shapes, glyphs, hint = [] }: MarkState,
  addPlace: (id: string, how: 'picked' | 'hovered') => void,
) {
  const way = hint.flatMap((id) => shapes.get(id) ?? []);
  for (let i = 1; i < way.length; i += 1) {
    const shape: Shape = { id: 'hint', kind: 'line', points: between(way[i - 1], way[i], glyphs) };
    marks.under.push({ kind: 'line', shape, width: 5, dotted: true });
  }
  for (const [i, { id }] of way.entries()) addPlace(id, i ? 'hovered' : 'picked');
}

/** A line from place to place that leaves free what is written on them. */
function between(one: Shape, other: Shape, glyphs: Glyphs) {
  const [from, to] = [anchor(one, glyphs), anchor(other, glyphs)];
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [start, end] = [one, other].map((shape) => Math.min(size(shape, glyphs) / way, MOST_CUT));
  const at = (part: number) => [0, 1].map((axis) => from[axis] + (to[axis] - from[axis]) * part);
  return [...at(start), ...at(1 - end)];
}

/** Half of a place's smaller side. */
function size(shape: Shape, glyphs: Glyphs) {
  const { left, top, right, bottom } = bounds(shape, glyphs);
  return Math.min(right - left, bottom - top) / 2;
}
