// A made game that starts its workers when they are first asked.
import type { Brought } from '../../python/brought.ts';
import { askTwice, type EngineState, type Thinker } from '../../python/engine.ts';
import type { CallName, Calls, Card } from '../../scene/types.ts';

/** @param make loads what makes a worker of the game */
export function asleep(card: Card, make: () => Promise<Thinker>): Brought {
  const rules = new Asleep(make);
  return {
    card,
    door: { call: (name, args) => askTwice(() => rules.call(name, args)) },
    makeThinker: () => new Asleep(make),
  };
}

/** A worker that is made and started by the first call, and again after a failure. */
class Asleep implements Thinker {
  readonly #make;
  #own: Thinker | null = null;
  #started: Promise<void> | null = null;

  constructor(make: () => Promise<Thinker>) {
    this.#make = make;
  }

  get state(): EngineState {
    return this.#own?.state ?? (this.#started ? 'loading' : 'off');
  }

  get waiting() {
    return this.#own?.waiting ?? 0;
  }

  start(): Promise<void> {
    this.#started = this.#begin().catch((error) => {
      this.#started = null;
      throw error;
    });
    return this.#started;
  }

  async #begin() {
    this.#own ??= await this.#make();
    await this.#own.start();
  }

  stop() {
    this.#own?.stop();
    this.#started = null;
  }

  async call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    await (this.#started && this.state !== 'failed' ? this.#started : this.start());
    return (this.#own as Thinker).call(name, args);
  }
}
