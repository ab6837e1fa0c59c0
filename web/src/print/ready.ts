import { tableHash } from '../keep/links.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Card, Door, Leaf } from '../scene/types.ts';
import { attr, h } from '../ui/dom.ts';
import { LeafElement } from './leaf.ts';
import { dateOf, playedLeaves } from './played.ts';

/** So long nothing happens at a table before its paper is asked for. */
const QUIET_MS = 1000;

/**
 * The game at a table as a page of paper. The browser's own command to print waits for nothing, so
 * what it needs is asked for beforehand, while nobody does anything; until then the table itself is
 * printed, by its styles.
 */
export class ReadyPaper {
  #door;
  #quiet = 0;
  #ready: { card: Card; saved: SavedTable; leaves: Leaf[] } | null = null;
  #laid = h('section', { class: 'leaves laid' });

  constructor(door: Door) {
    this.#door = door;
    // Not `afterprint`: some browsers say so before they have taken what they print.
    for (const event of ['beforeprint', 'hashchange']) {
      addEventListener(event, () => this.#laid.remove());
    }
    addEventListener('beforeprint', () => this.#lay());
  }

  /** The game at a table has changed. */
  changed(card: Card, saved: SavedTable) {
    this.#become(null);
    clearTimeout(this.#quiet);
    const quiet = window.setTimeout(async () => {
      if (!isOpen(saved)) return;
      const leaves = await playedLeaves(this.#door, saved).catch(() => null);
      if (leaves && quiet === this.#quiet) this.#become({ card, saved, leaves });
    }, QUIET_MS);
    this.#quiet = quiet;
  }

  #become(ready: { card: Card; saved: SavedTable; leaves: Leaf[] } | null) {
    this.#ready = ready;
    this.#laid.remove();
    attr(document.documentElement, 'data-paper', ready ? 'ready' : null);
  }

  /** Lays it out, out of sight of the screen. Rules that are open are what is wanted instead. */
  #lay() {
    if (!this.#ready || document.querySelector('dialog[open] .rules')) return;
    const { card, saved, leaves } = this.#ready;
    if (!isOpen(saved)) return;
    const elements = leaves.map((leaf) => new LeafElement(card, leaf, dateOf(saved)));
    this.#laid.replaceChildren(...elements.map(({ element }) => element));
    document.body.append(this.#laid);
    for (const element of elements) element.paint();
  }
}

/** Whether a table is the one that shows. */
function isOpen({ key }: SavedTable) {
  return location.hash === tableHash(key);
}
