// How two pages come to be connected: an offer and its answer, which people give each other.
import { computed, signal } from '@preact/signals';
import { dated } from '../../words/dates.ts';
import { markOf } from './party/description.ts';
import { isYoung, type Offer, readAnswer, readOffer } from './party/offer.ts';
import type { Peer } from './peer.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/en.ts';

/** An offer that is out, until it is answered. */
type Waiting = { offer: Promise<string | null>; peer: Peer; answered: boolean; since: number };

/** What came of an answer. */
export type Outcome = 'taken' | 'known' | 'old' | 'unknown' | 'bad';

/** An answer, and the message of whoever gives it: the game goes on by that if nothing connects. */
export type GuestAnswer = { answer: string; text?: string };

/** What a page waits for; `closed` if no connection will come. */
type Waits = 'none' | 'inviting' | 'answering' | 'connecting' | 'lost' | 'closed';

type Deps = {
  /** Makes a page to connect to. */
  peer: () => Peer;
  /** Whether the two were connected before. */
  isKnown: () => boolean;
  /** A message has come with an answer. */
  brought: (peer: Peer, text: string) => void;
};

/**
 * How long a code is worth waiting for, in ms: an offer is open for 15 minutes, and its answer may
 * take as long again.
 */
const WAIT_MS = { inviting: 30 * 60_000, answering: 20 * 60_000 };

export class Meeting {
  readonly waits = signal<Waits>('none');
  readonly stays = computed(() =>
    ['inviting', 'answering', 'connecting'].includes(this.waits.value),
  );
  readonly answer = signal<{ text: string; host: Elsewhere } | null>(null);
  readonly why = signal('');
  readonly #deps;
  #waiting: Waiting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The marks of offers that were answered, and of those that were given up. */
  #answered = new Set<number>();
  #old = new Set<number>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async invite(): Promise<string | null> {
    const old = this.#waiting;
    // Who asks while it is being made gets the same one.
    const lastOffer = old && !old.answered ? await old.offer : null;
    if (lastOffer && old === this.#waiting && isYoung(lastOffer)) return lastOffer;
    // One that is answered is about to connect.
    this.#giveUp();
    const peer = this.#deps.peer();
    const offer = peer.to.offer().catch(() => null);
    this.#waiting = { offer, peer, answered: false, since: performance.now() };
    const text = await offer;
    if (this.#waiting?.peer !== peer) return text;
    if (text) this.#wait('inviting');
    else {
      peer.to.end('dropped');
      this.#close(words.live.noWay);
    }
    return text;
  }

  async isOwn(offer: string): Promise<boolean> {
    return (await this.#waiting?.offer) === offer;
  }

  async reply(offer: string, host: Elsewhere): Promise<string | null> {
    const reading = readOffer(offer);
    if (reading.is === 'none') return this.#close(lateWords(host, reading));
    const peer = this.#deps.peer();
    const text = await peer.to.answer(offer, reading).catch(() => null);
    if (!text) {
      peer.to.end('dropped');
      return this.#close(words.live.noWay);
    }
    this.#wait('answering', () => {
      peer.to.end('dropped');
      this.#close(lateWords(host, { is: 'none' }));
    });
    this.answer.value = { text, host };
    if (reading.is === 'over') this.why.value = lateWords(host, reading);
    return text;
  }

  async take({ answer, text }: GuestAnswer): Promise<Outcome> {
    const reply = readAnswer(answer);
    const waiting = this.#waiting;
    const offer = await waiting?.offer;
    if (!reply) return 'bad';
    if (this.#answered.has(reply.of)) return 'known';
    if (this.#old.has(reply.of)) return 'old';
    if (!waiting || waiting.answered || !offer || reply.of !== markOf(offer)) return 'unknown';
    waiting.answered = true;
    this.#answered.add(reply.of);
    this.#wait('connecting');
    if (text) this.#deps.brought(waiting.peer, text);
    // Not waited for: of a connection that ends meanwhile, a browser says nothing.
    const offerMs = performance.now() - waiting.since;
    waiting.peer.to.accept(reply, offerMs).catch(() => waiting.peer.to.end('unreachable'));
    return 'taken';
  }

  /** A connection is there; returns whether it was waited for. */
  opened(peer: Peer): boolean {
    const was = this.#waiting?.peer === peer;
    this.ended(peer);
    this.#wait('lost');
    return was;
  }

  /** A connection is there, or won't be; returns whether another one is waited for. */
  ended(peer: Peer): boolean {
    if (this.#waiting?.peer === peer) this.#waiting = null;
    return this.#waiting !== null;
  }

  leave() {
    this.#giveUp();
    this.#waiting?.peer.to.end('dropped');
    this.#wait('none');
  }

  /** Ends what waits; one that is answered is about to connect. */
  #giveUp() {
    const { offer, peer, answered } = this.#waiting ?? {};
    if (!peer || answered) return;
    void offer?.then((text) => text && this.#old.add(markOf(text)));
    peer.to.end('dropped');
  }

  /** Waits for the other page, as long as that makes sense. */
  #wait(state: Waits, over?: () => void) {
    this.waits.value = state;
    this.why.value = '';
    clearTimeout(this.#timer);
    if (state !== 'inviting' && state !== 'answering') return;
    this.#timer = setTimeout(() => {
      this.#giveUp();
      this.#wait(this.#deps.isKnown() ? 'lost' : 'none');
      over?.();
    }, WAIT_MS[state]);
  }

  /** No connection will come of a link: the page says why. */
  #close(why: string): null {
    this.#wait('closed');
    this.why.value = why;
    return null;
  }
}

/** What is said of an invitation that comes too late for playing live. */
function lateWords(who: Elsewhere, offer: Exclude<Offer, { is: 'open' }>): string {
  return offer.is === 'over' ? words.live.late(who, clock(offer.until)) : words.live.unfit(who);
}

/** The time of a day; of another day than today, its date too. */
function clock(time: number, now: number = Date.now()): string {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const);
  return new Intl.DateTimeFormat(dated(), { timeStyle: 'short', ...day }).format(time);
}
