// Asks a host for a text until there is one.

/** How often somebody asks to join, and how long a host may take to reply, in ms. */
const ASK_MS = 1000;
const REPLY_MS = 15_000;

/** Asks the host by which message to join, until there is one. */
export class Asking {
  /** Resolves with that message; null if nobody replies. */
  readonly message: Promise<string | null>;
  readonly ask: () => void;
  readonly #behind;
  readonly #asks;
  #done: (message: string | null) => void = () => {};
  #ends: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param ask tells the host once more; what it replies is heard
   * @param behind called when another guest joins first
   */
  constructor(ask: () => void, behind: () => void) {
    this.ask = ask;
    this.#behind = behind;
    this.message = new Promise((resolve) => {
      this.#done = resolve;
    });
    this.#asks = setInterval(ask, ASK_MS);
    this.#wait();
    ask();
  }

  hear(message: string) {
    if (message) return this.end(message);
    this.#behind();
    this.#wait();
  }

  end(message: string | null = null) {
    clearInterval(this.#asks);
    clearTimeout(this.#ends);
    this.#done(message);
  }

  #wait() {
    clearTimeout(this.#ends);
    this.#ends = setTimeout(() => this.end(), REPLY_MS);
  }
}
