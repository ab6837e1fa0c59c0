import { Engine } from '../python/engine.ts';
import type { Card, GameRecord, Thought } from '../scene/types.ts';
import { errorKind } from '../ui/words.ts';
import { Helpers } from './helpers.ts';

/** How long helpers may take after the bots' own worker has answered: less than anybody sees. */
const PATIENCE_MS = 100;

/**
 * Bots think in a worker of their own, so that the board always answers, and where the machine has
 * cores to spare, and it makes them stronger, in some more. What several have thought Python brings
 * together (`agree`): nothing here knows what a search is.
 */
export class Bots {
  #card;
  #engine;
  #helpers;
  #started: Promise<void> | null = null;

  constructor(
    card: Pick<Card, 'levels' | 'shares'>,
    engine: Engine = new Engine(),
    helpers: Helpers = new Helpers(),
  ) {
    this.#card = card;
    this.#engine = engine;
    this.#helpers = helpers;
  }

  /** Starts their worker, if it isn't. */
  start(): Promise<void> {
    if (!this.#started) {
      this.#started = this.#engine.start();
      this.#started.catch(() => {
        this.#started = null;
      });
    }
    return this.#started;
  }

  /** @returns the action */
  async choose(record: GameRecord, level: number): Promise<string> {
    await this.start();
    const answers = await this.#think({ record, level });
    if (!answers) return (await this.#engine.call('choose', { record, level })).action;
    return (await this.#engine.call('agree', { record, answers })).action;
  }

  /** @returns what `hint` says */
  async hint(record: GameRecord, seconds: number): Promise<any> {
    await this.start();
    const level = this.#card.levels.at(-1) ?? 0;
    const answers = await this.#think({ record, level, seconds });
    return this.#engine.call('hint', { record, seconds, ...(answers && { answers }) });
  }

  /** Asks one worker anything, the one with the least to do. */
  async ask(name: any, args: object) {
    await this.start();
    const all = [this.#engine, ...this.#helpers.ready];
    const free = all.reduce((one, other) => (other.waiting < one.waiting ? other : one));
    try {
      return await free.call(name, { ...args });
    } catch (error) {
      if (free === this.#engine || errorKind(error) !== 'failed') throw error;
      return this.#engine.call(name, { ...args });
    }
  }

  /** Starts helpers for much that is to be asked, and says how much can be asked at a time. */
  gather() {
    this.#helpers.start();
    return 1 + this.#helpers.ready.length;
  }

  /**
   * Lets several think about the same, and gives what they answered; null where one is to think
   * alone. A helper that is late or breaks down is not waited for.
   */
  async #think(question: {
    record: GameRecord;
    level: number;
    seconds?: number;
  }): Promise<Thought[] | null> {
    if (!this.#card.shares.includes(question.level)) return null;
    this.#helpers.start();
    const helpers = this.#helpers.idle;
    if (!helpers.length) return null;
    const answers: Thought[] = [];
    const asked = [this.#engine, ...helpers].map(async (engine, which, { length }) => {
      answers.push(await engine.call('choose', { ...question, share: [which, length] }));
    });
    const all = Promise.allSettled(asked);
    await asked[0];
    await Promise.race([all, later(PATIENCE_MS)]);
    return [...answers];
  }

  /** Ends a bot's thinking at once; the worker starts again in the background. */
  interrupt() {
    this.stop();
    this.start().catch(() => {});
  }

  stop() {
    this.#engine.stop();
    this.#helpers.stop();
    this.#started = null;
  }
}

function later(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
