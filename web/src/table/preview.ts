import type { Board } from '../board/board.ts';
import type { View } from '../scene/types.ts';
import type { Session } from './session.ts';

/** How long the mouse rests on a place before its action is asked for. */
const REST_MS = 50;
/** Rules that take longer than this to answer are not asked again: the next move would wait. */
const SLOW_MS = 80;

/** Shows what an action would bring while the mouse rests on its last pick. */
export class Preview {
  #session;
  #board;
  #timer = 0;
  #asked = '';
  #busy = false;
  #slow = false;

  constructor(session: Session, board: Board) {
    this.#session = session;
    this.#board = board;
  }

  /** @param view that shows */
  ask(action: string | null, view: View | null) {
    clearTimeout(this.#timer);
    this.#asked = action ?? '';
    if (!action || !view || this.#slow) return;
    this.#timer = window.setTimeout(() => this.#show(action, view), REST_MS);
  }

  /**
   * Shows what the action whose picks are all made would bring, however long the rules take.
   * @param view that shows
   */
  async showNow(action: string, view: View) {
    this.ask(null, view);
    try {
      const next = await this.#session.preview(action, view.seat);
      if (this.#board.held === action) this.#board.foresee(next.scene, view);
    } catch {
      // Nothing to foresee: its picks alone show what waits.
    }
  }

  async #show(action: string, view: View) {
    if (this.#busy) return;
    this.#busy = true;
    const begun = performance.now();
    try {
      const next = await this.#session.preview(action, view.seat);
      if (this.#asked === action) this.#board.foresee(next.scene, view);
    } catch {
      // Nothing to foresee: the board stays as it is.
    }
    this.#busy = false;
    this.#slow = performance.now() - begun > SLOW_MS;
    if (this.#asked && this.#asked !== action) this.ask(this.#asked, view);
  }
}
