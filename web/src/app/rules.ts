// The one engine that runs the rules for the page, as the door to the games of this site.
import { signal } from '@preact/signals';
import { filed } from '../catalog/prepared.ts';
import { askTwice, Engine, type EngineState } from '../python/engine.ts';
import type { CallName, Calls, Door } from '../scene/types.ts';
import { progress } from '../ui/problem.tsx';

export class RulesEngine implements Door {
  readonly state = signal<EngineState>('loading');
  /** Resolves when they run; rejects if they could not start. */
  ready: Promise<void> = Promise.resolve();
  /** Whether they started from a snapshot. */
  get restored(): boolean {
    return this.#engine.restored;
  }

  /** Whether they speak English for lack of the chosen language. */
  get lacksLanguage(): boolean {
    return this.#engine.lacksLanguage;
  }

  #want = () => {};
  /** Resolves at the first question to them. */
  readonly wanted = new Promise<void>((resolve) => {
    this.#want = resolve;
  });

  #engine = new Engine({
    onProgress: ({ loaded, total }) => {
      progress.value = total ? Math.min(1, loaded / total) : 0;
    },
    onState: (state) => {
      this.state.value = state === 'off' ? 'loading' : state;
    },
  });

  /**
   * Answers that are the same for everybody come from files at once, all others once the rules run.
   */
  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    return filed(name, args, () => askTwice(() => this.#ask(name, args)));
  }

  /** @param when waits for this before starting */
  start(when?: Promise<unknown>) {
    this.ready = when ? when.then(() => this.#engine.start()) : this.#engine.start();
    this.ready.catch(() => {});
  }

  /** Starts again after a failure; a start that is under way continues. */
  restart() {
    if (this.#engine.state === 'failed') this.start();
  }

  /** If the rules run, a question is sent at once, before the page shows anything. */
  #ask<K extends CallName>(name: K, args: Calls[K]['args']) {
    const runs = this.#engine.state === 'ready';
    return runs ? this.#engine.call(name, args) : this.#askLater(name, args);
  }

  async #askLater<K extends CallName>(name: K, args: Calls[K]['args']) {
    this.#want();
    await this.ready;
    // They ran and failed: the next question starts them again.
    if (this.#engine.state === 'failed') this.start();
    // Another call may have started them.
    await this.ready;
    return this.#engine.call(name, args);
  }
}
