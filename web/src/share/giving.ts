// Giving a text or a file on, by the clipboard or the system's own sheet: each may refuse, throw, or
// never answer.
import { succeeds, withTimeout } from '../site/with-timeout.ts';

/** How long a clipboard may take, in ms, before its text is selected instead. */
const COPYING_MS = 2000;

/** Copies a text to the clipboard; returns whether the browser let it. */
export function copied(text: string, limit = COPYING_MS): Promise<boolean> {
  const writing = async () => navigator.clipboard.writeText(text);
  return succeeds(withTimeout(writing(), limit));
}

/** Whether the system's sheet has been asked, and has not answered; some never do. */
let waits = false;

/**
 * Hands something to the system's share sheet. Cancelling is no failure.
 * @param sent called when it was handed over
 * @param otherwise called if it could not be shared, or is asked again before an answer came
 */
export async function send(what: ShareData, sent: () => void, otherwise: () => void) {
  if (waits) {
    waits = false;
    return otherwise();
  }
  waits = true;
  const asking = async () => navigator.share(what);
  const failure = await asking().then(() => null, reasonOf);
  waits = false;
  if (failure === null) sent();
  else if (failure !== 'AbortError') otherwise();
}

function reasonOf(error: unknown): string {
  return error instanceof DOMException ? error.name : 'unknown';
}
