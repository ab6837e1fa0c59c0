/** A bot at its turn: how long its action takes to come, and how it is interrupted. */
import type { GameRecord } from '../scene/types.ts';
import { Latest } from './latest.ts';
import { levelOf, watching } from './seating.ts';
import type { State } from './state.ts';

/** A bot's action comes a moment after the person's has landed, so that it is seen. */
const BEFORE_BOT_MS = 250;
/** Between the actions of bots that play each other, so that one can follow. */
const WATCH_MS = 900;

/** What is done with what a bot has chosen, and where it could not choose. */
type Outcome = { chosen: (action: string) => void; failed: (error: unknown) => void };

export class Thoughts {
  readonly #state;
  readonly #latest = new Latest();
  /** The question that the bots' workers are at. */
  #working: object | null = null;

  constructor(state: State) {
    this.#state = state;
  }

  /** Lets a bot choose an action. */
  async choose(seat: number, { chosen, failed }: Outcome): Promise<void> {
    const { thinking, record } = this.#state;
    thinking.value = { seat, seconds: this.#seconds(seat) };
    try {
      await this.#latest.run(async (still) => {
        const choice = this.#ask(seat, record.value);
        const [action] = await still(Promise.all([choice, this.#pause()]));
        thinking.value = null;
        chosen(action);
      });
    } catch (error) {
      thinking.value = null;
      failed(error);
    }
  }

  async #ask(seat: number, record: GameRecord): Promise<string> {
    const { ports, seats } = this.#state;
    const working = {};
    this.#working = working;
    try {
      return await ports.bots.choose(record, levelOf(seats.value[seat]));
    } finally {
      if (this.#working === working) this.#working = null;
    }
  }

  async #pause(): Promise<void> {
    const { ports, seats } = this.#state;
    await ports.landed();
    await ports.wait(watching(seats.value) ? WATCH_MS : BEFORE_BOT_MS);
  }

  /** The seconds that a bot may take, as the card tells of its level. */
  #seconds(seat: number): number {
    const { ports, seats } = this.#state;
    const { levels, seconds } = ports.card;
    return seconds[levels.indexOf(levelOf(seats.value[seat]))];
  }

  /** What is thought no longer counts. */
  interrupt(): void {
    const { thinking, ports } = this.#state;
    if (thinking.value === null) return;
    this.#latest.stop();
    if (this.#working) ports.bots.interrupt();
    this.#working = null;
    thinking.value = null;
  }

  end(): void {
    this.#latest.end();
    this.#state.thinking.value = null;
  }
}
