// A table's game as a page of paper, ready before it is printed.
import { tableHash } from '../../addresses/links.ts';
import { Latest } from '../../game/latest.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Card, Door, Leaf } from '../../scene/types.ts';
import { attr, mount } from '../../ui/dom.ts';
import { LeafPage } from './leaf.tsx';
import { footnote, playedLeaves } from './wanted.ts';

/** The paper is requested after this time, in ms, without a change at the table. */
const QUIET_MS = 1000;

type Ready = { card: Card; saved: SavedTable; leaves: Leaf[] };

/**
 * The browser's print command waits for nothing, so the leaves are requested beforehand, while the
 * page is idle. Until then the table itself is printed, by its styles.
 */
class ReadyPaper {
  #door;
  #latest = new Latest();
  #ready: Ready | null = null;
  #remove: (() => void) | null = null;

  constructor(door: Door) {
    this.#door = door;
    // Not `afterprint`, which some browsers send before they have read the page.
    addEventListener('hashchange', () => this.#clear());
    addEventListener('beforeprint', () => {
      this.#clear();
      if (this.#ready) this.#lay(this.#ready);
    });
  }

  /** Hears that the game at a table has changed. */
  changed(card: Card, saved: SavedTable) {
    this.#become(null);
    const question = this.#latest.run(async (ifCurrent) => {
      await ifCurrent(new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
      if (!isOpen(saved)) return;
      const leaves = await ifCurrent(playedLeaves(this.#door, saved));
      this.#become({ card, saved, leaves });
    });
    // If that fails, the table itself is printed.
    question.catch(() => {});
  }

  #become(ready: Ready | null) {
    this.#ready = ready;
    this.#clear();
    attr(document.documentElement, 'data-paper', ready ? 'ready' : null);
  }

  /** Lays it out off screen. If rules are open, they are printed instead. */
  #lay({ card, saved, leaves }: Ready) {
    if (!isOpen(saved) || document.querySelector('dialog[open] .rules')) return;
    const laid = document.createElement('section');
    laid.className = 'leaves laid';
    document.body.append(laid);
    const unmount = mount(
      leaves.map((leaf, i) => <LeafPage key={i} card={card} leaf={leaf} note={footnote(saved)} />),
      laid,
    );
    this.#remove = () => {
      unmount();
      laid.remove();
    };
  }

  #clear() {
    this.#remove?.();
    this.#remove = null;
  }
}

let paper: ReadyPaper | null = null;

/** The page's only instance, for the current table. */
export function readyPaper(door: Door): ReadyPaper {
  paper ??= new ReadyPaper(door);
  return paper;
}

/** Whether a table is the current one. */
function isOpen({ key }: SavedTable) {
  return location.hash === tableHash(key);
}
