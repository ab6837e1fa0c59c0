/**
 * A part of a board shown larger: `left` and `top` are where the part begins, as fractions of the
 * board, and `scale` is 1 for all of it.
 */
export type Part = { scale: number; left: number; top: number };

export const CLOSE = 2;

export const WHOLE: Part = { scale: 1, left: 0, top: 0 };

/** How far out of 1 to 2 fingers must go, for the board to stay there when they leave. */
const HALFWAY = 1.4;

/**
 * The part at a scale where a place of the board stands under a point; both as fractions, of the
 * board and of the room it is shown in.
 */
export function partAt(scale: number, place: [number, number], at: [number, number]): Part {
  const close = Math.max(1, Math.min(CLOSE, scale));
  return {
    scale: close,
    left: within(place[0] - at[0] / close, close),
    top: within(place[1] - at[1] / close, close),
  };
}

function within(start: number, scale: number) {
  return Math.max(0, Math.min(1 - 1 / scale, start));
}

/** The place of a board at a point. */
export function placeAt({ scale, left, top }: Part, [x, y]: [number, number]): [number, number] {
  return [left + x / scale, top + y / scale];
}

/** Where a part comes to rest. */
export function settled(part: Part): Part {
  if (part.scale < HALFWAY) return WHOLE;
  return partAt(CLOSE, placeAt(part, [0.5, 0.5]), [0.5, 0.5]);
}

/** The part moved so that a place shows. */
export function showing(part: Part, place: [number, number]): Part {
  const { scale, left, top } = part;
  const size = 1 / scale;
  const inside = (at: number, start: number) =>
    at > start + size * 0.06 && at < start + size * 0.94;
  if (inside(place[0], left) && inside(place[1], top)) return part;
  return partAt(scale, place, [0.5, 0.5]);
}
