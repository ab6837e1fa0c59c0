// The games there are.
import type { Card, Door } from '../scene/types.ts';

/** There is no game of this name. */
export class UnknownGame extends Error {
  readonly kind = 'unknown-game';
  readonly id: string;

  constructor(id: string) {
    super(`no game ${id.slice(0, 40)}`);
    this.id = id.slice(0, 40);
  }
}

/** The games there are: asked for once, and again where that failed. */
export class Games {
  #door;
  #asked: Promise<Card[]> | null = null;
  /** As soon as they are known. */
  cards: Card[] = [];

  constructor(door: Door) {
    this.#door = door;
  }

  all(): Promise<Card[]> {
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

  /** A game's card; that of the first for null. */
  async card(id: string | null): Promise<Card> {
    const cards = await this.all();
    const card = id === null ? cards[0] : cards.find((each) => each.id === id);
    if (card) return card;
    throw new UnknownGame(id ?? '');
  }
}
