/**
 * A part of a board shown larger: `left` and `top` are where the part begins, as fractions of the
 * board, and `scale` is 1 for all of it.
 * @typedef {{scale: number, left: number, top: number}} Part
 */

export const CLOSE = 2;

/** @type {Part} */
export const WHOLE = { scale: 1, left: 0, top: 0 };

/** How far out of 1 to 2 fingers must go, for the board to stay there when they leave. */
const HALFWAY = 1.4;

/**
 * The part at a scale where a place of the board stands under a point; both as fractions, of the
 * board and of the room it is shown in.
 * @param {number} scale @param {[number, number]} place @param {[number, number]} at
 * @returns {Part}
 */
export function partAt(scale, place, at) {
  const close = Math.max(1, Math.min(CLOSE, scale));
  return {
    scale: close,
    left: within(place[0] - at[0] / close, close),
    top: within(place[1] - at[1] / close, close),
  };
}

/** @param {number} start @param {number} scale */
function within(start, scale) {
  return Math.max(0, Math.min(1 - 1 / scale, start));
}

/** The place of a board at a point. @param {Part} part @param {[number, number]} at @returns {[number, number]} */
export function placeAt({ scale, left, top }, [x, y]) {
  return [left + x / scale, top + y / scale];
}

/** Where a part comes to rest. @param {Part} part @returns {Part} */
export function settled(part) {
  if (part.scale < HALFWAY) return WHOLE;
  return partAt(CLOSE, placeAt(part, [0.5, 0.5]), [0.5, 0.5]);
}

/** The part moved so that a place shows. @param {Part} part @param {[number, number]} place @returns {Part} */
export function showing(part, place) {
  const { scale, left, top } = part;
  const size = 1 / scale;
  const inside = (/** @type {number} */ at, /** @type {number} */ start) =>
    at > start + size * 0.06 && at < start + size * 0.94;
  if (inside(place[0], left) && inside(place[1], top)) return part;
  return partAt(scale, place, [0.5, 0.5]);
}
