/** @import {View} from "../types.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Session} from "./session.js" */
import { announce } from '../page/announce.js';
import { player } from '../sound/player.js';

/** Says why something can't be picked. */
export class Why {
  #session;
  #layout;

  /** @param {Session} session @param {Layout} layout */
  constructor(session, layout) {
    this.#session = session;
    this.#layout = layout;
  }

  /** @param {string[]} picks @param {() => boolean} isCurrent */
  async picks(picks, isCurrent) {
    try {
      const { sentence } = await this.#session.explain(picks);
      if (!isCurrent()) return;
      player().no();
      this.#say(sentence);
    } catch {
      // Nothing to say about it: the board stays as it is.
    }
  }

  /** Why nothing can be picked on a view. @param {View} view */
  idle(view) {
    player().no();
    this.#say(this.#layout.idleWords(view, this.#session));
  }

  /** @param {string} words */
  #say(words) {
    this.#layout.status.explain(words);
    announce(words);
  }
}
