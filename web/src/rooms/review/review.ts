// The review of a finished game: the game's own, and the cost of its moves.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { Latest } from '../../game/latest.ts';
import type { Session } from '../../game/session.ts';
import type { GameRecord, Review } from '../../scene/types.ts';
import { keepingOf, Run } from '../../thought/run.ts';
import { errorKind } from '../../words/failure.ts';
import * as words from './words/en.ts';

/** What a review needs from a session. */
export type Reviewed = Pick<Session, 'bots' | 'now'>;

export class GameReview {
  /** The game's own review. */
  readonly own = signal<Review | null>(null);
  /** The evaluation of its moves; null before the beginning. */
  readonly run = signal<Run | null>(null);
  readonly error = signal<unknown>(null);
  /** The finished game, as a text; null while it isn't finished. */
  readonly game: ReadonlySignal<string | null>;
  readonly #session;
  readonly #say;
  readonly #latest = new Latest();
  readonly #end;

  /** @param say announces something to screen readers */
  constructor(session: Reviewed, say: (words: string) => void) {
    this.#session = session;
    this.#say = say;
    this.game = computed(() => {
      const [record, display] = [session.now.record.value, session.now.display.value];
      const current = display?.record === record || session.now.aside.value !== null;
      const finished = session.now.offers.value.lookBack && current;
      return finished ? JSON.stringify(record) : null;
    });
    this.#end = this.game.subscribe(() => this.#forget());
  }

  /** Begins the review of the finished game, once. */
  begin() {
    const moves = this.#session.now.display.peek()?.view.moves;
    if (this.game.peek() === null || this.run.peek() || !moves) return;
    const record = this.#session.now.record.peek();
    this.#askOwn(record);
    const { key } = this.#session.now.saved.peek();
    const keeping = keepingOf({ key, record });
    this.run.value = new Run(this.#session.bots, record, moves, keeping);
    this.go();
  }

  /** Continues the evaluation. */
  async go(): Promise<void> {
    const run = this.run.peek();
    this.error.value = null;
    try {
      const isFinished = run?.finished.peek();
      if (!isFinished && !(await run?.go())) return;
      this.#say(words.review.complete);
      await run?.findBest();
    } catch (error) {
      if (run === this.run.peek()) this.#failed(error);
    }
  }

  stop() {
    this.run.peek()?.stop();
  }

  async #askOwn(record: GameRecord) {
    try {
      await this.#latest.run(async (ifCurrent) => {
        this.own.value = await ifCurrent(this.#session.bots.ask('review', { record }));
      });
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown) {
    if (errorKind(error) !== 'stopped') this.error.value = error;
  }

  #forget() {
    this.stop();
    this.#latest.stop();
    this.run.value = null;
    this.own.value = null;
    this.error.value = null;
  }

  /** Ends everything that runs. */
  close() {
    this.#end();
    this.stop();
    this.#latest.end();
  }
}
