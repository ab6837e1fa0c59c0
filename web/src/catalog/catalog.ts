// The catalogue: the cards of all games.
import type { Card, Door } from '../scene/types.ts';
import { broughtCard, findBrought, keeperOf, UnknownGame } from './brought.ts';

/** Loads each game's card once, and again after a failure. A table needs only its own. */
export class Games {
  #door;
  #ids;
  #requests = new Map<string, Promise<Card>>();
  #cards = new Map<string, Card>();

  /** @param ids the ids of all games, in the order of the shelf */
  constructor(door: Door, ids: readonly string[]) {
    this.#door = door;
    this.#ids = ids;
  }

  /** The card of a game, if loaded. */
  peek(game: string): Card | undefined {
    return this.#cards.get(game) ?? broughtCard(game);
  }

  /** The cards of all games; empty until all are loaded. */
  get cards(): Card[] {
    const cards = this.#ids.flatMap((id) => this.#cards.get(id) ?? []);
    return cards.length === this.#ids.length ? cards : [];
  }

  async all(): Promise<Card[]> {
    const own = Promise.all(this.#ids.map((id) => this.card(id)));
    const [cards] = await Promise.all([own, findBrought()]);
    return cards;
  }

  /** Returns a game's card; for null, the first game's. */
  async card(id: string | null): Promise<Card> {
    const wanted = id ?? this.#ids[0];
    if (!this.#ids.includes(wanted)) return this.#brought(wanted);
    const request = this.#requests.get(wanted) ?? this.#ask(wanted);
    this.#requests.set(wanted, request);
    return request;
  }

  /** Returns a game's card once all are loaded, for a page that leads to the others. */
  async amongAll(id: string | null): Promise<Card> {
    await this.all();
    return this.card(id);
  }

  async #brought(id: string): Promise<Card> {
    if (!broughtCard(id)) await keeperOf(id)?.find(id);
    const card = broughtCard(id);
    if (!card) throw new UnknownGame(id);
    return card;
  }

  async #ask(game: string) {
    try {
      const card = await this.#door.call('card', { game });
      this.#cards.set(game, card);
      return card;
    } catch (error) {
      this.#requests.delete(game);
      throw error;
    }
  }
}
