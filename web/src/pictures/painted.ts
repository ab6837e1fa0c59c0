// Paints a canvas of a component, now and whenever the theme changes.
import type { Inputs } from 'preact/hooks';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { rendered } from '../ui/flush.ts';
import { repaintOnTheme } from '../ui/theme.ts';

/**
 * Calls `paint` with the canvas that the returned ref is given to: at first, when an input
 * changes, and when the theme does.
 */
export function usePainted(paint: (canvas: HTMLCanvasElement) => void, inputs: Inputs) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    repaintOnTheme(canvas, () => paint(canvas));
    return onPage(canvas, () => paint(canvas));
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
  rendered(() => {
    if (ended) return;
    if (element.isConnected) act();
    else frame = requestAnimationFrame(act);
  });
  return () => {
    ended = true;
    cancelAnimationFrame(frame);
  };
}
