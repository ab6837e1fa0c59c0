import { attr } from './dom.js';

/** @type {ResizeObserver | null} */
let watcher = null;

/**
 * Lets the keyboard reach what has nothing to press in it, as long as it has to be scrolled.
 * @param {HTMLElement} element
 */
export function reachable(element) {
  watcher ??= new ResizeObserver((entries) => {
    for (const { target } of entries) look(target);
  });
  watcher.observe(element);
}

/** @param {Element} element */
function look(element) {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const over = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  attr(element, 'tabindex', over ? '0' : null);
}
