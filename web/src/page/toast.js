import { announce } from './announce.js';
import { h } from './dom.js';

const SHOWN_MS = 3000;
/** What is longer stays as long as it takes to read. */
const LETTER_MS = 70;

/** A few words that go away by themselves, or when others come. @param {string} words */
export function toast(words) {
  for (const old of document.querySelectorAll('.toast')) old.remove();
  const element = h('div', { class: 'toast', text: words, 'aria-hidden': 'true' });
  (document.querySelector('dialog[open]') ?? document.body).append(element);
  announce(words);
  setTimeout(() => element.remove(), Math.max(SHOWN_MS, words.length * LETTER_MS));
}
