// A worker with an opaque origin that has brought a game in one file.

import type { Brought } from '../../python/brought.ts';
import {
  askTwice,
  Engine,
  EngineError,
  type EngineState,
  type Thinker,
} from '../../python/engine.ts';
import { type Isolation, openIsolated } from '../../python/isolation.ts';
import type { CallName, Calls, Card, Door } from '../../scene/types.ts';
import type { GameFile } from './kept.ts';

/** How long a call to a game may take besides its time to think, in ms. */
const CALL_LIMIT_MS = 2000;
/** How long it may take besides to read a file and check its game: slow phones take seconds. */
export const CHECK_SECONDS = 15;

/** Opens an engine for games that were not written here. */
export function isolatedEngine(isolation: Isolation): Engine {
  return new Engine({ callLimit: CALL_LIMIT_MS, open: () => openIsolated(isolation) });
}

/** Makes the game of a file known to an engine; returns its card. */
export async function bringTo(engine: Engine, { name, text }: GameFile): Promise<Card> {
  const asked = { name, text, seconds: CHECK_SECONDS };
  const { games } = await engine.ask<{ games: Card[] }>('bring', asked);
  return games[0];
}

/** A worker in which one game is known. */
export class ForeignRules implements Thinker {
  readonly #engine;
  readonly #file;
  #brought = false;

  constructor(isolation: Isolation, file: GameFile) {
    this.#engine = isolatedEngine(isolation);
    this.#file = file;
  }

  get state(): EngineState {
    const { state } = this.#engine;
    return state === 'ready' && !this.#brought ? 'loading' : state;
  }

  get waiting() {
    return this.#engine.waiting;
  }

  async start(): Promise<void> {
    await this.bring();
  }

  /** Starts and returns the card of the game. */
  async bring(): Promise<Card> {
    this.#brought = false;
    await this.#engine.start();
    // Checked once, when it was made or sent: here it is only read.
    const card = await bringTo(this.#engine, this.#file);
    this.#brought = true;
    return card;
  }

  stop() {
    this.#engine.stop();
  }

  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (this.#brought) return this.#engine.call(name, args);
    return Promise.reject(new EngineError('failed', { reason: 'not-running' }));
  }
}

/** Brings the game of a file, with a door that starts its worker again if it dies. */
export async function bringFile(isolation: Isolation, file: GameFile): Promise<Brought> {
  const rules = new ForeignRules(isolation, file);
  let started: Promise<unknown> = rules.bring();
  const running = () => {
    if (rules.state === 'failed' || rules.state === 'off') started = rules.bring();
    return started;
  };
  const door: Door = {
    call: (name, args) => askTwice(() => running().then(() => rules.call(name, args))),
  };
  const card = (await started) as Card;
  return { card, door, makeThinker: () => new ForeignRules(isolation, file) };
}
