/** @import {Move} from "../types.js" */
/** @import {Evaluation} from "./costs.js" */

/**
 * A graph's points for one player, from left to right: x and y from 0 to 1, y downwards.
 * @typedef {{ply: number, x: number, y: number}} Point
 */

/**
 * What the line of a graph shows: a ply right after dice or cards is left out, so that it shows
 * what was to be expected before they fell.
 * @param {Map<number, Evaluation>} known @param {Move[]} moves
 */
export function expected(known, moves) {
  const kept = [...known].filter(
    ([ply]) => moves[ply - 1]?.player !== 'chance' || ply === moves.length,
  );
  return new Map(kept);
}

/** @param {Map<number, Evaluation>} known @param {number} plies @param {number} player */
export function pointsOf(known, plies, player) {
  const all = [...known].sort(([one], [other]) => one - other);
  return all.map(([ply, { win }]) => ({
    ply,
    x: plies ? ply / plies : 0,
    y: 1 - win[player],
  }));
}

/** @param {Point[]} points @param {number} width @param {number} height */
export function pathOf(points, width, height) {
  const pairs = points.map(({ x, y }) => `${round(x * width)} ${round(y * height)}`);
  return pairs.length ? `M${pairs.join('L')}` : '';
}

/** The area between a line and the middle. @param {Point[]} points @param {number} width @param {number} height */
export function areaOf(points, width, height) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const middle = round(height / 2);
  const back = `L${round(last.x * width)} ${middle}L${round(first.x * width)} ${middle}Z`;
  return pathOf(points, width, height) + back;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

/** The ply at a place from 0 to 1. @param {number} x @param {number} plies */
export function plyAt(x, plies) {
  return Math.round(Math.min(1, Math.max(0, x)) * plies);
}

/**
 * Moves labels apart that would overlap, and keeps them between 0 and `height`.
 * @param {number[]} places @param {number} gap @param {number} height @returns {number[]}
 */
export function spread(places, gap, height) {
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

/** The evaluation of a ply, or of the last one before it that is known. @param {Map<number, Evaluation>} known @param {number} ply */
export function nearest(known, ply) {
  const before = [...known.keys()].filter((each) => each <= ply);
  return known.get(Math.max(...before)) ?? null;
}
