// The worker that Python runs in: requests in, answers and the progress of its start out.
import { boot } from './boot.ts';
import { BUILD } from './build.ts';
import { config } from './config.js';
import type { Reason } from './fetching.ts';
import { BootError } from './fetching.ts';

export type WorkerMessage =
  | { progress: { loaded: number; total: number } }
  | { ready: true }
  | { answer: string }
  | { failed: { reason: Reason | 'another-build'; detail: string } };

/** Every message, either way, names its build: page and worker refuse another's. */
export type FromBuild<T> = T & { build: string };
export type Request = FromBuild<{ text: string }>;

function tell(message: WorkerMessage) {
  const named: FromBuild<WorkerMessage> = { build: BUILD, ...message };
  self.postMessage(named);
}

function fail(error: unknown) {
  const reason = error instanceof BootError ? error.reason : 'crashed';
  tell({ failed: { reason, detail: error instanceof Error ? error.message : String(error) } });
}

async function start() {
  const onProgress = (loaded: number, total: number) => tell({ progress: { loaded, total } });
  const { answer } = await boot(config, { onProgress });
  self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    if (data.build !== BUILD) {
      tell({ failed: { reason: 'another-build', detail: '' } });
      return;
    }
    try {
      tell({ answer: answer(data.text) });
    } catch (error) {
      // A fatal error of Python ends the worker; any other ends only this call.
      if (isFatal(error)) fail(error);
      else tell({ answer: refusal(data.text, error) });
    }
  });
  tell({ ready: true });
}

/** Whether Pyodide can't be used after an error. */
function isFatal(error: unknown) {
  return (error as { pyodide_fatal_error?: boolean } | null)?.pyodide_fatal_error === true;
}

/** Returns the answer to a call that the rules could not even refuse, as for lack of stack. */
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

start().catch(fail);
