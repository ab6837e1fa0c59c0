import type { Board } from '../board/board.ts';
import type { Card, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import type { Bots } from './bots.ts';
import type { Advice } from './hint.ts';
import { Hint, hintWords } from './hint.ts';
import type { Layout } from './layout.ts';
import { offersOf } from './offers.ts';
import type { Session } from './session.ts';

/** What of a table its extras work with. */
export type Host = {
  card: Card;
  board: Board;
  bots: Bots;
  layout: Layout;
  session: Session;
  view: () => View | null;
  goOn: () => void;
  failed: (error: unknown) => void;
};

/** What a table offers besides the moves: a hint, a pause for bots that are watched, a review. */
export class Extras {
  #host;
  #hint;

  constructor(host: Host) {
    this.#host = host;
    this.#hint = new Hint({
      ask: (record, seconds) => host.bots.hint(record, seconds),
      changed: () => this.offer(),
      show: (advice) => this.#show(advice),
      clear: () => this.#clear(),
      failed: host.failed,
    });
  }

  /** Offers what is of use now. */
  offer() {
    const { card, layout, session } = this.#host;
    const view = this.#host.view();
    if (!view) return;
    const now = { view, session, live: session.mayAct(view), bots: card.levels.length > 0 };
    layout.offer(offersOf({ ...now, hint: this.#hint.state }), view, session);
  }

  /** Asks for a hint, or hides the one that shows. */
  toggleHint() {
    this.#hint.toggle(this.#host.session.record);
  }

  /** Takes the hint away; whether there was one. */
  hideHint() {
    const was = this.#hint.state !== 'off';
    this.#hint.hide();
    return was;
  }

  #show(advice: Advice) {
    const { board, layout } = this.#host;
    const view = this.#host.view();
    if (!view) return;
    const { head, below, spoken } = hintWords(advice, view);
    board.hint(advice.picks);
    layout.hint(head, below, advice.picks);
    announce(spoken);
  }

  #clear() {
    const { board, layout, session } = this.#host;
    const view = this.#host.view();
    board.hint([]);
    if (view) layout.clearHint(view, session, board);
  }

  /** Lets bots that play each other wait, or go on. */
  pauseOrGo() {
    const { session, goOn } = this.#host;
    session.paused = !session.paused;
    announce(session.paused ? 'Paused.' : 'The bots go on.');
    goOn();
  }
}
