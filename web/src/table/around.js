/** @import {Card, View} from "../types.js" */
/** @import {Board} from "../board/board.js" */
/** @import {Extras} from "./extras.js" */
/** @import {Guide} from "./guide.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Session} from "./session.js" */
/** @import {Thinker} from "./thinker.js" */
import { Later } from '../motion/later.js';
import { titleOf } from './telling.js';

/**
 * What of a table shows round its board.
 * @typedef {{card: Card, board: Board, layout: Layout, session: Session, thinker: Thinker,
 *   extras: Extras, guide: Guide, view: () => View | null}} Host
 */

/** Brings what stands round the board up to the view that shows. */
export class Around {
  #host;
  #later = new Later();

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
  }

  /** Shows it; what goes by the room there is waits for the next frame while something moves. */
  show() {
    const view = this.#host.view();
    if (!view) return;
    this.#turn(view);
    this.#host.layout.story(view);
    this.#later.begin(() => this.#fit());
    if (!this.#host.board.moving) this.finish();
  }

  /** Does at once what waits. */
  finish() {
    this.#later.finish();
  }

  /** Whose turn it is, and what can be done. @param {View} view */
  #turn(view) {
    const { layout, session, board, thinker, extras, card } = this.#host;
    const undo = session.lastDecision(view.moves) >= 0;
    const panels = view.panels.length > 0;
    layout.turn(view, session, board.open(), thinker.seat);
    layout.whose(view, session.seats, session.due(view, null));
    layout.commands.show({ undo, redo: session.canRedo, over: view.over, panels });
    extras.offer();
    layout.title(titleOf(view, session.seats, card));
  }

  /** What goes by the room there is: right after a frame, to ask for it costs no layout. */
  #fit() {
    const { guide, layout } = this.#host;
    guide.offer();
    layout.showCurrent();
  }
}
