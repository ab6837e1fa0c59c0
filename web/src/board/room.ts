import type { Scene, View } from '../scene/types.ts';

/** Drawn under this many CSS pixels wide, a board is compact. */
const COMPACT = 600;
/** A phone on its side, as the styles know it. */
const LOW = '(min-width: 37.5em) and (max-height: 34.9375em)';

/** What room a board has, as a view is asked for: nothing is said until it is anywhere. */
export function roomOf({ clientWidth }: HTMLElement): { compact?: boolean; low?: boolean } {
  if (!clientWidth) return {};
  return { compact: clientWidth < COMPACT, low: matchMedia(LOW).matches };
}

/** Whether a view was made for this room. */
export function isFor(
  view: View,
  { compact = view.compact, low = view.low }: ReturnType<typeof roomOf>,
) {
  return view.compact === compact && view.low === low;
}

/**
 * Gives a board the shape of a scene. It is said only where it changes: all that lies over the
 * board is styled anew.
 */
export function shapeAs({ style }: HTMLElement, { width, height }: Scene) {
  const ratio = String(width / height);
  if (style.getPropertyValue('--ratio') !== ratio) style.setProperty('--ratio', ratio);
}
