import type { Board } from '../board/board.ts';
import type { Card } from '../scene/types.ts';
import { attr } from '../ui/dom.ts';
import { levelOf } from '../ui/words.ts';
import type { Bots } from './bots.ts';
import type { Layout } from './layout.ts';
import type { Session } from './session.ts';

const BEFORE_BOT_MS = 250;
/** Between the actions of bots that play each other, so that one can follow. */
const WATCH_MS = 900;

/** What of a table a bot needs to take its turn. */
export type Host = {
  card: Card;
  board: Board;
  bots: Bots;
  layout: Layout;
  session: Session;
  changed: () => void;
};

/** A bot at its turn: who it is, and how long its action takes to come. */
export class Thinker {
  /** the seat that thinks */
  seat: number | null = null;
  #host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** @returns the action */
  async choose(seat: number): Promise<string> {
    const { card, bots, layout, session } = this.#host;
    const level = levelOf(session.seats[seat]);
    this.#set(seat);
    layout.seats.think(seat, card.seconds[card.levels.indexOf(level)]);
    const choice = bots.choose(session.record, level);
    const [action] = await Promise.all([choice, this.#pause()]);
    return action;
  }

  /** A bot's action comes a moment after the person's has landed, so that it is seen. */
  async #pause() {
    const { board, session } = this.#host;
    await board.landed();
    const wait = session.watching ? WATCH_MS : BEFORE_BOT_MS;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** It has chosen, or can't. */
  rest() {
    this.#set(null);
  }

  /** What it thinks no longer counts. */
  interrupt() {
    if (this.seat !== null) this.#host.bots.interrupt();
    this.rest();
  }

  #set(seat: number | null) {
    if (seat === this.seat) return;
    this.seat = seat;
    attr(this.#host.board.element, 'data-thinking', seat);
    this.#host.changed();
  }
}
