import { readJson } from '../keep/links.ts';
import { read, write } from '../keep/prefs.ts';
import { makeButton } from '../ui/button.ts';
import { h, setText } from '../ui/dom.ts';
import type { Tip, TipState } from './tips.ts';
import { nextTip } from './tips.ts';

const SEEN = 'tips';

/** A line for those who are here for the first time: one tip at a time, each of them once. */
export class TipLine {
  #words = h('p');
  #tip: Tip | null = null;
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

  /** Shows the next tip, where none shows. */
  offer(now: TipState) {
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

  /** What a tip is about was done: nobody needs to be told. */
  used(id: string) {
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

  get #seen(): string[] {
    const seen = readJson(read(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  }

  #see(id: string) {
    const seen = this.#seen;
    if (!seen.includes(id)) write(SEEN, JSON.stringify([...seen, id]));
  }
}
