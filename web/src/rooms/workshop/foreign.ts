// A worker with an opaque origin that has brought a game in one file.

import { Engine, EngineError, type EngineState, type Thinker } from '../../python/engine.ts';
import { type Isolation, loadIsolation, openIsolated } from '../../python/isolation.ts';
import type { CallName, Calls, Card } from '../../scene/types.ts';
import type { GameFile } from './kept.ts';

/** How long a call to a game may take besides its time to think, in ms. */
const CALL_LIMIT_MS = 2000;
/** How long it may take besides to read a file and check its game: slow phones take seconds. */
export const CHECK_SECONDS = 15;

/** Opens an engine for games that were not written here. */
export function isolatedEngine(isolation: Isolation): Engine {
  return new Engine({ callLimit: CALL_LIMIT_MS, open: () => openIsolated(isolation) });
}

/**
 * Makes the game of a file known to an engine; returns its card.
 * @param checked the id of a version that was checked before
 */
export async function bringTo(engine: Engine, file: GameFile, checked = ''): Promise<Card> {
  const { name, text } = file;
  const asked = { name, text, checked, seconds: CHECK_SECONDS };
  const { games } = await engine.ask<{ games: Card[] }>('bring', asked);
  return games[0];
}

/** Makes a worker in which the game of a file is known. */
export async function foreignRules(file: GameFile, checked: string): Promise<Thinker> {
  return new ForeignRules(await loadIsolation(), file, checked);
}

/** Checks the game of a file that was sent, and returns its card. */
export async function cardOf(file: GameFile): Promise<Card> {
  const engine = isolatedEngine(await loadIsolation());
  try {
    await engine.start();
    return await bringTo(engine, file);
  } finally {
    engine.stop();
  }
}

/** A worker in which one game is known. */
class ForeignRules implements Thinker {
  readonly #engine;
  readonly #file;
  readonly #checked;
  #brought = false;

  constructor(isolation: Isolation, file: GameFile, checked: string) {
    this.#engine = isolatedEngine(isolation);
    this.#file = file;
    this.#checked = checked;
  }

  get state(): EngineState {
    const { state } = this.#engine;
    return state === 'ready' && !this.#brought ? 'loading' : state;
  }

  get waiting() {
    return this.#engine.waiting;
  }

  async start(): Promise<void> {
    this.#brought = false;
    await this.#engine.start();
    await bringTo(this.#engine, this.#file, this.#checked);
    this.#brought = true;
  }

  stop() {
    this.#engine.stop();
  }

  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (this.#brought) return this.#engine.call(name, args);
    return Promise.reject(new EngineError('failed', { reason: 'not-running' }));
  }
}
