import type { Board } from '../board/board.ts';
import type { How } from '../board/events.ts';
import { isFor } from '../board/room.ts';
import type { Card, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import type { Session } from './session.ts';
import { whoseSheet } from './sheets.ts';

/**
 * What of a table somebody who looks at it needs. `stillNow` tells later whether nothing new has
 * begun.
 */
export type Host = {
  card: Card;
  board: Board;
  session: Session;
  view: () => View | null;
  present: (view: View, how: How) => void;
  stillNow: () => () => boolean;
  failed: (error: unknown) => void;
};

/**
 * Whose sheet or side shows: the one that the turn asks for, or the one that somebody chose. Where
 * several views are on their way, the one that was asked for last shows.
 */
export class Looker {
  #host;
  /** whose sheet somebody chose to look at */
  #chosen: number | null = null;
  /** whose view was asked for and hasn't come */
  #asked: { seat: number | undefined } | null = null;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Whose sheet somebody chose to look at. */
  get chosen() {
    return this.#chosen;
  }

  /** The turn decides again who looks. */
  forget() {
    this.#chosen = null;
  }

  /** A view shows: what was asked for before comes too late. */
  shown() {
    this.#asked = null;
  }

  /** Who goes on looking after an action: undefined where that goes without saying. */
  get after() {
    const { session, view } = this.#host;
    return session.lookerAfter(view()?.seat ?? session.bottom);
  }

  /** Whose view shows, or will as soon as it comes. */
  get #seat() {
    return this.#asked?.seat ?? this.#host.view()?.seat;
  }

  /** Where what shows goes with the turn: what was done has been seen, and what is due comes. */
  async turn() {
    const { session, board } = this.#host;
    const view = this.#host.view();
    if (!view || !session.follows) return;
    const due = session.due(view, this.#chosen);
    if (session.seats[Number(view.to_move)] === 'person') this.forget();
    if (due === view.seat) return;
    const still = this.#host.stillNow();
    await board.landed();
    const same = this.#host.view()?.ply === view.ply && this.#seat === view.seat;
    if (still() && same) await this.anew('step', due);
  }

  /** Shows a player's sheet. */
  async lookAt(seat: number) {
    const { session, card } = this.#host;
    const view = this.#host.view();
    if (!view || !card.sheets || seat === this.#seat) return;
    this.#chosen = seat === session.due(view, null) ? null : seat;
    const other = await this.anew('fade', seat);
    if (other) announce(`${whoseSheet(other, session.seats, card.sheets)}.`);
  }

  /** The board is drawn much smaller or larger now: it is asked for in that size. */
  sized() {
    const { board } = this.#host;
    const view = this.#host.view();
    if (view && !isFor(view, board.room)) this.anew('none', this.#seat);
  }

  /**
   * Shows the ply that shows in another way.
   * @param seat who looks
   * @returns null where something else has come
   */
  async anew(how: How, seat?: number): Promise<View | null> {
    const { session, failed, present } = this.#host;
    const ply = this.#host.view()?.ply ?? 0;
    const still = this.#host.stillNow();
    const asked = { seat };
    this.#asked = asked;
    try {
      const other = await session.view(ply, seat);
      if (!still() || asked !== this.#asked) return null;
      present(other, how);
      return other;
    } catch (error) {
      failed(error);
      return null;
    }
  }
}
