import { neighbour } from './geometry.js';

/**
 * A place to go to: where it is, and what kind of shape. On some boards places of several kinds
 * lie among each other, as dots lie between spaces.
 * @typedef {{id: string, at: [number, number], kind: string}} Spot
 */

/**
 * Where an arrow key leads from a place, null for nowhere. With `other` it is the nearest of
 * another kind; and so it is where a pick has been made and only other kinds can follow.
 * @param {Spot} from
 * @param {[number, number]} way
 * @param {Spot[]} spots
 * @param {{open: string[], picking: boolean, other: boolean}} how `open`: what can be picked
 */
export function stepFrom(from, way, spots, { open, picking, other }) {
  const others = spots.filter(({ kind }) => kind !== from.kind);
  if (other) return neighbour(from.at, way, others);
  const next = picking ? spots.filter(({ id }) => open.includes(id)) : [];
  const led = next.every(({ kind }) => kind !== from.kind) ? neighbour(from.at, way, next) : null;
  return led ?? neighbour(from.at, way, spots);
}
