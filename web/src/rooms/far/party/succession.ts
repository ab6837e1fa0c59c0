// When the host goes, another page takes its place. Each guest prepares connections to those who would,
// by offers that the host carries. Who takes the place is decided by the roll: the first heir who is
// connected to more than half of the guests, itself among them. So of two parts of a party that are cut
// off from each other, one at most has a new host, and the old one gives way to it when they meet again:
// of two hosts the one of the later term stays.
import type { ReadonlySignal } from '@preact/signals';
import type { Ending, Hears, Said } from './connection.ts';
import type { Member } from './member.ts';
import { Prepared } from './prepared.ts';
import { heirsOf, isMajority, partnersOf, type Roll } from './roll.ts';

type Facts<M> = {
  members: ReadonlySignal<readonly M[]>;
  isHost: ReadonlySignal<boolean>;
  roll: ReadonlySignal<Roll | null>;
};

type Deps<M> = {
  newMember: (hears: (member: M) => Hears) => M;
  hear: (member: M, frame: Said) => void;
  lost: (member: M, why: Ending) => void;
  /** This page takes the host's place. */
  leads: (roll: Roll, rank: number, members: readonly M[]) => void;
  /** Another page has taken it. */
  follows: (member: M, roll: Roll) => void;
  /** One more member comes to this page, which has taken it. */
  joins: (member: M) => void;
};

/** So many pairs of offers are prepared with each: they last for half a minute. */
const PAIRS = 2;
/** How long the host may take to come back before its place is taken, in ms: a page that is left doesn't. */
const WAITS_MS: Partial<Record<Ending, number>> = { silent: 2000, gone: 300 };
/** How long the first heir is waited for, and how long one who is connected, in ms. */
const SECOND_MS = 1500;
const LAST_MS = 5000;

export class Succession<M extends Member> {
  readonly #facts;
  readonly #deps;
  /** What is prepared with other guests, by their numbers. */
  readonly #places = new Map<number, Prepared<M>>();
  /** Those who are connected in place of the host, which they have lost too. */
  readonly #standing = new Map<number, M>();
  #you = -1;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(facts: Facts<M>, deps: Deps<M>) {
    this.#facts = facts;
    this.#deps = deps;
  }

  /** The host has told who is here: prepares what is missing, by letters that the host carries. */
  prepare(roll: Roll, { to }: M) {
    // Under another number, this page is another one to all.
    if (roll.you !== this.#you) this.end();
    this.#you = roll.you;
    const partners = partnersOf(roll);
    for (const number of this.#places.keys()) if (!partners.includes(number)) this.#forget(number);
    for (const number of partners.filter((each) => !this.#places.has(each))) {
      const place = new Prepared(PAIRS, () => this.#stand(number));
      this.#places.set(number, place);
      void place.offers().then((offers) => {
        if (offers.length) to.say({ is: 'letter', number, offers });
      });
    }
  }

  /** What another guest has prepared with this page. */
  take(number: number, offers: readonly string[]) {
    this.#places.get(number)?.take(offers);
  }

  /** The host is gone. */
  begin(why: Ending) {
    if (!this.#places.size) return;
    this.#later(WAITS_MS[why] ?? 0, () => this.#tryAll());
  }

  #tryAll() {
    const roll = this.#facts.roll.peek();
    if (!roll || this.#hasHost) return;
    const numbers = roll.members.map(({ number }) => number);
    const rank = (number: number) => numbers.indexOf(number);
    for (const [number, place] of this.#places)
      place.tryAll(rank(roll.you) < rank(number), () => this.#forget(number));
    for (const ms of [SECOND_MS, LAST_MS]) this.#later(ms, () => this.#elect(ms));
  }

  /** @param waited how long others have had to take the place, in ms */
  #elect(waited: number) {
    const roll = this.#facts.roll.peek();
    if (!roll || this.#hasHost || this.#facts.isHost.peek()) return;
    const heirs = heirsOf(roll).map(({ number }) => number);
    const rank = heirs.indexOf(roll.you);
    if (rank < 0 || !isMajority(roll, 1 + this.#standing.size)) return;
    const before = heirs.slice(0, rank);
    const isThere = before.some((number) => this.#standing.has(number));
    if (before.length && waited < (isThere ? LAST_MS : SECOND_MS)) return;
    this.#clear();
    this.#deps.leads(roll, rank, [...this.#standing.values()]);
  }

  #stand(number: number): M {
    const member: M = this.#deps.newMember(() => ({
      opened: () => this.#opened(number, member),
      hear: (frame) => this.#hear(member, frame),
      ended: (why) => {
        if (this.#facts.members.peek().includes(member)) this.#deps.lost(member, why);
        else if (this.#standing.get(number) === member) this.#standing.delete(number);
      },
    }));
    member.number.value = number;
    return member;
  }

  #opened(number: number, member: M) {
    this.#standing.set(number, member);
    if (this.#facts.isHost.peek()) this.#deps.joins(member);
    else if (this.#hasHost) member.to.end('dropped');
    else this.#elect(0);
  }

  #hear(member: M, frame: Said) {
    if (this.#facts.members.peek().includes(member)) return this.#deps.hear(member, frame);
    const term = this.#facts.roll.peek()?.term ?? 0;
    if (frame.is === 'roll' && frame.roll.term > term && !this.#hasHost)
      this.#deps.follows(member, frame.roll);
  }

  get #hasHost(): boolean {
    return this.#facts.members.peek().length > 0;
  }

  #later(ms: number, job: () => void) {
    this.#timers.push(setTimeout(job, ms));
  }

  #clear() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #forget(number: number) {
    this.#places.get(number)?.end();
    this.#places.delete(number);
  }

  /** Nothing is prepared any more; whoever stands by without being a member is let go. */
  end() {
    this.#clear();
    this.#you = -1;
    for (const number of this.#places.keys()) this.#forget(number);
    const members = this.#facts.members.peek();
    for (const member of this.#standing.values())
      if (!members.includes(member)) member.to.end('dropped');
    this.#standing.clear();
  }
}
