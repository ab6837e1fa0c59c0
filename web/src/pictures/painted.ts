// Keeps pictures painted: in the theme that shows, in the page's letters, and where a browser has
// let go of what was painted.
import { haveFonts } from '../paint/palette.ts';
import { inSlices } from '../ui/schedule.ts';
import { onTheme } from '../ui/theme.ts';

/** The element that a picture shows on. */
export type Painted = HTMLCanvasElement | HTMLImageElement;

/** The newest way to paint each. */
const ways: WeakMap<EventTarget, () => void> = new WeakMap();
/** Whether some were painted before their letters were there. */
let makeshift = false;

/**
 * Has a picture painted anew, as long as it is on the page, whenever it may show something else
 * than it should.
 * @param paint in the place of the way before
 */
export function keepPainted(picture: Painted, paint: () => void) {
  ways.set(picture, paint);
  makeshift ||= !haveFonts();
}

/** Paints a picture in the newest way: what waits its turn may be older than what it shows. */
export function paintAnew(picture: EventTarget) {
  ways.get(picture)?.();
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
// Some browsers save memory at what is put aside, and say nothing.
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  for (const canvas of document.querySelectorAll('canvas')) inSlices(() => paintAnew(canvas));
});
