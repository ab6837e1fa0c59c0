// Which page plays at a table: only one at a time, however many show it.
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { LIMIT_MS, withTimeout } from '../python/with-timeout.ts';
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

/** How pages reach each other: a browser may lack or refuse either. */
export type ClaimDeps = { locks?: LockManager; channel: (name: string) => BroadcastChannel };

/** How long the page that plays may take to answer, in ms. */
const ANSWER_MS = 150;
/**
 * How often a page that follows asks whether the other is still there, and how long it waits, in
 * ms.
 */
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

/** Pages without HTTPS have no locks. */
function browserTransports(): ClaimDeps {
  return { locks: navigator.locks, channel: (name) => new BroadcastChannel(name) };
}

/** Runs `act` while no other page does the same; without locks, at once. */
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
  // Waits as long as another page holds the lock, however long.
  const timer = setInterval(async () => {
    if (!(await isHeld(locks, name))) asking.abort();
  }, LIMIT_MS);
  try {
    return await locks.request(name, { signal: asking.signal }, begin);
  } catch (error) {
    // A browser that refuses storage also refuses locks, or doesn't answer.
    if (begun) throw error;
    return act();
  } finally {
    clearInterval(timer);
  }
}

/** Whether a page holds a lock. */
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

type Message = { is: 'asks' | 'plays' | 'takes' | 'leaves'; from: number; turn: number };

/**
 * A claim for which pages send each other messages. Pages that follow ask now and then, so that one
 * that ended silently isn't waited for. If two pages play, the later claim wins; messages may
 * arrive out of order.
 */
class ChannelClaim implements Claim {
  readonly here = signal(false);
  #tell = () => {};
  readonly known = new Promise<void>((known) => {
    this.#tell = known;
  });
  readonly #channel;
  readonly #id = Math.random();
  /** The number of the last take-over that this page knows of. */
  #turn = 0;
  /** The page that played, as far as this page knows. */
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
      // A page that has just opened doesn't know of this one, and follows. If another takes over
      // meanwhile, its number is higher.
      if (!this.here.value && from === this.#player) this.#takeOverIn(this.#turn + 1);
      else if (!this.here.value) this.#ask();
    } else if (this.here.value && (is === 'asks' || this.#stays(message))) this.#say('plays');
    else if (is !== 'asks') {
      this.#player = from;
      this.#become(false);
    }
    this.#turn = Math.max(this.#turn, message.turn);
  }

  /** Whether this page continues to play although another says that it plays. */
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

/** The same claim, but the table belongs to this page until the browser answers. */
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
