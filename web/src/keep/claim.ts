// Which page plays at a table: one at a time, however many show it.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { LIMIT_MS, withTimeout } from '../python/with-timeout.ts';
import { OWN } from './own-keys.ts';

export type Claim = {
  /** Whether this page plays; the others follow. */
  readonly here: ReadonlySignal<boolean>;
  /** Resolves when that is known. */
  readonly known: Promise<void>;
  /** Takes the table over, whoever plays or begins to; resolves when this page has it. */
  takeOver: () => Promise<void>;
  /** Leaves the table to the others. */
  release: () => void;
};

/** The ways to other pages: a browser may lack or refuse them. */
export type ClaimDeps = { locks?: LockManager; channel: (name: string) => BroadcastChannel };

/** How long a page that plays may take to say so, in ms. */
const ANSWER_MS = 150;
/** After how long a page that follows asks whether the other is still there; as long it waits. */
const AGAIN_MS = 2000;

/**
 * Claims a table. It belongs to this page once no other page plays there. If pages can't talk to
 * each other, it always does.
 */
export function claimTable(key: string, transports = browserTransports()): Claim {
  const name = `${OWN}table:${key}`;
  if (transports.locks) return new LockClaim(name, transports.locks);
  try {
    return new ChannelClaim(transports.channel(name));
  } catch {
    return alone();
  }
}

/** Pages from an address that isn't secure have no locks. */
function browserTransports(): ClaimDeps {
  return { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) };
}

/** Does something while no other page does the same; where the browser has no locks, at once. */
export async function oneAtATime<T>(
  what: string,
  act: () => Promise<T>,
  locks: LockManager | undefined = navigator.locks,
): Promise<T> {
  if (!locks) return act();
  const [name, asking] = [OWN + what, new AbortController()];
  let begun = false;
  const begin = () => {
    begun = true;
    return act();
  };
  // While another page holds the lock, this one waits, however long that takes.
  const timer = setInterval(async () => {
    if (!(await isHeld(locks, name))) asking.abort();
  }, LIMIT_MS);
  try {
    return await locks.request(name, { signal: asking.signal }, begin);
  } catch (error) {
    // A browser that refuses storage refuses locks, and one may not answer.
    if (begun) throw error;
    return act();
  } finally {
    clearInterval(timer);
  }
}

/** Whether the browser says that a page holds a lock. */
async function isHeld(locks: LockManager, name: string): Promise<boolean> {
  const asked = withTimeout(locks.query());
  return asked.then(
    ({ held = [] }) => held.some((lock) => lock.name === name),
    () => false,
  );
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

/** The browser keeps a lock, which is free as soon as its page is gone, however it went. */
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

  /** Claims the table; waits in the queue while another page plays, and when that took over. */
  async #claim(known: () => void) {
    await this.#hold({ ifAvailable: true }, known);
    while (!this.#queue.signal.aborted) await this.#hold({ signal: this.#queue.signal }, known);
  }

  async takeOver() {
    if (this.here.value || this.#queue.signal.aborted) return;
    await new Promise<void>((held) => void this.#hold({ steal: true }, held));
  }

  /** Holds the lock as soon as it can be had; resolves when it is let go or taken. */
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
    // A browser that refuses storage refuses locks: no other page can have this table.
    if (!taken) this.#queue.abort();
    if (!taken || !this.#queue.signal.aborted) this.here.value = !taken;
  }

  release() {
    this.#queue.abort();
    this.here.value = false;
    this.#letGo();
  }
}

type Message = { is: 'asks' | 'plays' | 'takes' | 'leaves'; from: number; turn: number };

/**
 * Pages tell each other who plays. One that ended without a word is not waited for: those that
 * follow ask now and then. Of two that play the one stays that took over last: what was said before
 * that may be heard after it.
 */
class ChannelClaim implements Claim {
  readonly here = signal(false);
  #tell = () => {};
  readonly known = new Promise<void>((known) => {
    this.#tell = known;
  });
  readonly #channel;
  readonly #id = Math.random();
  /** When somebody last took the table over, as far as this page knows. */
  #turn = 0;
  /** Who played when this page last heard of it. */
  #player = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(channel: BroadcastChannel) {
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    this.#ask();
  }

  #ask(patience = ANSWER_MS) {
    this.#say('asks');
    this.#wait(patience, () => this.#become(true, 'plays'));
  }

  #wait(ms: number, then: () => void) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #hear(message: Message) {
    const { is, from } = message;
    if (is === 'leaves') {
      // One that opens at this moment, or opens again, does not know of this page: it follows.
      // Whoever takes the table over meanwhile does so later than that.
      if (!this.here.value && from === this.#player) this.#takeOverIn(this.#turn + 1);
      else if (!this.here.value) this.#ask();
    } else if (this.here.value && (is === 'asks' || this.#stays(message))) this.#say('plays');
    else if (is !== 'asks') {
      this.#player = from;
      this.#become(false);
    }
    this.#turn = Math.max(this.#turn, message.turn);
  }

  /** Whether this page, which plays, goes on where another says that it does. */
  #stays({ from, turn }: Message): boolean {
    return turn < this.#turn || (turn === this.#turn && this.#id < from);
  }

  async takeOver() {
    this.#takeOverIn(Math.max(this.#turn + 1, Date.now()));
  }

  #takeOverIn(turn: number) {
    this.#turn = turn;
    this.#become(true, 'takes');
  }

  #become(here: boolean, message?: Message['is']) {
    clearTimeout(this.#timer);
    this.here.value = here;
    if (message) this.#say(message);
    if (!here) this.#wait(AGAIN_MS, () => this.#ask(AGAIN_MS));
    this.#tell();
  }

  #say(is: Message['is']) {
    this.#channel.postMessage({ is, from: this.#id, turn: this.#turn } satisfies Message);
  }

  release() {
    clearTimeout(this.#timer);
    if (this.here.value) this.#say('leaves');
    this.here.value = false;
    this.#channel.close();
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
