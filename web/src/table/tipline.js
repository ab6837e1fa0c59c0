/** @import {Tip, TipState} from "./tips.js" */
import { makeButton } from '../page/button.js';
import { h, setText } from '../page/dom.js';
import { read, write } from '../page/prefs.js';
import { readJson } from '../router.js';
import { nextTip } from './tips.js';

const SEEN = 'tips';

/** A line for those who are here for the first time: one tip at a time, each of them once. */
export class TipLine {
  #words = h('p');
  /** @type {Tip | null} */
  #tip = null;
  /** Whether somebody wants no more of them at this table. */
  #enough = false;
  element;

  constructor() {
    const close = makeButton({
      word: 'Close the tip',
      icon: 'close',
      look: 'quiet square',
      bare: true,
      press: () => this.#dismiss(),
    });
    this.element = h('div', { class: 'tip', hidden: true }, this.#words, close);
  }

  /** Shows the next tip, where none shows. @param {TipState} now */
  offer(now) {
    if (this.#tip || this.#enough) return;
    this.#tip = nextTip(now, this.#seen);
    this.element.hidden = this.#tip === null;
    setText(this.#words, this.#tip?.words ?? '');
  }

  /** Somebody has acted: what was said has been seen, or had no room to be. */
  acted() {
    if (this.#tip && this.element.offsetParent) this.#see(this.#tip.id);
    this.#hide();
  }

  /** What a tip is about was done: nobody needs to be told. @param {string} id */
  used(id) {
    this.#see(id);
    if (this.#tip?.id === id) this.#hide();
  }

  #dismiss() {
    this.#enough = true;
    this.acted();
  }

  #hide() {
    this.#tip = null;
    this.element.hidden = true;
  }

  /** @returns {string[]} */
  get #seen() {
    const seen = readJson(read(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  }

  /** @param {string} id */
  #see(id) {
    const seen = this.#seen;
    if (!seen.includes(id)) write(SEEN, JSON.stringify([...seen, id]));
  }
}
