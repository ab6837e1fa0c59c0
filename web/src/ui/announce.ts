import { h } from './dom.ts';

/** So many lines can be read again. */
const KEPT = 8;

/** Where a screen reader hears what happens, and finds what was said last. */
export function liveRegion() {
  const props = { role: 'log', 'aria-live': 'polite', 'aria-label': 'What happened' };
  return h('div', { ...props, class: 'live spoken' });
}

/**
 * Says something to screen readers when they have time. While a sheet is open nothing else is
 * heard, so it is said there.
 */
export function announce(text: string) {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = (sheet ?? document.body).querySelector('.live');
  if (!region || !text) return;
  region.append(h('p', { text }));
  while (region.children.length > KEPT) region.firstElementChild?.remove();
}
