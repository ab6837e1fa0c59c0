// The workers in which bots think.
import { Engine, type EngineState, type Thinker } from '../python/engine.ts';
import type { CallName, Calls } from '../scene/types.ts';
import { keeperOf } from './brought.ts';

/** Makes a worker in which bots of a game think. */
export function thinkerFor(game: string): Thinker {
  const keeper = keeperOf(game);
  if (!keeper) return new Engine();
  return new Awaited(async () => (await keeper.bring(game)).makeThinker());
}

/** A worker that is loaded when it first starts. */
class Awaited implements Thinker {
  readonly #load;
  #own: Thinker | null = null;
  #loading = false;

  constructor(load: () => Promise<Thinker>) {
    this.#load = load;
  }

  get state(): EngineState {
    return this.#own?.state ?? (this.#loading ? 'loading' : 'off');
  }

  get waiting() {
    return this.#own?.waiting ?? 0;
  }

  async start(): Promise<void> {
    this.#loading = true;
    try {
      this.#own ??= await this.#load();
    } finally {
      this.#loading = false;
    }
    await this.#own.start();
  }

  stop() {
    this.#own?.stop();
  }

  async call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (!this.#own) await this.start();
    return (this.#own as Thinker).call(name, args);
  }
}
