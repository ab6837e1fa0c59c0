import { announce } from './announce.js';
import { h } from './dom.js';

const SHOWN_MS = 3000;

/** A few words that go away by themselves. @param {string} words */
export function toast(words) {
  const element = h('div', { class: 'toast', text: words });
  document.body.append(element);
  announce(words);
  setTimeout(() => element.remove(), SHOWN_MS);
}
