// The worker that Python runs in: text in, text out, and word of how the start goes.

import { BootError, boot } from './boot.js';
import { config } from './config.js';

/**
 * @typedef {{ progress: { loaded: number, total: number } }
 *   | { ready: true }
 *   | { answer: string }
 *   | { failed: { reason: string, message: string } }} WorkerMessage
 */

/** @param {WorkerMessage} message */
function tell(message) {
  self.postMessage(message);
}

/** @param {unknown} error */
function fail(error) {
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
