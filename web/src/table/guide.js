/** @import {Card, View} from "../types.js" */
/** @import {Board} from "../board/board.js" */
/** @import {How} from "../board/tells.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Preview} from "./preview.js" */
/** @import {Session} from "./session.js" */
import { Confirm } from './confirm.js';
import { hear } from './hearing.js';
import { TipLine } from './tipline.js';

/**
 * What of a table its guide works with.
 * @typedef {{card: Card, board: Board, layout: Layout, session: Session, preview: Preview,
 *   view: () => View | null}} Host
 */

/** What goes along with playing, as people want it: sounds, a yes before an action, tips. */
export class Guide {
  #host;
  #tips = new TipLine();
  #confirm;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    const { board, layout } = host;
    this.#confirm = new Confirm({
      ask: (action) => this.#ask(action),
      play: () => board.complete(),
      back: () => board.back(),
    });
    layout.guide(this.#tips.element, this.#confirm.element);
  }

  /** Whether an action waits for a yes. @param {string} action */
  holds(action) {
    return this.#confirm.holds(action);
  }

  /** @param {string} action */
  #ask(action) {
    const { layout, preview } = this.#host;
    const view = this.#host.view();
    layout.status.say(`Play ${action}?`);
    if (view) preview.showNow(action, view);
  }

  /** The picks are others now. */
  picked() {
    this.#confirm.hide();
  }

  /** A view comes after another. @param {View | null} before @param {View} view @param {How} how */
  shows(before, view, how) {
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

  /** A person has used a command. @param {string} command */
  used(command) {
    this.#tips.used(command);
  }
}
