import type { Board } from '../board/board.ts';
import type { Card, View } from '../scene/types.ts';
import { Later } from '../ui/later.ts';
import type { Extras } from './extras.ts';
import type { Guide } from './guide.ts';
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';
import { titleOf } from './telling.ts';
import type { Thinker } from './thinker.ts';

/** What of a table shows round its board. */
export type Host = {
  card: Card;
  board: Board;
  layout: Layout;
  session: Session;
  thinker: Thinker;
  extras: Extras;
  guide: Guide;
  view: () => View | null;
};

/** Brings what stands round the board up to the view that shows. */
export class Around {
  #host;
  #later = new Later();

  constructor(host: Host) {
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

  /** Whose turn it is, and what can be done. */
  #turn(view: View) {
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
