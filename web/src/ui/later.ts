// Work that is done right after the next frame.

/**
 * A job that need not be done within the frame that brings it about: it is done right after the
 * next frame was painted, in a task of its own.
 */
export class Later {
  #job: (() => void) | null = null;
  #frame = 0;
  #timer = 0;

  /** @param job comes in the place of one that still waits */
  begin(job: () => void) {
    this.#stop();
    this.#job = job;
    // A page that is not seen has no frames.
    if (document.hidden) return this.finish();
    this.#frame = requestAnimationFrame(() => {
      this.#timer = window.setTimeout(() => this.finish());
    });
  }

  /** Does at once what still waits. */
  finish() {
    const job = this.#job;
    this.#stop();
    job?.();
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#job = null;
  }
}
