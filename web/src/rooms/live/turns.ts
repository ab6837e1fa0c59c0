// Who joins next: one guest at a time, for two who joined by one message would have one seat.

/** How long a guest may take from being told to their first message, in ms. */
const JOIN_MS = 40_000;

/** How it stands with those who may still join. */
export type Joining = {
  /** The newest message: whoever joins goes on from it. */
  message: string;
  /** Whether all seats have somebody. */
  full: boolean;
  /** Whether the player who has joined last is connected, and hasn't sent a message yet. */
  decides: boolean;
};

export class Turns {
  #last: { guest: string; message: string; since: number } | null = null;

  /** Tells a guest who asks the message to join by; '' while another guest joins. */
  ask(guest: string, { message, full, decides }: Joining, now: number = performance.now()): string {
    const last = this.#last;
    if (full) return message;
    const isTaken = last?.message === message && last.guest !== guest;
    if (isTaken && (decides || now - last.since < JOIN_MS)) return '';
    this.#last = { guest, message, since: now };
    return message;
  }
}

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
