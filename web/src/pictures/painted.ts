// Repaints pictures when the theme changes, when fonts have loaded, and when the browser has dropped
// what was painted.
import { haveFonts } from '../paint/palette.ts';
import { inSlices } from '../ui/schedule.ts';
import { onTheme } from '../ui/theme.ts';

/** The element that a picture shows on. */
export type Painted = HTMLCanvasElement | HTMLImageElement;

/** The newest function that paints each. */
const painters: WeakMap<EventTarget, () => void> = new WeakMap();
/** Whether some were painted before the fonts had loaded. */
let makeshift = false;

/**
 * Repaints a picture whenever it may be out of date, as long as it is on the page.
 * @param paint replaces the previous function
 */
export function keepPainted(picture: Painted, paint: () => void) {
  painters.set(picture, paint);
  makeshift ||= !haveFonts();
}

/** Paints a picture by its newest function: one that waits its turn may be outdated. */
export function paintAnew(picture: EventTarget) {
  painters.get(picture)?.();
}

function paintAll() {
  for (const picture of document.querySelectorAll('canvas, img')) paintAnew(picture);
}

onTheme(paintAll);
document.fonts?.addEventListener('loadingdone', () => {
  if (!makeshift) return;
  makeshift = !haveFonts();
  paintAll();
});
// The graphics card was reset. The event does not bubble.
document.addEventListener('contextrestored', ({ target }) => target && paintAnew(target), true);
// Some browsers drop the canvases of hidden pages to save memory, and send no event.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  for (const canvas of document.querySelectorAll('canvas')) inSlices(() => paintAnew(canvas));
});
