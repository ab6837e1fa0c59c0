// Work that is done right after the next frame.

/** How long a page that is seen is waited for, in ms: it may be put aside before its next frame. */
const LONGEST_MS = 1000;

/**
 * Does something right after the next frame was painted, in a task of its own; soon, where the page
 * is not seen and has no frames.
 * @returns ends the wait
 */
export function afterFrame(job: () => void): () => void {
  let timer = setTimeout(
    () => {
      cancelAnimationFrame(frame);
      job();
    },
    document.hidden ? 0 : LONGEST_MS,
  );
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(job);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A job that need not be done within the frame that brings it about. */
export class Later {
  #job: (() => void) | null = null;
  #end = () => {};

  /** @param job comes in the place of one that still waits */
  begin(job: () => void) {
    this.#end();
    this.#job = job;
    this.#end = afterFrame(() => this.finish());
  }

  /** Does at once what still waits. */
  finish() {
    const job = this.#job;
    this.#job = null;
    this.#end();
    job?.();
  }
}
