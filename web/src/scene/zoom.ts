// Which part of a board shows, when it is zoomed in.
import type { XY } from './geometry.ts';

/**
 * A part of a board that shows larger: `left` and `top` are where it begins, as fractions of the
 * board; `scale` is 1 where all of the board shows.
 */
export type BoardPart = { scale: number; left: number; top: number };

/** The scale of a board that is zoomed in. */
export const CLOSE = 2;

export const WHOLE: BoardPart = { scale: 1, left: 0, top: 0 };

/** From this scale on, a board stays zoomed in when the fingers leave it. */
const HALFWAY = 1.4;

/**
 * Returns the part at a scale in which a place of the board is at a point: the place as fractions
 * of the board, the point as fractions of the room that the board has.
 */
export function partAt(scale: number, place: XY, at: XY): BoardPart {
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

/** Returns the place of a board that is at a point. */
export function placeAt({ scale, left, top }: BoardPart, [x, y]: XY): XY {
  return [left + x / scale, top + y / scale];
}

/** Returns where a part comes to rest when the fingers leave it. */
export function settled(part: BoardPart): BoardPart {
  if (part.scale < HALFWAY) return WHOLE;
  return partAt(CLOSE, placeAt(part, [0.5, 0.5]), [0.5, 0.5]);
}

/** Returns the part, moved if need be so that a place shows. */
export function showing(part: BoardPart, place: XY): BoardPart {
  const { scale, left, top } = part;
  const size = 1 / scale;
  const inside = (at: number, start: number) =>
    at > start + size * 0.06 && at < start + size * 0.94;
  if (inside(place[0], left) && inside(place[1], top)) return part;
  return partAt(scale, place, [0.5, 0.5]);
}
