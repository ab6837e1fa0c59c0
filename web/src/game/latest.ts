/** Runs jobs of which only the newest counts. */
import type { ReadonlySignal } from '@preact/signals-core';

/** Waits for an answer; the job continues only if nothing newer has begun. */
export type IfCurrent = <T>(answer: Promise<T> | T) => Promise<T>;

/** Thrown in a job whose answer came too late. */
const LATE = Symbol('late');

/** Runs one job at a time: a new one stops the one under way, at its next `ifCurrent(...)`. */
export class Latest {
  #current: object | null = null;
  #ended = false;
  #waiting: (() => void)[] = [];

  /** @param closed ends it once that is true */
  constructor(closed?: ReadonlySignal<boolean>) {
    closed?.subscribe((now) => now && this.end());
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  /**
   * Runs a job. Returns true if it came to its end, false if it was replaced or stopped. Rejects
   * only with the error of a job that still counts.
   */
  async run(job: (ifCurrent: IfCurrent) => Promise<void>): Promise<boolean> {
    if (this.#ended) return false;
    const run = {};
    this.#current = run;
    const ifCurrent: IfCurrent = async (answer) => {
      const [outcome] = await Promise.allSettled([answer]);
      if (this.#current !== run) throw LATE;
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    };
    try {
      await job(ifCurrent);
      return this.#current === run;
    } catch (error) {
      if (error === LATE || this.#current !== run) return false;
      throw error;
    } finally {
      if (this.#current === run) this.stop();
    }
  }

  /** Resolves when no job is running. */
  async idle(): Promise<void> {
    while (this.busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Stops the running job. */
  stop(): void {
    this.#current = null;
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Stops for good: no job can begin any more. */
  end(): void {
    this.#ended = true;
    this.stop();
  }
}
