/** The bots of a table. They think in workers of their own, so that the board always answers. */
import { askTwice, EngineError, type Thinker } from '../python/engine.ts';
import type { CallName, Calls, Card, GameRecord, Hint } from '../scene/types.ts';
import { errorKind } from '../words/failure.ts';

/** The length of a stretch of pondering, and so the longest that a bot keeps a question waiting. */
const STRETCH_S = 0.05;
/** Maximum number of stretches for one position: half a minute. */
const MOST_STRETCHES = 600;
/** A search with fewer playouts than these has nothing left to find. */
const FEWEST_PLAYOUTS = 2;

/** One worker plays. In a review others answer beside it, if the machine has cores to spare. */
export class Bots {
  readonly #card;
  readonly #own: Thinker;
  #help;
  readonly #helpers: Helpers;
  readonly #mayPonder;
  #started = Promise.resolve();
  #ended = false;
  #pondered: GameRecord | null = null;

  /**
   * @param make makes a worker
   * @param help the number of helpers in a review
   * @param mayPonder whether bots may think in people's turns now
   */
  constructor(card: Pick<Card, 'ponders'>, make: () => Thinker, help = 0, mayPonder = () => false) {
    this.#card = card;
    this.#mayPonder = mayPonder;
    this.#own = make();
    this.#help = help;
    this.#helpers = new Helpers(make);
  }

  /** Starts their worker if it isn't running, or has failed. */
  start(): Promise<void> {
    if (this.#ended) return Promise.reject(new EngineError('stopped', { reason: 'stopped' }));
    const { state } = this.#own;
    if (state === 'off' || state === 'failed') this.#started = this.#own.start();
    return this.#started;
  }

  choose(record: GameRecord, level: number): Promise<string> {
    return askTwice(async () => {
      await this.start();
      // Levels that gain by it continue from what they have found.
      const memory = this.#card.ponders.includes(level) && { memory: true };
      return (await this.#own.call('choose', { record, level, ...memory })).action;
    });
  }

  /**
   * Lets a bot think while a person is to move, until `stopPondering` is called or nothing is left
   * to find. It has no effect except that the bot knows more at its turn.
   */
  async ponder(record: GameRecord, level: number): Promise<void> {
    if (!this.#card.ponders.includes(level)) return;
    this.#pondered = record;
    const question = { record, level, seconds: STRETCH_S, memory: true };
    try {
      await this.start();
      for (let stretches = MOST_STRETCHES; stretches > 0 && this.#ponders(record); stretches--) {
        const { playouts = 0 } = await this.#own.call('choose', question);
        if (playouts < FEWEST_PLAYOUTS) return;
      }
    } catch {
      // The next question to the bot reports the error.
    }
  }

  #ponders(record: GameRecord): boolean {
    return this.#pondered === record && this.#own.waiting === 0 && this.#mayPonder();
  }

  /** Ends pondering, after the present stretch at the latest. */
  stopPondering(): void {
    this.#pondered = null;
  }

  hint(record: GameRecord, seconds: number): Promise<Hint> {
    return askTwice(async () => {
      await this.start();
      return this.#own.call('hint', { record, seconds });
    });
  }

  /** Asks the worker that is least busy. */
  ask<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    return askTwice(() => this.#ask(name, args));
  }

  async #ask<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (this.#own.state !== 'loading' || !this.#helpers.ready.length) await this.start();
    const all = [this.#own, ...this.#helpers.ready].filter(({ state }) => state === 'ready');
    const [free = this.#own] = all.sort((one, other) => one.waiting - other.waiting);
    try {
      return await free.call(name, args);
    } catch (error) {
      if (free === this.#own || errorKind(error) !== 'failed') throw error;
      return this.#own.call(name, args);
    }
  }

  /** Starts the helpers of a review; returns how many questions can be asked at a time. */
  startHelpers(): number {
    void this.#helpers.start(this.#help);
    return 1 + this.#helpers.ready.length;
  }

  /** Ends all searches. An idle helper answers next, while the others start again. */
  restart(): void {
    if (this.#own.waiting) {
      this.#own.stop();
      this.start().catch(() => {});
    }
    this.#helpers.restart();
  }

  /** Ends a bot's thinking at once; the worker starts again in the background. */
  interrupt(): void {
    this.stop();
    this.start().catch(() => {});
  }

  stop(): void {
    this.stopPondering();
    this.#own.stop();
    this.#helpers.stop();
  }

  /** Stops for good: no worker starts after this. */
  end(): void {
    this.#ended = true;
    this.#help = 0;
    this.stop();
  }
}

/** The workers that help the bots' own worker. */
class Helpers {
  #workers: Thinker[] = [];
  readonly #make;
  #starting = false;

  constructor(make: () => Thinker) {
    this.#make = make;
  }

  get ready(): Thinker[] {
    return this.#workers.filter((worker) => worker.state === 'ready');
  }

  /**
   * Starts up to `count` workers in the background, one after the other; stops at the first
   * failure.
   */
  async start(count: number): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    const workers = this.#workers;
    try {
      while (workers === this.#workers && workers.length < count) {
        const worker = this.#make();
        workers.push(worker);
        await worker.start();
      }
      if (workers === this.#workers) this.#starting = false;
    } catch {
      // Those that have started help; without any, the bots' own worker answers alone.
    }
  }

  /** Ends their searches; they start again. */
  restart(): void {
    for (const worker of this.ready.filter(({ waiting }) => waiting)) {
      worker.stop();
      worker.start().catch(() => {});
    }
  }

  stop(): void {
    for (const worker of this.#workers) worker.stop();
    this.#workers = [];
    this.#starting = false;
  }
}
