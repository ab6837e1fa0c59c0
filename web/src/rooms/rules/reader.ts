// Loads the rules of one game after another: the current rules, and errors.
import { signal } from '@preact/signals-core';
import type { Games } from '../../catalog/catalog.ts';
import { Latest } from '../../game/latest.ts';
import type { Card, Door, Rules } from '../../scene/types.ts';
import { errorKind } from '../../words/failure.ts';

export class RulesReader {
  /** The game whose rules are wanted, once known. */
  readonly card = signal<Card | null>(null);
  /** The current rules: those of the game before, until the new ones have loaded. */
  readonly text = signal<{ card: Card; rules: Rules } | null>(null);
  readonly error = signal<unknown>(null);
  #games;
  #door;
  #latest = new Latest();

  constructor(games: Pick<Games, 'amongAll'>, door: Door) {
    this.#games = games;
    this.#door = door;
  }

  /** Loads the rules of a game, or of the first; rejects only if there is no such game. */
  async open(id: string | null): Promise<void> {
    this.error.value = null;
    try {
      await this.#latest.run(async (ifCurrent) => {
        const card = await ifCurrent(this.#games.amongAll(id));
        this.card.value = card;
        const rules: Rules = await ifCurrent(this.#door.call('rules', { game: card.id }));
        this.text.value = { card, rules };
      });
    } catch (error) {
      if (errorKind(error) === 'unknown-game') throw error;
      this.text.value = null;
      this.error.value = error;
    }
  }

  close() {
    this.#latest.end();
  }
}
