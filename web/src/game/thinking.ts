/** A bot's turn: how long it thinks, and how it is interrupted. */
import type { GameRecord } from '../scene/types.ts';
import { Latest } from './latest.ts';
import { levelOf, watching } from './seating.ts';
import { SessionPart } from './state.ts';

/** A bot waits a moment after a person's move has landed, so that its own move is noticed. */
const BEFORE_BOT_MS = 250;
/** Bots that play each other wait longer, so that people can follow. */
const WATCH_MS = 900;

/** What to do with a bot's choice, or its failure. */
type Outcome = { chosen: (action: string) => void; failed: (error: unknown) => void };

export class Thoughts extends SessionPart {
  readonly #latest = new Latest(this.state.closed);
  /** The question that the bots' workers are thinking about. */
  #working: object | null = null;

  async choose(seat: number, { chosen, failed }: Outcome): Promise<void> {
    const { thinking, record } = this.state;
    thinking.value = { seat, seconds: this.#seconds(seat) };
    try {
      await this.#latest.run(async (ifCurrent) => {
        const choice = this.#ask(seat, record.value);
        const [action] = await ifCurrent(Promise.all([choice, this.#pause()]));
        thinking.value = null;
        chosen(action);
      });
    } catch (error) {
      thinking.value = null;
      failed(error);
    }
  }

  async #ask(seat: number, record: GameRecord): Promise<string> {
    const { deps, seats } = this.state;
    const working = {};
    this.#working = working;
    try {
      return await deps.bots.choose(record, levelOf(seats.value[seat]));
    } finally {
      if (this.#working === working) this.#working = null;
    }
  }

  async #pause(): Promise<void> {
    const { deps, seats } = this.state;
    await deps.board.landed();
    await deps.clock.wait(watching(seats.value) ? WATCH_MS : BEFORE_BOT_MS);
  }

  /** Returns how many seconds a bot may think; the card says so for each level. */
  #seconds(seat: number): number {
    const { deps, seats } = this.state;
    const { levels, seconds } = deps.card;
    return seconds[levels.indexOf(Math.ceil(levelOf(seats.value[seat])))];
  }

  /** Lets the strongest bot at the table think while a person does. */
  ponder(): void {
    const { deps, seats, record } = this.state;
    const level = Math.max(...seats.value.map(levelOf));
    void deps.bots.ponder(record.value, level);
  }

  interrupt(): void {
    const { thinking, deps } = this.state;
    deps.bots.stopPondering();
    if (thinking.value === null) return;
    this.#latest.stop();
    if (this.#working) deps.bots.interrupt();
    this.#working = null;
    thinking.value = null;
  }
}
