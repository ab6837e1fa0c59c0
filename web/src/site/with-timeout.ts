// Browser storage may never answer, for example while another page holds its database.

/** How long it may take to answer, in ms: many times what a busy browser takes. */
export const LIMIT_MS = 8000;

/** The browser has not answered in time, or hasn't done what it was asked. */
export class Silence extends Error {}

/** Whether something succeeds. */
export function succeeds(doing: Promise<unknown>): Promise<boolean> {
  return doing.then(
    () => true,
    () => false,
  );
}

/** Waits for the browser; rejects with `Silence` after a time limit. */
export function withTimeout<T>(answer: Promise<T>, limit: number = LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence('no answer')), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
