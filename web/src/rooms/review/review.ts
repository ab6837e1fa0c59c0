// The look back at a finished game: the game's own review, and what its moves cost.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { Latest } from '../../game/latest.ts';
import type { Session } from '../../game/session.ts';
import type { GameRecord, Review } from '../../scene/types.ts';
import { keepingOf, Run } from '../../thought/run.ts';
import { errorKind } from '../../words/failure.ts';
import * as words from './words/words.ts';

/** What a review needs of a session. */
export type Reviewed = Pick<Session, 'bots' | 'now'>;

export class GameReview {
  /** What the game itself says of how it went. */
  readonly own = signal<Review | null>(null);
  /** The evaluation of its moves; null before the beginning. */
  readonly run = signal<Run | null>(null);
  readonly error = signal<unknown>(null);
  /** The finished game that shows, as a text; null while it is not finished. */
  readonly game: ReadonlySignal<string | null>;
  readonly #session;
  readonly #say;
  readonly #latest = new Latest();
  readonly #end;

  /** @param say tells a screen reader */
  constructor(session: Reviewed, say: (words: string) => void) {
    this.#session = session;
    this.#say = say;
    this.game = computed(() => {
      const [record, shown] = [session.now.record.value, session.now.shown.value];
      const finished = session.now.offers.value.lookBack && shown?.record === record;
      return finished ? JSON.stringify(record) : null;
    });
    this.#end = this.game.subscribe(() => this.#forget());
  }

  /** Begins the review of the game that is finished, once. */
  begin() {
    const moves = this.#session.now.shown.peek()?.view.moves;
    if (this.game.peek() === null || this.run.peek() || !moves) return;
    const record = this.#session.now.record.peek();
    this.#askOwn(record);
    const { key } = this.#session.now.saved.peek();
    const keeping = keepingOf({ key, record });
    this.run.value = new Run(this.#session.bots, record, moves, keeping);
    this.go();
  }

  /** Goes on with the evaluation. */
  async go(): Promise<void> {
    const run = this.run.peek();
    this.error.value = null;
    try {
      const known = run?.finished.peek();
      if (!known && !(await run?.go())) return;
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

  /** Ends what is under way. */
  close() {
    this.#end();
    this.stop();
    this.#latest.end();
  }
}
