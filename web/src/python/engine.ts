// The page's side of a worker that runs the rules: sends calls, and matches answers by id.
import { MOST_REQUEST_BYTES } from '../../generated/constants.ts';
import type { CallName, Calls, Door, DoorError } from '../scene/types.ts';
import { BUILD } from '../site/build.ts';
import { language, spoken } from '../site/language.ts';
import { scriptUrl } from '../site/trusted.ts';
import type { BootReason, OnProgress } from './fetching.ts';
import type { FromBuild, Order, Request, WorkerMessage } from './worker.ts';

export type EngineState = 'off' | 'loading' | 'ready' | 'failed';

/** Why the engine itself doesn't answer; `words/en/errors.ts` has the words. */
export type Reason =
  | BootReason
  | 'stopped'
  | 'not-running'
  | 'timeout'
  | 'silent'
  | 'too-long'
  | 'unanswered'
  | 'no-workers'
  | 'worker-missing'
  | 'unreadable'
  | 'no-puzzles'
  | 'another-build';

/** What runs the rules and answers one call after the other. */
export type Thinker = Door & {
  readonly state: EngineState;
  /** The number of calls that wait for an answer. */
  readonly waiting: number;
  start: () => Promise<void>;
  stop: () => void;
};

type Options = {
  onProgress?: OnProgress;
  onState?: (state: EngineState) => void;
  /**
   * A start has failed after this time in ms without progress, because some policies give no error.
   * After half of it the worker is replaced once: a busy browser can lose one.
   */
  limit?: number;
  /** The time in ms that a call may take besides its time to think. */
  callLimit?: number;
  /** Opens its worker: the site's own, unless it runs a game that was not written here. */
  open?: () => RulesWorker;
};

/** What the engine uses of a worker. */
export type RulesWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'addEventListener'
>;

type Reject = (error: EngineError) => void;
/** A pending call; only the caller knows the type of its answer: `never` fits any. */
type Call = { resolve: (ok: never) => void; reject: Reject; limit: number };
/** An answer of the rules, or of the worker if the rules gave none. */
type Answer = {
  id: number | null;
  ok: never;
  error?: DoorError | { kind: 'failed'; reason: Reason; detail: string };
};

/** The most seconds that a bot's level has. */
const LEVEL_SECONDS = 30;

const START_LIMIT_MS = 90_000;
const CALL_LIMIT_MS = 20_000;
/** Limits are counted in steps: a device that slept loses only one of them. */
const STEPS = 10;

/** What went wrong: `kind` is one of the rules' kinds, or says why they didn't answer. */
export class EngineError extends Error {
  readonly kind: string;
  /** The index of the action at fault. */
  readonly at: number | undefined;
  /** Why the engine didn't answer, and details; undefined for errors of the rules. */
  readonly reason: Reason | undefined;
  readonly detail: string;

  constructor(
    kind: string,
    { message, at, reason, detail = '' }: Partial<Omit<EngineError, 'kind' | 'name'>>,
  ) {
    super(message ?? [reason, detail].filter(Boolean).join(': '));
    this.name = 'EngineError';
    this.kind = kind;
    this.at = at;
    this.reason = reason;
    this.detail = detail;
  }
}

/** Whether a running engine has died: another may still answer. */
export function brokeDown(error: unknown): boolean {
  if (!(error instanceof EngineError) || error.kind !== 'failed') return false;
  return error.reason !== undefined && !['unanswered', 'not-running'].includes(error.reason);
}

/**
 * Asks an engine, and asks again if it died, since a question changes nothing. If it dies again,
 * the question may be the cause.
 * @param ask starts the engine first if it doesn't run
 */
export function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error) => {
    if (!brokeDown(error)) throw error;
    return ask();
  });
}

/** Pyodide's program, compiled by the first worker for all others. */
let program: WebAssembly.Module | null = null;
/** The memory that the first worker continued from, for others to do the same. */
let memory: Blob | null = null;
/** Whether a worker had to be replaced. A snapshot may be the cause, so later ones get none. */
let normally = false;

/** Opens a worker and tells it its purpose. */
export function openWorker(purpose: Order['for']): Worker {
  const url = scriptUrl(new URL('./worker.js', import.meta.url));
  const worker = new Worker(url, { type: 'module' });
  const order: FromBuild<Order> = {
    build: BUILD,
    for: purpose,
    module: program,
    memory,
    normally,
    ...(language && { language: { code: spoken, archive: language.archive } }),
  };
  worker.postMessage(order);
  return worker;
}

export class Engine implements Thinker {
  #worker: RulesWorker | null = null;
  /** The pending calls, in the order of their answers. */
  #calls: Map<number, Call> = new Map();
  #starting: { resolve: () => void; reject: Reject } | null = null;
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: EngineState = 'off';
  #restored = false;
  /** The language that it speaks, if not English. */
  #lang: string | undefined;
  /** Whether this worker replaces one that failed, or was silent. */
  #replaced = false;
  #options: Required<Options>;

  constructor(options: Options = {}) {
    const limits = { limit: START_LIMIT_MS, callLimit: CALL_LIMIT_MS };
    const open = () => openWorker('rules');
    this.#options = { onProgress: () => {}, onState: () => {}, open, ...limits, ...options };
  }

  get state(): EngineState {
    return this.#state;
  }

  /** Whether the running rules started from a snapshot. */
  get restored(): boolean {
    return this.#restored;
  }

  /** Whether it speaks English for lack of the chosen language. */
  get lacksLanguage(): boolean {
    return Boolean(language) && !this.#lang;
  }

  get waiting() {
    return this.#calls.size;
  }

  /** Starts the worker, also after a failure or a stop. */
  start(): Promise<void> {
    this.stop();
    this.#setState('loading');
    this.#replaced = false;
    return new Promise((resolve, reject) => {
      this.#starting = { resolve, reject };
      const missing = whatIsMissing();
      if (missing) this.#fail(missing);
      else this.#startWorker();
    });
  }

  /** Asks the rules; resolves to the `ok` of the answer. */
  call<K extends CallName>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    return this.ask(name, args);
  }

  /** Makes a call that need not be one of the door's. */
  ask<T>(name: string, args: object): Promise<T> {
    const worker = this.#worker;
    if (!worker || this.#state !== 'ready') {
      return Promise.reject(new EngineError('failed', { reason: 'not-running' }));
    }
    const id = ++this.#lastId;
    // The id comes first, so that the rules find it in a request that is too long to read.
    const text = JSON.stringify({ id, call: name, lang: this.#lang, ...args });
    if (isTooLong(text)) {
      return Promise.reject(new EngineError('too-large', { reason: 'too-long' }));
    }
    return new Promise((resolve, reject) => {
      const limit = this.#options.callLimit + 1000 * secondsOf(args);
      this.#calls.set(id, { resolve, reject, limit });
      if (this.#calls.size === 1) this.#watchCall();
      const request: Request = { build: BUILD, text };
      worker.postMessage(request);
    });
  }

  /** Ends the worker at once; pending calls are rejected with kind `stopped`. */
  stop() {
    this.#end(new EngineError('stopped', { reason: 'stopped' }));
    if (this.#state !== 'off') this.#setState('off');
  }

  #startWorker() {
    const worker = this.#options.open();
    this.#worker = worker;
    this.#watchStart();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(crashed(event.message));
    };
    // Not every browser has a property for this handler.
    worker.addEventListener('messageerror', () => {
      if (worker === this.#worker) this.#fail(new EngineError('crashed', { reason: 'unreadable' }));
    });
  }

  #receive(message: FromBuild<WorkerMessage>) {
    if (message.build !== BUILD) {
      this.#fail(new EngineError('crashed', { reason: 'another-build' }));
    } else if ('progress' in message) {
      this.#watchStart();
      this.#options.onProgress(message.progress);
    } else if ('ready' in message) {
      program ??= message.module ?? null;
      memory ??= message.memory ?? null;
      this.#restored = message.restored === true;
      this.#lang = message.lang;
      this.#ready();
    } else if ('failed' in message) {
      this.#failStart(message.failed);
    } else if ('answer' in message) {
      this.#settle(JSON.parse(message.answer));
    }
  }

  #ready() {
    clearTimeout(this.#timer);
    const starting = this.#starting;
    this.#starting = null;
    this.#setState('ready');
    starting?.resolve();
  }

  /** An answer without an id belongs to a request that could not be read: the first pending one. */
  #settle({ id, ok, error }: Answer) {
    const which = id ?? this.#calls.keys().next().value ?? 0;
    const call = this.#calls.get(which);
    this.#calls.delete(which);
    this.#watchCall();
    if (error) call?.reject(new EngineError(error.kind, error));
    else call?.resolve(ok);
  }

  /** Waits for the next sign of progress. */
  #watchStart() {
    const { limit } = this.#options;
    const timeout = () => this.#failStart({ reason: 'timeout', detail: '' });
    this.#watch(this.#replaced ? limit : limit / 2, timeout);
  }

  /** A second start may succeed: under load, WebKit's compiler can fail. */
  #failStart(failed: { reason: Reason; detail: string }) {
    if (this.#replaced || !['timeout', 'python'].includes(failed.reason)) {
      return this.#fail(new EngineError(failed.reason, failed));
    }
    this.#worker?.terminate();
    this.#replaced = true;
    normally = true;
    this.#startWorker();
  }

  /** Waits for the next answer, if any is pending. */
  #watchCall() {
    clearTimeout(this.#timer);
    const [call] = this.#calls.values();
    const silent = () => this.#fail(new EngineError('silent', { reason: 'silent' }));
    if (call) this.#watch(call.limit, silent);
  }

  #watch(limit: number, act: () => void, steps = STEPS) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (steps > 1) this.#watch(limit, act, steps - 1);
      else act();
    }, limit / STEPS);
  }

  #fail(error: EngineError) {
    const running = this.#state === 'ready';
    if (error.reason === 'crashed') normally = true;
    this.#end(running ? new EngineError('failed', error) : error);
    this.#setState('failed');
  }

  /** @param error what all pending calls are rejected with */
  #end(error: EngineError) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#calls.values(), ...(this.#starting ? [this.#starting] : [])];
    this.#calls.clear();
    this.#starting = null;
    for (const { reject } of waiting) reject(error);
  }

  #setState(state: EngineState) {
    this.#state = state;
    this.#options.onState(state);
  }
}

function whatIsMissing(): EngineError | null {
  if (typeof Worker === 'undefined') return new EngineError('no-workers', { reason: 'no-workers' });
  if (typeof WebAssembly !== 'undefined') return null;
  return new EngineError('no-webassembly', { reason: 'no-webassembly' });
}

/** A worker whose file can't be loaded sends an event without a message. */
function crashed(message: string | undefined) {
  const why = message ? { reason: 'crashed', detail: message } : { reason: 'worker-missing' };
  return new EngineError('crashed', why as { reason: Reason; detail?: string });
}

function isTooLong(text: string) {
  // A UTF-16 code unit takes three bytes at most.
  return (
    text.length * 3 > MOST_REQUEST_BYTES &&
    new TextEncoder().encode(text).length > MOST_REQUEST_BYTES
  );
}

/** Returns the seconds that a call may think: its own, or those of its bot's level. */
function secondsOf(args: object): number {
  const { seconds, level }: { seconds?: number; level?: number } = args;
  return seconds ?? (level === undefined ? 0 : LEVEL_SECONDS);
}
