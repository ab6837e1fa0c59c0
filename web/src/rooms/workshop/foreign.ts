// A worker with an opaque origin that has brought a game in one file.

import type { Brought } from '../../python/brought.ts';
import {
  askTwice,
  Engine,
  EngineError,
  type EngineState,
  type Thinker,
} from '../../python/engine.ts';
import { type Isolation, loadIsolation, openIsolated } from '../../python/isolation.ts';
import type { CallName, Calls, Card, Door } from '../../scene/types.ts';
import { errorKind } from '../../words/failure.ts';
import { type GameFile, madeFile } from './kept.ts';

/** How long a call to a game may take besides its time to think, in ms. */
const CALL_LIMIT_MS = 2000;
/** How long it may take besides to read a file and check its game: slow phones take seconds. */
export const CHECK_SECONDS = 15;

/** Whether an error says what is wrong with a file. */
export function isOfFile(error: unknown) {
  return ['bad-game', 'broken-promise', 'name-taken'].includes(errorKind(error) ?? '');
}

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

const brought = new Map<string, Brought>();

/** Returns what answers for a game that is kept here. */
export function bring(id: string): Brought {
  const known = brought.get(id);
  if (known) return known;
  const makeThinker = () => new ForeignRules(madeFile(id) as GameFile, id);
  const made = { door: doorTo(makeThinker()), makeThinker };
  brought.set(id, made);
  return made;
}

/** A door that starts its worker with the first call, and again if it dies. */
function doorTo(rules: Thinker): Door {
  let started: Promise<void> | null = null;
  const running = () => {
    if (!started || rules.state === 'failed') started = rules.start();
    return started;
  };
  return { call: (name, args) => askTwice(() => running().then(() => rules.call(name, args))) };
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
  readonly #file;
  readonly #checked;
  #engine: Engine | null = null;
  #starting = false;

  constructor(file: GameFile, checked: string) {
    this.#file = file;
    this.#checked = checked;
  }

  get state(): EngineState {
    return this.#starting ? 'loading' : (this.#engine?.state ?? 'off');
  }

  get waiting() {
    return this.#engine?.waiting ?? 0;
  }

  async start(): Promise<void> {
    this.#starting = true;
    try {
      this.#engine ??= isolatedEngine(await loadIsolation());
      await this.#engine.start();
      await bringTo(this.#engine, this.#file, this.#checked);
    } finally {
      this.#starting = false;
    }
  }

  stop() {
    this.#engine?.stop();
  }

  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    if (this.#engine && !this.#starting) return this.#engine.call(name, args);
    return Promise.reject(new EngineError('failed', { reason: 'not-running' }));
  }
}
