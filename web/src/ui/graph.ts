// The line of a graph.

/** A graph's points for one player, from left to right: x and y from 0 to 1, y downwards. */
export type GraphPoint = { ply: number; x: number; y: number };

/** Returns a line through points, as the data of a path. */
export function pathOf(points: readonly GraphPoint[], width: number, height: number): string {
  const pairs = points.map(({ x, y }) => `${round(x * width)} ${round(y * height)}`);
  return pairs.length ? `M${pairs.join('L')}` : '';
}

export function round(value: number) {
  return Math.round(value * 100) / 100;
}
