// Keeps the game at a table ready to be printed; what that takes is loaded when it is first wanted.
import type { SavedTable } from '../keep/store.ts';
import type { ReadyPaper } from '../print/index.ts';
import type { Card, Door } from '../scene/types.ts';
import { part } from '../ui/part.ts';
import { PRINT } from './parts.ts';

export class Paper {
  #door;
  #ready: Promise<ReadyPaper> | null = null;

  constructor(door: Door) {
    this.#door = door;
  }

  /** The game at a table has changed. */
  changed(card: Card, saved: SavedTable) {
    this.#ready ??= this.#load();
    this.#ready.then(
      (ready) => ready.changed(card, saved),
      // Without it the table itself is printed, by its styles.
      () => {
        this.#ready = null;
      },
    );
  }

  async #load() {
    const { ReadyPaper } = await part(PRINT);
    return new ReadyPaper(this.#door);
  }
}
