import type { Card } from '../scene/types.ts';
import { h } from './dom.ts';

/**
 * The games as links, where each has a page of its own kind; a row where there is little room.
 */
export class GameLinks {
  #list = h('ul');
  element = h('nav', { class: 'rules-games', 'aria-label': 'Games' }, this.#list);

  /** @param shown the game whose page shows */
  show(cards: Card[], shown: string, hashOf: (id: string) => string) {
    // Whole addresses, since a bare hash that is scrolled out of sight passes for a skip link.
    const [here] = location.href.split('#');
    const links = cards.map(({ id, title }) => {
      const current = id === shown ? 'page' : null;
      const href = `${here}${hashOf(id)}`;
      return h('li', {}, h('a', { href, 'aria-current': current, text: title }));
    });
    const focused = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...links);
    const current = this.#list.querySelector('[aria-current]') as HTMLElement | null;
    if (!current) return;
    if (focused) current.focus({ preventScroll: true });
    const room = this.#list.clientWidth - current.offsetWidth;
    this.#list.scrollLeft = current.offsetLeft - room / 2;
  }
}
