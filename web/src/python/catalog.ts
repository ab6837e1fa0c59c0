// The catalogue: the cards of all games.
import type { Card, Door } from '../scene/types.ts';

/** There is no game with this id. */
export class UnknownGame extends Error {
  readonly kind = 'unknown-game';
  readonly id: string;

  constructor(id: string) {
    super(`no game ${id.slice(0, 40)}`);
    this.id = id.slice(0, 40);
  }
}

/** Asks for the cards of all games once, and again where that failed. */
export class Games {
  #door;
  #asked: Promise<Card[]> | null = null;
  /** Empty until they are known. */
  cards: Card[] = [];

  constructor(door: Door) {
    this.#door = door;
  }

  /** The card of a game, where it has come already. */
  known(game: string): Card | undefined {
    return this.cards.find(({ id }) => id === game);
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

  /** Returns a game's card, for null that of the first game. */
  async card(id: string | null): Promise<Card> {
    const cards = await this.all();
    const card = id === null ? cards[0] : this.known(id);
    if (card) return card;
    throw new UnknownGame(id ?? '');
  }
}
