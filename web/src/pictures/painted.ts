// Paints a picture of a component, now and whenever the theme changes.
import { type Inputs, useLayoutEffect, useRef } from 'preact/hooks';
import { afterRender } from '../ui/schedule.ts';
import { type Painted, repaintOnTheme } from '../ui/theme.ts';

/**
 * Calls `paint` with the picture that the returned ref is given to: at first, when an input
 * changes, and when the theme does.
 */
export function usePainted<T extends Painted>(paint: (picture: T) => void, inputs: Inputs) {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const picture = ref.current;
    if (!picture) return undefined;
    repaintOnTheme(picture, () => paint(picture));
    return onPage(picture, () => paint(picture));
  }, inputs);
  return ref;
}

/**
 * Does something to an element as soon as it is on the page, where styles give it its colours: at
 * once, or in the next frame, as in a dialog that is filled before it opens.
 * @returns ends it
 */
function onPage(element: Element, act: () => void) {
  let frame = 0;
  let ended = false;
  afterRender(() => {
    if (ended) return;
    if (element.isConnected) act();
    else frame = requestAnimationFrame(act);
  });
  return () => {
    ended = true;
    cancelAnimationFrame(frame);
  };
}
