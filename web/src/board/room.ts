// How much room a board has on the page, and the shape that it takes there.
import type { Scene } from '../scene/types.ts';

/** Drawn under this many CSS pixels wide, a board is compact. */
const COMPACT = 600;
/** A phone on its side, as the styles know it. */
const LOW = '(min-width: 37.5em) and (max-height: 34.9375em)';

/** What a view is asked for by; nothing is said until the board is laid out. */
export type Room = { compact?: boolean; low?: boolean };

/** @param width of the board in CSS pixels */
export function roomOf(width: number): Room {
  if (!width) return {};
  return { compact: width < COMPACT, low: matchMedia(LOW).matches };
}

/**
 * Gives a board the shape of a scene. It is set only where it changes, since all that lies over
 * the board is styled anew then.
 */
export function shapeAs({ style }: HTMLElement, { width, height }: Scene) {
  const ratio = String(width / height);
  if (style.getPropertyValue('--ratio') !== ratio) style.setProperty('--ratio', ratio);
}
