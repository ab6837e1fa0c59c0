/**
 * A CSS cubic-bezier as a function of time from 0 to 1.
 * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2
 * @returns {(t: number) => number}
 */
function bezier(x1, y1, x2, y2) {
  return (t) => {
    if (t <= 0) return 0;
    if (t >= 1) return 1;
    let [low, high] = [0, 1];
    for (let i = 0; i < 20; i += 1) {
      const half = (low + high) / 2;
      if (at(half, x1, x2) < t) low = half;
      else high = half;
    }
    return at(low, y1, y2);
  };
}

/** @param {number} s @param {number} a @param {number} b */
function at(s, a, b) {
  return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3;
}

/** Arriving, crossing, going, and what keeps its pace. */
export const EASE = {
  settle: bezier(0.2, 0.8, 0.2, 1),
  travel: bezier(0.5, 0, 0.2, 1),
  leave: bezier(0.3, 0, 1, 1),
  linear: (/** @type {number} */ t) => t,
};
