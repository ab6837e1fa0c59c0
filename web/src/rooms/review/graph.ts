// The geometry of the graph: points, paths, and the places of marks beside it.
import type { Chances } from '../../scene/types.ts';
import { type GraphPoint, pathOf, round } from '../../ui/graph.ts';

/** Returns a player's points, one for each ply that is known. */
export function pointsOf(chances: readonly Chances[], plies: number, player: number): GraphPoint[] {
  return chances.map(({ ply, win }) => ({ ply, x: plies ? ply / plies : 0, y: 1 - win[player] }));
}

/** Returns the area between a line and the middle, as the data of a path. */
export function areaOf(points: readonly GraphPoint[], width: number, height: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middle = round(height / 2);
  const back = `L${round(last.x * width)} ${middle}L${round(first.x * width)} ${middle}Z`;
  return pathOf(points, width, height) + back;
}

/** Returns the ply at a place from 0 to 1. */
export function plyAt(x: number, plies: number): number {
  return Math.round(Math.min(1, Math.max(0, x)) * plies);
}

/** Returns the ply that a key goes to; null for a key that means nothing here. */
export function plyByKey(key: string, ply: number, plies: number): number | null {
  const aims: Record<string, number> = {
    ArrowLeft: ply - 1,
    ArrowDown: ply - 1,
    ArrowRight: ply + 1,
    ArrowUp: ply + 1,
    Home: 0,
    End: plies,
  };
  return key in aims ? Math.max(0, Math.min(plies, aims[key])) : null;
}

/**
 * Returns how far from the top each player's mark stands: of two players the one at the bottom is
 * above, since the line is high where they are ahead; of more, each at the end of its line.
 */
export function markPlaces(
  lines: readonly (readonly GraphPoint[])[],
  bottom: number,
  { height, mark }: { height: number; mark: number },
): number[] {
  const room = height - mark;
  if (lines.length === 2) return lines.map((_, player) => (player === bottom ? 0 : room));
  return spread(
    lines.map((points) => (points.at(-1)?.y ?? 0.5) * room),
    mark,
    room,
  );
}

/** Moves labels apart that would overlap, and keeps them between 0 and `height`. */
export function spread(places: readonly number[], gap: number, height: number): number[] {
  const order = places.map((place, index) => ({ place, index }));
  order.sort((one, other) => one.place - other.place || one.index - other.index);
  const step = Math.min(gap, height / Math.max(1, places.length - 1));
  order.forEach((label, i) => {
    if (i) label.place = Math.max(label.place, order[i - 1].place + step);
  });
  order.reverse().forEach((label, i) => {
    const most = i ? order[i - 1].place - step : height;
    label.place = Math.max(0, Math.min(label.place, most));
  });
  const values = [...places];
  for (const { place, index } of order) values[index] = place;
  return values;
}
