// Parts that scroll, within reach of the keyboard.
import { attr } from './dom.ts';

let watcher: ResizeObserver | null = null;

/**
 * Lets the keyboard reach what has nothing to press in it, as long as it has to be scrolled.
 * @returns ends it
 */
export function reachable(element: HTMLElement): () => void {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) look(target);
  });
  watcher.observe(element);
  return () => watcher?.unobserve(element);
}

function look(element: Element) {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const over = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  attr(element, 'tabindex', over ? '0' : null);
}
