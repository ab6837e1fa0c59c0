import type { View } from '../scene/types.ts';
import { player } from '../sound/player.ts';
import { announce } from '../ui/announce.ts';
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';

/** Says why something can't be picked. */
export class Why {
  #session;
  #layout;

  constructor(session: Session, layout: Layout) {
    this.#session = session;
    this.#layout = layout;
  }

  async picks(picks: string[], isCurrent: () => boolean) {
    try {
      const { sentence } = await this.#session.explain(picks);
      if (!isCurrent()) return;
      player().no();
      this.#say(sentence);
    } catch {
      // Nothing to say about it: the board stays as it is.
    }
  }

  /** Why nothing can be picked on a view. */
  idle(view: View) {
    player().no();
    this.#say(this.#layout.idleWords(view, this.#session));
  }

  #say(words: string) {
    this.#layout.status.explain(words);
    announce(words);
  }
}
