/** @import {MarkState, Marks} from "./marks.js" */
import { anchor } from './geometry.js';

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
    const points = [...anchor(way[i - 1], glyphs), ...anchor(way[i], glyphs)];
    marks.under.push({
      kind: 'line',
      shape: { id: 'hint', kind: 'line', points },
      width: 5,
      dotted: true,
    });
  }
  for (const [i, { id }] of way.entries()) addPlace(id, i ? 'hovered' : 'picked');
}
