/** A CSS cubic-bezier as a function of time from 0 to 1. */
function bezier(x1: number, y1: number, x2: number, y2: number): (t: number) => number {
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

function at(s: number, a: number, b: number) {
  return 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s ** 2 * b + s ** 3;
}

/** Arriving, crossing, going, and what keeps its pace. */
export const EASE = {
  settle: bezier(0.2, 0.8, 0.2, 1),
  travel: bezier(0.5, 0, 0.2, 1),
  leave: bezier(0.3, 0, 1, 1),
  linear: (t: number) => t,
};
