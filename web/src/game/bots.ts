/** The bots of a table. They think in workers of their own, so that the board always answers. */
import { askTwice, EngineError, type Thinker } from '../python/engine.ts';
import type { CallName, Calls, Card, GameRecord, Hint, Thought } from '../scene/types.ts';
import { errorKind } from '../words/failure.ts';

/** The number of helpers beside the bots' own worker: during a game, and in a review. */
export type Help = { readonly play: number; readonly review: number };
export const NO_HELP: Help = { play: 0, review: 0 };

type Question = { record: GameRecord; level: number; seconds?: number; memory?: boolean };

/** The length of a stretch of pondering, and so the longest that a bot keeps a question waiting. */
const STRETCH_S = 0.05;
/** Maximum number of stretches for one position: half a minute. */
const MOST_STRETCHES = 600;
/** A search with fewer playouts than these has nothing left to find. */
const FEWEST_PLAYOUTS = 2;

/** How long helpers may take after the bots' own worker has answered: too short to notice. */
const PATIENCE_MS = 100;

/**
 * One worker thinks; others help if the machine has spare cores and the bot gains by it. Python
 * combines their thoughts (`agree`): nothing here knows what a search is.
 */
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
   * @param mayPonder whether bots may think in people's turns now
   */
  constructor(
    card: Pick<Card, 'levels' | 'shares' | 'ponders'>,
    make: () => Thinker,
    help: Help,
    mayPonder = () => false,
  ) {
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
      const question = this.#remembering({ record, level });
      const answers = await this.#think(question);
      const chosen = answers
        ? this.#own.call('agree', { record, answers })
        : this.#own.call('choose', question);
      return (await chosen).action;
    });
  }

  /** Levels that gain by it continue from what they have found. */
  #remembering(question: Question): Question {
    return this.#card.ponders.includes(question.level) ? { ...question, memory: true } : question;
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
      const level = this.#card.levels.at(-1) ?? 0;
      const answers = await this.#think({ record, level, seconds });
      return this.#own.call('hint', { record, seconds, ...(answers && { answers }) });
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
    void this.#helpers.start(this.#help.review);
    return 1 + this.#helpers.ready.length;
  }

  /**
   * Lets several workers think about a question and returns their answers; null if one is to think
   * alone. Doesn't wait for helpers that are late or have failed.
   */
  async #think(question: Question): Promise<Thought[] | null> {
    if (!this.#card.shares.includes(question.level)) return null;
    void this.#helpers.start(this.#help.play);
    const helpers = this.#helpers.idle.slice(0, this.#help.play);
    if (!helpers.length) return null;
    const answers: Thought[] = [];
    const searches = [this.#own, ...helpers].map(async (worker, which, { length }) => {
      answers.push(await worker.call('choose', { ...question, share: [which, length] }));
    });
    const all = Promise.allSettled(searches);
    await searches[0];
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return [...answers];
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
    this.#help = NO_HELP;
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

  /** Workers that have nothing to do. */
  get idle(): Thinker[] {
    return this.ready.filter((worker) => worker.waiting === 0);
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
      // Those that have started help; without any, the bots' own worker thinks alone.
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
