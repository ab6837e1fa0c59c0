/** @import {Scene, View} from "../types.js" */

/** Drawn under this many CSS pixels wide, a board is compact. */
const COMPACT = 600;
/** A phone on its side, as the styles know it. */
const LOW = '(min-width: 37.5em) and (max-height: 34.9375em)';

/**
 * What room a board has, as a view is asked for: nothing is said until it is anywhere.
 * @param {HTMLElement} board
 * @returns {{compact?: boolean, low?: boolean}}
 */
export function roomOf({ clientWidth }) {
  if (!clientWidth) return {};
  return { compact: clientWidth < COMPACT, low: matchMedia(LOW).matches };
}

/** Whether a view was made for this room. @param {View} view @param {ReturnType<typeof roomOf>} room */
export function isFor(view, { compact = view.compact, low = view.low }) {
  return view.compact === compact && view.low === low;
}

/**
 * Gives a board the shape of a scene. It is said only where it changes: all that lies over the
 * board is styled anew.
 * @param {HTMLElement} board @param {Scene} scene
 */
export function shapeAs({ style }, { width, height }) {
  const ratio = String(width / height);
  if (style.getPropertyValue('--ratio') !== ratio) style.setProperty('--ratio', ratio);
}
