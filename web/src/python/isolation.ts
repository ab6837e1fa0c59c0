// Workers for games that were not written here. Each has an opaque origin: it has no storage, reaches
// no network, and gets all files from the page. Nothing that it says is used before it is checked.
import { BUILD } from './build.ts';
import { fetchChecked } from './checked.ts';
import { type BuiltFile, type CheckedFile, config } from './config.js';
import type { RulesWorker } from './engine.ts';
import { BootError, bytesOf, resolve } from './fetching.ts';
import type { IsolatedOrder } from './isolated.ts';
import { scriptInItself } from './trusted.ts';
import type { FromBuild, Request, WorkerMessage } from './worker.ts';

/** Everything that such a worker starts from. */
export type Isolation = { script: URL; order: IsolatedOrder };

let loaded: Promise<Isolation> | null = null;

/** Fetches what such workers start from, once. */
export function loadIsolation(): Promise<Isolation> {
  loaded ??= fetchAll().catch((error) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function fetchAll(): Promise<Isolation> {
  const { pyodide, isolated, wheel } = config;
  const [script, ...contents] = await Promise.all([
    fetchChecked(isolated.script).then((found) => found?.text()),
    ...[wheel, isolated.kit].map(bytesOf),
    ...[pyodide.wasm, isolated.rest, pyodide.library, pyodide.rare].map(contentOf),
  ]);
  if (script === undefined) throw new BootError('missing', nameOf(isolated.script));
  const files = [wheel, isolated.kit, pyodide.wasm, isolated.rest, pyodide.library, pyodide.rare];
  const named = Object.fromEntries(files.map((file, at) => [nameOf(file), contents[at]]));
  const order: IsolatedOrder = {
    build: BUILD,
    files: named,
    lock: pyodide.lock,
    wheels: [wheel, isolated.kit].map(nameOf),
    library: nameOf(pyodide.library),
    rare: nameOf(pyodide.rare),
  };
  return { script: scriptInItself(script), order };
}

async function contentOf(file: BuiltFile): Promise<ArrayBuffer> {
  const response = await fetch(resolve(file.path)).catch(() => null);
  if (!response?.ok) throw new BootError(response ? 'missing' : 'network', nameOf(file));
  return response.arrayBuffer();
}

function nameOf({ path }: BuiltFile | CheckedFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Opens such a worker. */
export function openIsolated({ script, order }: Isolation): RulesWorker {
  const worker = new Worker(script);
  worker.postMessage(order);
  return new Guarded(worker);
}

/** Maximum number of letters of an answer; the longest of ours have a tenth of it. */
const LONGEST_ANSWER = 4_000_000;

/** Passes on only messages that are well formed, and ends a worker that sends another. */
class Guarded implements RulesWorker {
  onmessage: RulesWorker['onmessage'] = null;
  readonly #worker;
  /** The names of the pending calls, by id. */
  #asked = new Map<number, string>();

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#pass(this.#read(data));
    worker.addEventListener('messageerror', () => this.#pass(UNREADABLE));
  }

  get onerror(): RulesWorker['onerror'] {
    return this.#worker.onerror;
  }

  set onerror(hear: RulesWorker['onerror']) {
    this.#worker.onerror = hear;
  }

  postMessage(request: Request) {
    const { id, call } = JSON.parse(request.text);
    this.#asked.set(id, call);
    this.#worker.postMessage(request);
  }

  terminate() {
    this.#worker.terminate();
  }

  addEventListener() {}

  #pass(message: WorkerMessage) {
    const data: FromBuild<WorkerMessage> = { build: BUILD, ...message };
    this.onmessage?.call(this.#worker, new MessageEvent('message', { data }));
  }

  #read(data: unknown): WorkerMessage {
    const { ready, failed, answer } = fieldsOf(data);
    if (ready === true) return { ready };
    if (typeof answer === 'string') return this.#isAnswer(answer) ? { answer } : UNREADABLE;
    const { reason, detail } = fieldsOf(failed);
    const crashed = reason === 'crashed' ? reason : 'python';
    return { failed: { reason: crashed, detail: String(detail).slice(0, 200) } };
  }

  #isAnswer(text: string): boolean {
    if (text.length > LONGEST_ANSWER) return false;
    try {
      const { id, ok, error } = fieldsOf(JSON.parse(text));
      const call = this.#asked.get(id as number);
      this.#asked.delete(id as number);
      if (call === undefined) return false;
      return error === undefined ? isModest(ok) : isError(error);
    } catch {
      return false;
    }
  }
}

const UNREADABLE: WorkerMessage = { failed: { reason: 'crashed', detail: 'unreadable' } };

/** Maximum number of letters of an error's sentence. */
const LONGEST_SENTENCE = 2000;

function isError(error: unknown): boolean {
  const { kind, message, at, reason } = fieldsOf(error);
  const said = typeof message === 'string' && message.length <= LONGEST_SENTENCE;
  const placed = at === undefined || Number.isSafeInteger(at);
  return typeof kind === 'string' && /^[a-z-]{1,40}$/.test(kind) && said && placed && !reason;
}

/** The limits of an answer: the deepest and the largest of our games have a fifth of these. */
const DEEPEST = 40;
const MOST_VALUES = 200_000;
const LONGEST_TEXT = 100_000;

/** Whether an answer is an object within all limits. */
function isModest(answer: unknown): boolean {
  let left = MOST_VALUES;
  const fits = (value: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) return false;
    if (typeof value === 'string') return value.length <= LONGEST_TEXT;
    if (typeof value === 'number') return Number.isFinite(value);
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((each) => fits(each, depth + 1));
  };
  return typeof answer === 'object' && answer !== null && fits(answer, 0);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
