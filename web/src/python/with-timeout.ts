// The browser may never answer where it keeps something, as while another page holds its database.

/** How long it may take to answer, in ms: many times what it takes while much else is under way. */
export const LIMIT_MS = 8000;

/** Where the browser keeps something, it has not answered in time, or not done what it was asked. */
export class Silence extends Error {}

/** Whether something is done without an error. */
export function succeeds(doing: Promise<unknown>): Promise<boolean> {
  return doing.then(
    () => true,
    () => false,
  );
}

/** Waits for an answer of the browser; rejects with `Silence` where none has come in time. */
export function withTimeout<T>(answer: Promise<T>, limit: number = LIMIT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silence('no answer in time')), limit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
