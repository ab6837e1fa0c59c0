// How much room a board has on the page, the shape that it takes there, and how its views change.
import type { Scene } from '../scene/types.ts';
import { chooseLayout } from '../ui/layout.ts';

/** Drawn under this many CSS pixels wide, a board is compact. */
const COMPACT = 600;

/** What a view is asked for by; nothing is said until the board is laid out. */
export type Space = { compact?: boolean; low?: boolean };

/** How one view follows another: with its motions, by a cross-fade, or at once. */
export type How = 'step' | 'fade' | 'none';

/** @param width of the board in CSS pixels */
export function spaceOf(width: number): Space {
  if (!width) return {};
  const { layout, phone } = chooseLayout();
  // A phone on its side has little height.
  return { compact: width < COMPACT, low: phone && layout === 'strip' };
}

/** The height of the room for a board, as a part of its width; 0 where the styles don't say. */
export function roomFor(board: HTMLElement): number {
  const style = getComputedStyle(board);
  const [tall, wide] = ['--tall', '--wide'].map((name) => parseFloat(style.getPropertyValue(name)));
  return tall / wide || 0;
}

/**
 * Gives a board the shape of a scene. It is set only where it changes, since all that lies over
 * the board is styled anew then.
 */
export function shapeAs({ style }: HTMLElement, { width, height }: Scene) {
  const ratio = String(width / height);
  if (style.getPropertyValue('--ratio') !== ratio) style.setProperty('--ratio', ratio);
}
