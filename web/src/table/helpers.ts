import { Engine } from '../python/engine.ts';

/** A machine with fewer cores has none to spare: one paints, one runs the rules, one thinks. */
const FEWEST_CORES = 4;
/** Gigabytes; each worker takes some 80 MB of them. */
const LEAST_MEMORY = 4;
/** More searches of one position hardly see more. */
const MOST = 3;

/**
 * How many workers a machine can spare for thinking, besides the one that bots always have. Where
 * it doesn't say how much memory it has, as phones of one maker don't, one.
 */
export function spare({
  hardwareConcurrency: cores = 1,
  deviceMemory: memory,
}: {
  hardwareConcurrency?: number;
  deviceMemory?: number;
}) {
  if (cores < FEWEST_CORES || (memory ?? LEAST_MEMORY) < LEAST_MEMORY) return 0;
  return Math.min(memory === undefined ? 1 : MOST, Math.floor(cores / 2) - 1);
}

/** Workers that help the bots' own to think, where the machine has cores for them. */
export class Helpers {
  #engines: Engine[] = [];
  #most;
  #make;
  #starting = false;

  constructor(most: number = spare(navigator), make: () => Engine = () => new Engine()) {
    this.#most = most;
    this.#make = make;
  }

  /** Those that can be asked. */
  get ready(): Engine[] {
    return this.#engines.filter((engine) => engine.state === 'ready');
  }

  /** Those that do nothing now. */
  get idle(): Engine[] {
    return this.ready.filter((engine) => engine.waiting === 0);
  }

  /** Starts them one after the other in the background; one that can't start is the last. */
  async start() {
    if (this.#starting) return;
    this.#starting = true;
    const engines = this.#engines;
    try {
      while (engines === this.#engines && engines.length < this.#most) {
        const engine = this.#make();
        engines.push(engine);
        await engine.start();
      }
    } catch {
      // The bots' own worker thinks alone, or with those that are there.
    }
  }

  /** Ends what they do at once. */
  stop() {
    for (const engine of this.#engines) engine.stop();
    this.#engines = [];
    this.#starting = false;
  }
}
