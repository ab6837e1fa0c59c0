// What a browser may lack, refuse, or never answer: its database, locks, caches, channels, storage and
// cryptography. Nothing that only protects may stop what it protects.

/** How long it may take to answer, in ms: many times what a busy browser takes. */
export const LIMIT_MS = 8000;
/** How long it may hold up playing, in ms. */
export const HOLD_UP_MS = 2000;

/** The browser has not answered in time, or hasn't done what it was asked. */
export class Silence extends Error {}

/** What the browser has; null where that is missing, or throws. */
export function ifAny<T>(ask: () => T): T | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

/** What the browser answers; null where it can't be asked, refuses, throws, or is silent. */
export async function answerOf<T>(ask: () => T | Promise<T>, limit?: number): Promise<T | null> {
  return withTimeout((async () => ask())(), limit).catch(() => null);
}

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
