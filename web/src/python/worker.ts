// The worker that Python runs in: text in, text out, and word of how the start goes.

import { BootError, boot } from './boot.ts';
import { config } from './config.js';

export type WorkerMessage =
  | { progress: { loaded: number; total: number } }
  | { ready: true }
  | { answer: string }
  | { failed: { reason: string; message: string } };

function tell(message: WorkerMessage) {
  self.postMessage(message);
}

function fail(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  tell({ failed: { reason: error instanceof BootError ? error.reason : 'crashed', message } });
}

async function start() {
  const answer = await boot(config, (loaded, total) => tell({ progress: { loaded, total } }));
  self.addEventListener('message', ({ data }) => {
    try {
      tell({ answer: answer(data) });
    } catch (error) {
      fail(error);
    }
  });
  tell({ ready: true });
}

start().catch(fail);
