/** The effect of an action, asked for while the mouse is over its last pick. */
import type { View } from '../scene/types.ts';
import { type IfCurrent, Latest } from './latest.ts';
import { SessionPart } from './state.ts';

/** How long the mouse has to stay on a place. */
const HOVER_MS = 50;
/** Rules that take longer aren't asked again, since the next move would have to wait. */
const SLOW_MS = 80;

export class Preview extends SessionPart {
  readonly #latest = new Latest(this.state.closed);
  /** The pending request; there is never a second one. */
  #under: Promise<unknown> = Promise.resolve();
  #slow = false;

  /** Shows the effect of an action if the mouse stays there. */
  async onHover(action: string): Promise<void> {
    await this.#run(action, async (ifCurrent) => {
      await ifCurrent(this.state.deps.clock.wait(HOVER_MS));
      await ifCurrent(this.#under);
      return this.#slow ? null : ifCurrent(this.#timed(action));
    });
  }

  /** Shows the effect of an action, however long the rules take. */
  async now(action: string): Promise<void> {
    await this.#run(action, (ifCurrent) => ifCurrent(this.state.askAfter(action)));
  }

  async #run(action: string, job: (ifCurrent: IfCurrent) => Promise<View | null>) {
    // The last of several secret choices would show the others.
    if (this.state.deps.card.secrets) return;
    try {
      await this.#latest.run(async (ifCurrent) => {
        const [after, view] = [await job(ifCurrent), this.state.view.value];
        if (!after || !view) return;
        const { scene, moves, plies } = after;
        this.state.foreseen.value = { action, move: moves[plies - 1], scene, view };
      });
    } catch {
      // Without a preview the board stays as it is.
    }
  }

  async #timed(action: string): Promise<View> {
    const start = performance.now();
    const answer = this.state.askAfter(action);
    this.#under = answer.catch(() => {});
    try {
      return await answer;
    } finally {
      this.#slow = performance.now() - start > SLOW_MS;
    }
  }

  /** Hides the preview, or stops waiting for it. */
  stop(): void {
    this.#latest.stop();
    this.state.foreseen.value = null;
  }
}
