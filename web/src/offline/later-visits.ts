// Makes later visits start faster: when the page is idle, a worker takes a snapshot of Python and
// keeps it with the files of the build.
import { openWorker } from '../python/engine.ts';
import { snapshotSize, snapshotsAreOn } from '../python/snapshot.ts';
import type { WorkerMessage } from '../python/worker.ts';
import { answerOf } from '../site/with-timeout.ts';

export type SnapshotState = 'none' | 'making' | 'kept';

/** How long the page has to be idle, in ms. */
const QUIET_MS = 10_000;
/** A worker that hasn't finished by then, in ms, is stopped. */
const PATIENCE_MS = 120_000;
/** Bytes that must stay free on the device: many times the size of a snapshot. */
const LEAST_ROOM = 200_000_000;

type Network = { saveData?: boolean; type?: string };

/** Takes a snapshot once the page is idle, if there is none and one is allowed. */
export async function prepareLaterVisits(tell: (state: SnapshotState) => void): Promise<void> {
  if (!snapshotsAreOn()) return tell('none');
  if ((await snapshotSize()) !== null) return tell('kept');
  if (!(await allowed())) return tell('none');
  await quiet();
  tell('making');
  tell((await make()) ? 'kept' : 'none');
}

/** Whether there is space and data is free, since some files may be loaded again. */
async function allowed(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: Network };
  if (connection?.saveData || connection?.type === 'cellular') return false;
  const { quota = 0, usage = 0 } = (await answerOf(() => navigator.storage.estimate())) ?? {};
  return quota - usage >= LEAST_ROOM;
}

/** Waits until the page is idle. */
function quiet(): Promise<void> {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'hashchange', 'wheel'];
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A thinking bot needs the processor.
        if (document.querySelector('[data-thinking]')) return wait();
        for (const sign of signs) removeEventListener(sign, wait, true);
        resolve();
      }, QUIET_MS);
    };
    for (const sign of signs) addEventListener(sign, wait, { capture: true, passive: true });
    wait();
  });
}

function make(): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = openWorker('snapshot');
    const end = (success: boolean) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(success);
    };
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('taken' in data || 'failed' in data) end('taken' in data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(false);
    };
  });
}
