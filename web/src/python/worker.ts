// The worker that runs Python: receives requests, sends answers and the progress of its start.
import { BUILD } from '../site/build.ts';
import { type CheckedFile, config } from '../site/config.js';
import { boot, prepare } from './boot.ts';
import type { BootReason, Progress } from './fetching.ts';
import { type KeptMemory, keptSnapshot, takeSnapshot } from './snapshot.ts';

/** The first message to a worker. */
export type Order = {
  for: 'rules' | 'snapshot';
  /** Pyodide's program, if compiled. */
  module: WebAssembly.Module | null;
  /** The memory that an earlier worker of the page continued from. */
  memory: Blob | null;
  /** Whether it has to start without a snapshot. */
  normally: boolean;
  /** The language that it is to speak, if not English. */
  language?: { code: string; archive: CheckedFile };
};

export type WorkerMessage =
  | { progress: Progress }
  | {
      ready: true;
      /** The language that it speaks, if not English. */
      lang?: string;
      restored?: boolean;
      module?: WebAssembly.Module | null;
      memory?: Blob | null;
    }
  | { taken: true }
  | { answer: string }
  | { failed: { reason: BootReason | 'another-build'; detail: string } };

/** Every message names its build, so that page and worker refuse another's. */
export type FromBuild<T> = T & { build: string };
export type Request = FromBuild<{ text: string }>;

const ANOTHER_BUILD: WorkerMessage = { failed: { reason: 'another-build', detail: '' } };

function tell(message: WorkerMessage) {
  const named: FromBuild<WorkerMessage> = { build: BUILD, ...message };
  self.postMessage(named);
}

function fail(error: unknown) {
  // Why Python could not start, or died of a missing file (web/tools/rest.ts).
  const { reason = 'crashed' } = (error ?? {}) as { reason?: BootReason };
  tell({ failed: { reason, detail: error instanceof Error ? error.message : String(error) } });
}

async function start(order: Order) {
  const { module, language } = order;
  const loading = snapshotFor(order);
  const onProgress = (progress: Progress) => tell({ progress });
  const snapshot = loading.then((result) => result?.memory ?? null);
  const started = await boot(config, {
    onProgress,
    module,
    snapshot,
    language: language?.archive,
  });
  const { answer, importNext, restored, speaks } = started;
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.build !== BUILD) return tell(ANOTHER_BUILD);
    try {
      tell({ answer: answer(data.text) });
    } catch (error) {
      // An error in Python ends only this call; after any other, Python may be in any state.
      if (isOfPython(error)) tell({ answer: refusal(data.text, error) });
      else fail(error);
    }
  });
  // Other workers of the page needn't compile, find and check these again.
  const memory = restored ? (await loading)?.file : null;
  const lang = speaks ? language?.code : undefined;
  tell({ ready: true, lang, restored, ...(!module && { module: started.module, memory }) });
  importAhead(importNext);
}

/**
 * Lets the first call of each kind be as quick as the next: between requests, a part at a time. If it
 * fails, nothing is lost: the call imports what it needs, or says why it can't.
 */
function importAhead(importNext: () => boolean) {
  setTimeout(() => {
    try {
      if (importNext()) importAhead(importNext);
    } catch {}
  });
}

/** The handed-over memory may be gone, as when the device is short of space. */
async function snapshotFor({ memory, normally }: Order): Promise<KeptMemory | null> {
  if (normally) return null;
  if (!memory) return keptSnapshot();
  const read = (bytes: ArrayBuffer) => ({ memory: new Uint8Array(bytes), file: memory });
  return memory.arrayBuffer().then(read, keptSnapshot);
}

/** Starts Python only to keep its memory for later visits. */
async function keepSnapshot({ module }: Order) {
  const { pyodide } = await prepare(config, { module, takesSnapshot: true });
  await takeSnapshot(pyodide);
  tell({ taken: true });
}

/** Whether an error was raised in Python, as Pyodide reports it: then Python can continue. */
function isOfPython(error: unknown) {
  return error instanceof Error && error.constructor.name === 'PythonError';
}

/** Returns the answer to a call that the rules couldn't even refuse, as for lack of stack. */
function refusal(request: string, error: unknown) {
  const why = { reason: 'unanswered', detail: String(error).slice(0, 200) };
  return JSON.stringify({ id: idOf(request), error: { kind: 'failed', ...why } });
}

function idOf(request: string): unknown {
  try {
    return JSON.parse(request).id ?? null;
  } catch {
    return null;
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<FromBuild<Order>>) => {
    if (data.build !== BUILD) tell(ANOTHER_BUILD);
    else (data.for === 'snapshot' ? keepSnapshot(data) : start(data)).catch(fail);
  },
  { once: true },
);
