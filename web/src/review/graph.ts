import type { Move } from '../scene/types.ts';
import type { Evaluation } from './costs.ts';

/** A graph's points for one player, from left to right: x and y from 0 to 1, y downwards. */
export type Point = { ply: number; x: number; y: number };

/**
 * What the line of a graph shows: a ply right after dice or cards is left out, so that it shows
 * what was to be expected before they fell.
 */
export function expected(known: Map<number, Evaluation>, moves: Move[]) {
  const kept = [...known].filter(
    ([ply]) => moves[ply - 1]?.player !== 'chance' || ply === moves.length,
  );
  return new Map(kept);
}

export function pointsOf(known: Map<number, Evaluation>, plies: number, player: number) {
  const all = [...known].sort(([one], [other]) => one - other);
  return all.map(([ply, { win }]) => ({
    ply,
    x: plies ? ply / plies : 0,
    y: 1 - win[player],
  }));
}

export function pathOf(points: Point[], width: number, height: number) {
  const pairs = points.map(({ x, y }) => `${round(x * width)} ${round(y * height)}`);
  return pairs.length ? `M${pairs.join('L')}` : '';
}

/** The area between a line and the middle. */
export function areaOf(points: Point[], width: number, height: number) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middle = round(height / 2);
  const back = `L${round(last.x * width)} ${middle}L${round(first.x * width)} ${middle}Z`;
  return pathOf(points, width, height) + back;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}

/** The ply at a place from 0 to 1. */
export function plyAt(x: number, plies: number) {
  return Math.round(Math.min(1, Math.max(0, x)) * plies);
}

/** Moves labels apart that would overlap, and keeps them between 0 and `height`. */
export function spread(places: number[], gap: number, height: number): number[] {
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
  const found = [...places];
  for (const { place, index } of order) found[index] = place;
  return found;
}

/** The evaluation of a ply, or of the last one before it that is known. */
export function nearest(known: Map<number, Evaluation>, ply: number) {
  const before = [...known.keys()].filter((each) => each <= ply);
  return known.get(Math.max(...before)) ?? null;
}
