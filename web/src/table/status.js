/** @import {View} from "../types.js" */

import { makeButton } from '../page/button.js';
import { attr, h, setText } from '../page/dom.js';

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

  /** @param {() => void} toNow */
  constructor(toNow) {
    this.#back = makeButton({ word: 'Back to the game', look: 'small', press: toNow });
    this.#back.hidden = true;
    this.element.append(this.#text, this.#back);
  }

  /** @param {string} words @param {string} [below] */
  say(words, below = '') {
    clearTimeout(this.#timer);
    this.#usual = words;
    this.element.classList.remove('asked');
    setText(this.#words, words);
    setText(this.#below, below);
  }

  /** Says why something can't be done, for three seconds. @param {string} words */
  explain(words) {
    const usual = this.#usual;
    const below = this.#below.textContent ?? '';
    setText(this.#words, words);
    this.element.classList.add('asked');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.say(usual, below), EXPLAIN_MS);
  }

  /** Looking back: what happened then. @param {View} view */
  past(view) {
    this.say(view.said ?? 'The beginning', `Move ${view.ply} of ${view.plies}`);
  }

  /** @param {boolean} looking whether an earlier position shows */
  looking(looking) {
    this.#back.hidden = !looking;
  }

  /** @param {boolean} over */
  result(over) {
    attr(this.#text, 'data-over', over ? '' : null);
  }
}
