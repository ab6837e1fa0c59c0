import type { Board } from '../board/board.ts';
import type { How } from '../board/events.ts';
import type { Card, View } from '../scene/types.ts';
import { Confirm } from './confirm.ts';
import { hear } from './hearing.ts';
import type { Layout } from './layout.ts';
import type { Preview } from './preview.ts';
import type { Session } from './session.ts';
import { TipLine } from './tipline.ts';

/** What of a table its guide works with. */
export type Host = {
  card: Card;
  board: Board;
  layout: Layout;
  session: Session;
  preview: Preview;
  view: () => View | null;
};

/** What goes along with playing, as people want it: sounds, a yes before an action, tips. */
export class Guide {
  #host;
  #tips = new TipLine();
  #confirm;

  constructor(host: Host) {
    this.#host = host;
    const { board, layout } = host;
    this.#confirm = new Confirm({
      ask: (action) => this.#ask(action),
      play: () => board.complete(),
      back: () => board.back(),
    });
    layout.guide(this.#tips.element, this.#confirm.element);
  }

  /** Whether an action waits for a yes. */
  holds(action: string) {
    return this.#confirm.holds(action);
  }

  #ask(action: string) {
    const { layout, preview } = this.#host;
    const view = this.#host.view();
    layout.status.say(`Play ${action}?`);
    if (view) preview.showNow(action, view);
  }

  /** The picks are others now. */
  picked() {
    this.#confirm.hide();
  }

  /** A view comes after another. */
  shows(before: View | null, view: View, how: How) {
    if (how === 'step') hear(before, view);
    this.#confirm.hide();
  }

  /** Shows a tip where a person may act. */
  offer() {
    const { board, card, session } = this.#host;
    const view = this.#host.view();
    if (!view || !session.mayAct(view)) return;
    const own = view.moves.filter(({ player }) => player !== 'chance' && !session.isBot(player));
    const small = Boolean(board.room.compact) && matchMedia('(pointer: coarse)').matches;
    const can = { undo: session.lastDecision(view.moves) >= 0, hint: card.levels.length > 0 };
    this.#tips.offer({ card, decided: own.length, small, can });
  }

  /** A person has acted. */
  acted() {
    this.#tips.acted();
  }

  /** A person has used a command. */
  used(command: string) {
    this.#tips.used(command);
  }
}
