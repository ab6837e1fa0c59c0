/** @import {Card} from "../types.js" */
import { h } from './dom.js';

/** The games as links, where each has a page of its own kind; a row where there is little room. */
export class Games {
  #list = h('ul');
  element = h('nav', { class: 'rules-games', 'aria-label': 'Games' }, this.#list);

  /**
   * @param {Card[]} cards
   * @param {string} shown the game whose page shows
   * @param {(id: string) => string} hashOf
   */
  show(cards, shown, hashOf) {
    const links = cards.map(({ id, title }) => {
      const current = id === shown ? 'page' : null;
      return h('li', {}, h('a', { href: hashOf(id), 'aria-current': current, text: title }));
    });
    const focused = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...links);
    const here = /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current]'));
    if (focused) here?.focus({ preventScroll: true });
    const row = this.#list;
    if (here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;
  }
}
