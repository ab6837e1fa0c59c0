/** What an action would bring, asked for while the mouse rests on its last pick. */
import type { View } from '../scene/types.ts';
import { type IfCurrent, Latest } from './latest.ts';
import type { SessionState } from './state.ts';

/** How long the mouse rests on a place before its action is asked for. */
const REST_MS = 50;
/** Rules that take longer to answer are not asked again: the next move would have to wait. */
const SLOW_MS = 80;

export class Preview {
  readonly #ask;
  readonly #clock;
  readonly #latest;
  /** The request under way; there is never a second one. */
  #under: Promise<unknown> = Promise.resolve();
  #slow = false;

  constructor({ closed, deps }: SessionState, ask: (action: string) => Promise<View>) {
    this.#ask = ask;
    this.#clock = deps.clock;
    this.#latest = new Latest(closed);
  }

  /** Shows what an action would bring, if the mouse rests there. */
  async rest(action: string, show: (view: View) => void): Promise<void> {
    await this.#run(show, async (ifCurrent) => {
      await ifCurrent(this.#clock.wait(REST_MS));
      await ifCurrent(this.#under);
      return this.#slow ? null : ifCurrent(this.#timed(action));
    });
  }

  /** Shows what an action would bring, however long the rules take. */
  async now(action: string, show: (view: View) => void): Promise<void> {
    await this.#run(show, (ifCurrent) => ifCurrent(this.#ask(action)));
  }

  async #run(
    show: (view: View) => void,
    job: (ifCurrent: IfCurrent) => Promise<View | null>,
  ): Promise<void> {
    try {
      await this.#latest.run(async (ifCurrent) => {
        const view = await job(ifCurrent);
        if (view) show(view);
      });
    } catch {
      // Without a preview the board stays as it is.
    }
  }

  async #timed(action: string): Promise<View> {
    const begun = this.#clock.now();
    const answer = this.#ask(action);
    this.#under = answer.catch(() => {});
    try {
      return await answer;
    } finally {
      this.#slow = this.#clock.now() - begun > SLOW_MS;
    }
  }

  stop(): void {
    this.#latest.stop();
  }
}
