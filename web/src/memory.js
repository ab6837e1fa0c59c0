/** @import {Card, View} from "./types.js" */
/** @import {SavedTable} from "./store.js" */
import { BUILD } from './build.js';
import { read, write } from './page/prefs.js';
import { readJson } from './router.js';

const MOST = 600_000;

/**
 * What was shown last time, so that the page has something to show before the rules run:
 * the cards of the games, and the last picture of a table. All of one build.
 */
export class Memory {
  /** @returns {Card[]} */
  cards() {
    const kept = /** @type {{build?: string, cards?: Card[]} | null} */ (
      readJson(read('cards') ?? 'null')
    );
    return kept?.build === BUILD && Array.isArray(kept.cards) ? kept.cards : [];
  }

  /** @param {Card[]} cards */
  keepCards(cards) {
    this.#keep('cards', { build: BUILD, cards });
  }

  /**
   * The picture of a table, where it is the last one and still true.
   * @param {SavedTable} saved
   * @returns {View | null}
   */
  picture(saved) {
    const kept = /** @type {{build?: string, of?: string, view?: View} | null} */ (
      readJson(read('picture') ?? 'null')
    );
    return kept?.build === BUILD && kept.of === nameOf(saved) ? (kept.view ?? null) : null;
  }

  /** @param {SavedTable} saved @param {View} view */
  keepPicture(saved, view) {
    if (view.ply === saved.record.actions.length) {
      this.#keep('picture', { build: BUILD, of: nameOf(saved), view });
    }
  }

  /** @param {string} name @param {object} value */
  #keep(name, value) {
    const text = JSON.stringify(value);
    if (text.length < MOST && text !== read(name)) write(name, text);
  }
}

/** @param {SavedTable} saved */
function nameOf({ key, record }) {
  return `${key} ${record.actions.join(' ')}`;
}
