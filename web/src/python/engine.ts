// The page's side of a worker that runs the rules: calls go in, answers come back by id.

import type { WorkerMessage } from './worker.ts';
export type EngineState = 'off' | 'loading' | 'ready' | 'failed';
export type Progress = { loaded: number; total: number };
export type Waiting = { resolve: (value: any) => void; reject: (error: EngineError) => void };

/**
 * Without a sign of progress for this long, the start has failed: some policies give no error.
 */
const START_LIMIT_MS = 90_000;

/** What went wrong: `kind` is one of the rules' own, or the reason why they could not start. */
export class EngineError extends Error {
  readonly kind: string;
  /** The action of a record that it is about. */
  readonly at: number | undefined;

  /** @param at the action of a record that it is about */
  constructor(kind: string, message: string, at?: number) {
    super(message);
    this.name = 'EngineError';
    this.kind = kind;
    this.at = at;
  }
}

export class Engine {
  #worker: Worker | null = null;
  #waiting: Map<number, Waiting> = new Map();
  #starting: Waiting | null = null;
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: EngineState = 'off';
  #onProgress;
  #onState;
  #limit;

  constructor({
    onProgress = () => {},
    onState = () => {},
    limit = START_LIMIT_MS,
  }: {
    onProgress?: (progress: Progress) => void;
    onState?: (
      state: EngineState,
    ) => void /** milliseconds without progress after which a start has failed */;
    limit?: number;
  } = {}) {
    this.#onProgress = onProgress;
    this.#onState = onState;
    this.#limit = limit;
  }

  get state(): EngineState {
    return this.#state;
  }

  /** How many calls wait for an answer. */
  get waiting() {
    return this.#waiting.size;
  }

  /** Starts the worker, again after a failure or a stop. */
  start(): Promise<void> {
    this.stop();
    this.#setState('loading');
    return new Promise((resolve, reject) => {
      this.#starting = { resolve, reject };
      const missing = whatIsMissing();
      if (missing) this.#fail(missing);
      else this.#startWorker();
    });
  }

  /**
   * Asks the rules.
   * @param name the call
   * @returns the answer's `ok`
   */
  call(name: string, args: Record<string, unknown> = {}): Promise<any> {
    const worker = this.#worker;
    if (!worker || this.#state !== 'ready') {
      return Promise.reject(new EngineError('failed', 'The rules are not running.'));
    }
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage(JSON.stringify({ ...args, id, call: name }));
    });
  }

  /** Ends the worker at once; calls that wait for an answer are rejected with kind `stopped`. */
  stop() {
    this.#end(new EngineError('stopped', 'The rules were stopped.'));
    if (this.#state !== 'off') this.#setState('off');
  }

  #startWorker() {
    const url = new URL('./worker.js', import.meta.url);
    const worker = new Worker(url, { type: 'module' });
    this.#worker = worker;
    this.#watch();
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail(workerFailure(event.message));
    };
    worker.onmessageerror = () => {
      if (worker === this.#worker) this.#fail(workerFailure('a message was unreadable'));
    };
  }

  #receive(message: WorkerMessage) {
    if ('progress' in message) {
      this.#watch();
      this.#onProgress(message.progress);
    } else if ('ready' in message) {
      this.#ready();
    } else if ('failed' in message) {
      this.#fail(new EngineError(message.failed.reason, message.failed.message));
    } else {
      this.#settle(JSON.parse(message.answer));
    }
  }

  #ready() {
    clearTimeout(this.#timer);
    const starting = this.#starting;
    this.#starting = null;
    this.#setState('ready');
    starting?.resolve(undefined);
  }

  #settle({
    id,
    ok,
    error,
  }: {
    id: number;
    ok?: any;
    error?: { kind: string; message: string; at?: number };
  }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new EngineError(error.kind, error.message, error.at));
    else waiting?.resolve(ok);
  }

  /** Starts the wait for the next sign of progress. */
  #watch() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fail(new EngineError('timeout', 'Starting took too long, or this browser forbids it.'));
    }, this.#limit);
  }

  #fail(error: EngineError) {
    const running = this.#state === 'ready';
    this.#end(running ? new EngineError('failed', error.message) : error);
    this.#setState('failed');
  }

  /** @param error what those hear who wait */
  #end(error: EngineError) {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values(), ...(this.#starting ? [this.#starting] : [])];
    this.#waiting.clear();
    this.#starting = null;
    for (const { reject } of waiting) reject(error);
  }

  #setState(state: EngineState) {
    this.#state = state;
    this.#onState(state);
  }
}

function whatIsMissing(): EngineError | null {
  if (typeof Worker === 'undefined') {
    return new EngineError('no-workers', 'This browser runs no background workers.');
  }
  if (typeof WebAssembly === 'undefined') {
    return new EngineError('no-webassembly', 'This browser runs no WebAssembly, or forbids it.');
  }
  return null;
}

function workerFailure(message: string | undefined) {
  // A worker whose file can't be loaded gives an event without a message.
  const what = message || 'its file could not be loaded';
  return new EngineError('crashed', `The background worker failed: ${what}.`);
}
