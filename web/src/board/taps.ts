const SOON_MS = 280;
const NEAR = 24;

/**
 * Tells a double tap from two taps: both soon after each other, near, and of the same meaning.
 * A tap that would end a decision waits until it can't be the first of two.
 */
export class Taps {
  #last: { id: string | null; x: number; y: number; time: number } | null = null;
  #waiting: (() => void) | null = null;
  #timer = 0;

  /**
   * Whether a tap is the second of two; a tap that waited is then forgotten, else it happens.
   * @param time when it was made, in ms
   */
  isSecond(id: string | null, x: number, y: number, time: number) {
    const last = this.#last;
    const soon = last !== null && time - last.time < SOON_MS && last.id === id;
    const second = soon && Math.hypot(x - last.x, y - last.y) < NEAR;
    this.#last = second ? null : { id, x, y, time };
    if (second) this.#waiting = null;
    this.flush();
    return second;
  }

  wait(act: () => void) {
    this.#waiting = act;
    this.#timer = window.setTimeout(() => {
      // A tap that comes as late as this, however late it is heard, is another one.
      this.#last = null;
      this.flush();
    }, SOON_MS);
  }

  /** Lets what waits happen. */
  flush() {
    clearTimeout(this.#timer);
    const act = this.#waiting;
    this.#waiting = null;
    act?.();
  }

  /** Forgets what waits. */
  forget() {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#last = null;
  }
}
