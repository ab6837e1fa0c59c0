// Where the arrow keys lead from place to place.
import { neighbour } from '../scene/geometry.ts';

/**
 * A place to go to: where it is, and what kind of shape. On some boards places of several kinds
 * lie among each other, as dots lie between spaces.
 */
export type Spot = { id: string; at: [number, number]; kind: string };

/**
 * Returns where an arrow key leads from a place, null for nowhere. With `other` it is the nearest of
 * another kind; and so it is where a pick has been made and only other kinds can follow.
 * @param how `open`: what can be picked
 */
export function stepFrom(
  from: Spot,
  way: [number, number],
  spots: Spot[],
  { open, picking, other }: { open: string[]; picking: boolean; other: boolean },
) {
  const others = spots.filter(({ kind }) => kind !== from.kind);
  if (other) return neighbour(from.at, way, others);
  const next = picking ? spots.filter(({ id }) => open.includes(id)) : [];
  const led = next.every(({ kind }) => kind !== from.kind) ? neighbour(from.at, way, next) : null;
  return led ?? neighbour(from.at, way, spots);
}
