// Which page plays at a table: only one at a time, however many show it.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { withTimeout } from '../site/with-timeout.ts';
import { OWN } from './own-keys.ts';

export type Claim = {
  /** Whether this page plays; the others follow. */
  readonly here: ReadonlySignal<boolean>;
  /** Resolves when it is known whether this page plays. */
  readonly known: Promise<void>;
  /** Takes the table over from any other page; resolves when this page has it. */
  takeOver: () => Promise<void>;
  /** Releases the table for other pages. */
  release: () => void;
};

/**
 * Claims a table. It is this page's unless another plays there, and as soon as that one has left.
 * Where the browser has no locks, as at an address that isn't secure, it is always this page's.
 */
export function claimTable(key: string, locks: LockManager | undefined = navigator.locks): Claim {
  return locks ? new LockClaim(`${OWN}table:${key}`, locks) : alone();
}

/** The claim of a page that can't know of others. */
export function alone(): Claim {
  return {
    here: signal(true),
    known: Promise.resolve(),
    takeOver: async () => {},
    release: () => {},
  };
}

/** A claim by a browser lock, which is released when its page is gone for any reason. */
class LockClaim implements Claim {
  readonly here = signal(false);
  readonly known: Promise<void>;
  readonly #name;
  readonly #locks;
  readonly #queue = new AbortController();
  #letGo = () => {};

  constructor(name: string, locks: LockManager) {
    this.#name = name;
    this.#locks = locks;
    this.known = new Promise((known) => void this.#claim(known));
  }

  /** Claims the table; queues while another page plays, or after it took over. */
  async #claim(known: () => void) {
    await this.#hold({ ifAvailable: true }, known);
    while (!this.#queue.signal.aborted) await this.#hold({ signal: this.#queue.signal }, known);
  }

  async takeOver() {
    if (this.here.value || this.#queue.signal.aborted) return;
    await new Promise<void>((held) => void this.#hold({ steal: true }, held));
  }

  /** Holds the lock once it is free; resolves when it is released or taken over. */
  async #hold(options: LockOptions, known = () => {}) {
    try {
      await this.#locks.request(this.#name, options, (lock) => this.#held(lock, known));
    } catch (error) {
      this.#lost(error);
    }
    known();
  }

  #held(lock: Lock | null, known: () => void): Promise<void> | undefined {
    if (!lock || this.#queue.signal.aborted) return undefined;
    const held = new Promise<void>((resolve) => {
      this.#letGo = resolve;
    });
    this.here.value = true;
    known();
    return held;
  }

  #lost(error: unknown) {
    const taken = (error as Partial<DOMException> | null)?.name === 'AbortError';
    // A browser that refuses storage also refuses locks: no other page can have this table.
    if (!taken) this.#queue.abort();
    if (!taken || !this.#queue.signal.aborted) this.here.value = !taken;
  }

  release() {
    this.#queue.abort();
    this.here.value = false;
    this.#letGo();
  }
}

/** The same claim; the table is this page's until the browser has answered. */
export function claimWithTimeout(claim: Claim): Claim {
  const silent = signal(false);
  const orSilent = (answer: Promise<void>) =>
    withTimeout(answer).catch(() => {
      silent.value = true;
    });
  const known = orSilent(claim.known);
  void claim.known.then(() => {
    silent.value = false;
  });
  return {
    here: computed(() => silent.value || claim.here.value),
    known,
    takeOver: () => orSilent(claim.takeOver()),
    release: () => {
      silent.value = false;
      claim.release();
    },
  };
}
