// The fonts of texts on a canvas, which paints in others until they are there.
import type { Shape } from '../scene/types.ts';

export const FONTS: Record<NonNullable<Shape['font']>, string> = {
  serif: 'Besley, Georgia, serif',
  sans: '"Atkinson Hyperlegible Next", system-ui, sans-serif',
};

let there = false;

/** Whether they are all there. */
export function haveFonts(): boolean {
  there ||= Object.values(FONTS).every((names) => document.fonts?.check(`16px ${names}`) ?? true);
  return there;
}

/**
 * Tells whenever fonts have come.
 * @returns ends it
 */
export function onFonts(tell: () => void): () => void {
  document.fonts?.addEventListener('loadingdone', tell);
  return () => document.fonts?.removeEventListener('loadingdone', tell);
}
