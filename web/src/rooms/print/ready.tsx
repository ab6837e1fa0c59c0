// The game at a table as a page of paper, ready before anybody prints.
import { Latest } from '../../game/latest.ts';
import { tableHash } from '../../keep/links.ts';
import type { SavedTable } from '../../keep/store.ts';
import type { Card, Door, Leaf } from '../../scene/types.ts';
import { attr, mount } from '../../ui/dom.ts';
import { LeafPage } from './leaf.tsx';
import { footnote, playedLeaves } from './wanted.ts';

/** So long nothing happens at a table before its paper is asked for. */
const QUIET_MS = 1000;

type Ready = { card: Card; saved: SavedTable; leaves: Leaf[] };

/**
 * The browser's own command to print waits for nothing, so what it needs is asked for beforehand,
 * while nobody does anything; until then the table itself is printed, by its styles.
 */
class ReadyPaper {
  #door;
  #latest = new Latest();
  #ready: Ready | null = null;
  #remove: (() => void) | null = null;

  constructor(door: Door) {
    this.#door = door;
    // Not `afterprint`: some browsers say so before they have taken what they print.
    addEventListener('hashchange', () => this.#clear());
    addEventListener('beforeprint', () => {
      this.#clear();
      if (this.#ready) this.#lay(this.#ready);
    });
  }

  /** The game at a table has changed. */
  changed(card: Card, saved: SavedTable) {
    this.#become(null);
    const asked = this.#latest.run(async (ifCurrent) => {
      await ifCurrent(new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
      if (!isOpen(saved)) return;
      const leaves = await ifCurrent(playedLeaves(this.#door, saved));
      this.#become({ card, saved, leaves });
    });
    // Where that fails the table itself is printed.
    asked.catch(() => {});
  }

  #become(ready: Ready | null) {
    this.#ready = ready;
    this.#clear();
    attr(document.documentElement, 'data-paper', ready ? 'ready' : null);
  }

  /** Lays it out, out of sight of the screen. Rules that are open are what is wanted instead. */
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

/** The paper of the table that shows; the page has one. */
export function readyPaper(door: Door): ReadyPaper {
  paper ??= new ReadyPaper(door);
  return paper;
}

/** Whether a table is the one that shows. */
function isOpen({ key }: SavedTable) {
  return location.hash === tableHash(key);
}
