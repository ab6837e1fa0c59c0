// What screen readers are told.
import { h } from './dom.ts';

/** Maximum number of lines kept. */
const KEPT = 8;

/**
 * Says something to screen readers when they have time. While a dialog is open nothing else is
 * heard, so it is said there.
 */
export function announce(text: string) {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const region = (dialog ?? document.body).querySelector('.live');
  if (!region || !text) return;
  region.append(h('p', { text }));
  while (region.children.length > KEPT) region.firstElementChild?.remove();
}
