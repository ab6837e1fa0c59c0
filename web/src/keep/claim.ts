// Which page plays at a table: only one at a time, however many show it.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { HOLD_UP_MS, ifAny, withTimeout } from '../site/with-timeout.ts';
import { OWN } from './own-keys.ts';

export type Claim = {
  /** Whether this page plays; the others follow. */
  readonly here: ReadonlySignal<boolean>;
  /** Resolves when it is known whether this page plays. */
  readonly decision: Promise<void>;
  /** Takes the table over from any other page; resolves when this page has it. */
  takeOver: () => Promise<void>;
  /** Releases the table for other pages. */
  release: () => void;
};

/**
 * Claims a table. It is this page's unless another plays there, and as soon as that one has left.
 * Where the browser has no locks, as at an address that isn't secure, it is always this page's.
 */
export function claimTable(key: string, locks = ifAny(() => navigator.locks)): Claim {
  return locks ? new LockClaim(`${OWN}table:${key}`, locks) : alone();
}

/** The claim of a page that can't know of others. */
export function alone(): Claim {
  return {
    here: signal(true),
    decision: Promise.resolve(),
    takeOver: async () => {},
    release: () => {},
  };
}

/** The locks that this page holds. */
export const claimedHere = new Set<string>();

/** A claim by a browser lock, which is released when its page is gone for any reason. */
class LockClaim implements Claim {
  readonly here = signal(false);
  readonly decision: Promise<void>;
  readonly #name;
  readonly #locks;
  readonly #queue = new AbortController();
  #letGo = () => {};

  constructor(name: string, locks: LockManager) {
    this.#name = name;
    this.#locks = locks;
    this.decision = new Promise((decide) => void this.#claim(decide));
  }

  /** Claims the table; queues while another page plays, or after it took over. */
  async #claim(decide: () => void) {
    await this.#hold({ ifAvailable: true }, decide);
    while (!this.#queue.signal.aborted) await this.#hold({ signal: this.#queue.signal }, decide);
  }

  async takeOver() {
    if (this.here.value || this.#queue.signal.aborted) return;
    await new Promise<void>((held) => void this.#hold({ steal: true }, held));
  }

  /** Holds the lock once it is free; resolves when it is released or taken over. */
  async #hold(options: LockOptions, decide = () => {}) {
    try {
      await this.#locks.request(this.#name, options, (lock) => this.#held(lock, decide));
    } catch (error) {
      this.#lost(error);
    }
    decide();
  }

  #held(lock: Lock | null, decide: () => void): Promise<void> | undefined {
    if (!lock || this.#queue.signal.aborted) return undefined;
    const held = new Promise<void>((resolve) => {
      this.#letGo = resolve;
    });
    claimedHere.add(this.#name);
    this.here.value = true;
    decide();
    return held;
  }

  #lost(error: unknown) {
    const isTaken = (error as Partial<DOMException> | null)?.name === 'AbortError';
    // A browser that refuses storage also refuses locks: no other page can have this table.
    if (!isTaken) this.#queue.abort();
    claimedHere.delete(this.#name);
    if (!isTaken || !this.#queue.signal.aborted) this.here.value = !isTaken;
  }

  release() {
    this.#queue.abort();
    claimedHere.delete(this.#name);
    this.here.value = false;
    this.#letGo();
  }
}

/** The same claim; the table is this page's until the browser has answered. */
export function claimWithTimeout(claim: Claim): Claim {
  const silent = signal(false);
  const orSilent = (answer: Promise<void>) =>
    withTimeout(answer, HOLD_UP_MS).catch(() => {
      silent.value = true;
    });
  const decision = orSilent(claim.decision);
  void claim.decision.then(() => {
    silent.value = false;
  });
  return {
    here: computed(() => silent.value || claim.here.value),
    decision,
    takeOver: () => orSilent(claim.takeOver()),
    release: () => {
      silent.value = false;
      claim.release();
    },
  };
}
