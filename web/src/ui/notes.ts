import { makeButton } from './button.ts';
import { h, setText } from './dom.ts';
import { icon } from './icons.ts';

/** A few words about something that went wrong, with a way on. */
export function problem(
  words: string,
  ways: { word: string; press: () => void; look?: string }[] = [],
) {
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

  constructor(progress: HTMLElement) {
    const paper = h('a', { class: 'ledge-link', href: '#print', text: 'Play on paper' });
    this.element = h('footer', { class: 'ledge' }, progress, this.#words, paper, this.#news);
  }

  say(words: string) {
    setText(this.#words, words);
  }

  offer(words: string, word: string, press: () => void) {
    this.#news.replaceChildren(words, makeButton({ word, look: 'small', press }));
    this.element.classList.add('has-news');
  }
}
