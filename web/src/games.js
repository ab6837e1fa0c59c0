/** @import {Card, Door} from "./types.js" */

/** The games there are: asked for once, and again where that failed. */
export class Games {
  #door;
  /** @type {Promise<Card[]> | null} */
  #asked = null;
  /** As soon as they are known. @type {Card[]} */
  cards = [];

  /** @param {Door} door */
  constructor(door) {
    this.#door = door;
  }

  /** @returns {Promise<Card[]>} */
  all() {
    this.#asked ??= this.#ask().catch((error) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  async #ask() {
    this.cards = (await this.#door.call('catalog', {})).games;
    return this.cards;
  }

  /** A game's card; that of the first for null. @param {string | null} id @returns {Promise<Card>} */
  async card(id) {
    const cards = await this.all();
    const card = id === null ? cards[0] : cards.find((each) => each.id === id);
    if (card) return card;
    throw Object.assign(new Error(`there is no game called “${id?.slice(0, 40)}” here`), {
      kind: 'unknown-game',
    });
  }
}
