import type { View } from '../scene/types.ts';

import { makeButton } from '../ui/button.ts';
import { attr, h, setText } from '../ui/dom.ts';

const EXPLAIN_MS = 3000;

/** The largest words at the table: what to do, what happened, how it ended. */
export class Status {
  #words = h('h2', { class: 'status-words' });
  #below = h('p', { class: 'status-below' });
  #text = h('div', { class: 'status-text' }, this.#words, this.#below);
  #back;
  element = h('div', { class: 'status' });
  #usual = '';
  #timer = 0;

  constructor(toNow: () => void) {
    this.#back = makeButton({ word: 'Back to the game', look: 'small', press: toNow });
    this.#back.hidden = true;
    this.element.append(this.#text, this.#back);
  }

  say(words: string, below: string = '') {
    clearTimeout(this.#timer);
    this.#usual = words;
    this.element.classList.remove('asked');
    setText(this.#words, words);
    setText(this.#below, below);
  }

  /** Says why something can't be done, for three seconds. */
  explain(words: string) {
    const usual = this.#usual;
    const below = this.#below.textContent ?? '';
    setText(this.#words, words);
    this.element.classList.add('asked');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.say(usual, below), EXPLAIN_MS);
  }

  /** Looking back: what happened then. */
  past(view: View) {
    this.say(view.said ?? 'The beginning', `Move ${view.ply} of ${view.plies}`);
  }

  /** @param looking whether an earlier position shows */
  looking(looking: boolean) {
    this.#back.hidden = !looking;
  }

  result(over: boolean) {
    attr(this.#text, 'data-over', over ? '' : null);
  }
}
