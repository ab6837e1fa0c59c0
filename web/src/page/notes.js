import { makeButton } from './button.js';
import { h, setText } from './dom.js';
import { icon } from './icons.js';

/**
 * A few words about something that went wrong, with a way on.
 * @param {string} words
 * @param {{word: string, press: () => void, look?: string}[]} [ways]
 */
export function problem(words, ways = []) {
  const buttons = ways.map((way) => makeButton({ look: '', ...way }));
  const box = h('div', { class: 'problem', role: 'alert' });
  box.append(icon('alert'), h('p', { text: words }));
  if (buttons.length) box.append(h('div', { class: 'ways' }, ...buttons));
  return box;
}

/** Lines at the foot of the page: how far the start is, then what is kept; paper; what is new. */
export class Ledge {
  #words = h('span');
  #news = h('span', { class: 'news' });
  element;

  /** @param {HTMLElement} progress */
  constructor(progress) {
    const paper = h('a', { class: 'ledge-link', href: '#print', text: 'Play on paper' });
    this.element = h('footer', { class: 'ledge' }, progress, this.#words, paper, this.#news);
  }

  /** @param {string} words */
  say(words) {
    setText(this.#words, words);
  }

  /** @param {string} words @param {string} word @param {() => void} press */
  offer(words, word, press) {
    this.#news.replaceChildren(words, makeButton({ word, look: 'small', press }));
    this.element.classList.add('has-news');
  }
}
