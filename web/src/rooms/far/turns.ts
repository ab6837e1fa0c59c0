// Who joins next: one guest at a time, for two who joined by one message would have one seat.

/** How long a guest may take from being told to their first message, in ms. */
const JOIN_MS = 40_000;

/** How long a seat is kept for whoever had it in the game before, in ms. */
const PREFER_MS = 8000;

/** How it stands with those who may still join. */
export type Joining = {
  /** The newest message: whoever joins goes on from it. */
  message: string;
  /** Whether all seats have somebody. */
  full: boolean;
  /** Whether the player who has joined last is connected, and hasn't sent a message yet. */
  decides: boolean;
  /** Whether somebody else had that seat in the game before, and may want it again. */
  waits?: boolean;
};

export class Turns {
  /** Since when somebody wants to join by a message. */
  #since: { message: string; at: number } | null = null;
  #last: { guest: string; message: string; since: number } | null = null;

  /** Tells a guest who asks the message to join by; '' while another guest joins. */
  ask(
    guest: string,
    { message, full, decides, waits = false }: Joining,
    now: number = performance.now(),
  ): string {
    const last = this.#last;
    if (full) return message;
    if (this.#since?.message !== message) this.#since = { message, at: now };
    if (waits && now - this.#since.at < PREFER_MS) return '';
    const isTaken = last?.message === message && last.guest !== guest;
    if (isTaken && (decides || now - last.since < JOIN_MS)) return '';
    this.#last = { guest, message, since: now };
    return message;
  }
}
