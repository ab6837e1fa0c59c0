// Ratings in words: how strong somebody seems to be beside another, as far as games can tell yet.
import type { Rated } from '../scene/types.ts';

/** How an opponent compares; `seems` where it is not certain yet. */
export type Strength = 'weaker' | 'seems-weaker' | 'alike' | 'seems-stronger' | 'stronger';

/** In standard deviations: less is no difference, and more is hardly chance. */
const [SLIGHT, CLEAR] = [0.5, 1.5];

export function strengthBeside(own: Rated, other: Rated): Strength {
  const apart = distance(own, other);
  if (Math.abs(apart) < SLIGHT) return 'alike';
  if (Math.abs(apart) < CLEAR) return apart > 0 ? 'seems-stronger' : 'seems-weaker';
  return apart > 0 ? 'stronger' : 'weaker';
}

/** The one of several whose rating is nearest, if it is about the same. */
export function nearest(own: Rated, others: readonly Rated[]): Rated | null {
  const apart = (each: Rated) => Math.abs(each.points - own.points);
  const [first] = [...others].sort((one, other) => apart(one) - apart(other));
  return first && strengthBeside(own, first) === 'alike' ? first : null;
}

function distance(own: Rated, other: Rated) {
  return (other.points - own.points) / Math.hypot(own.deviation, other.deviation);
}
