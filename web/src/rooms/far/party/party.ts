// The party: the people whose pages are connected, in a star around one of them, the host. It knows no
// game: it carries texts, and says who is connected. Those who lose each other come back by connections
// that they have prepared: to the same page again, or to another one that takes the host's place.
import { computed, signal } from '@preact/signals';
import type { Ending, Hears, Said } from './connection.ts';
import { OFFERS } from './frames.ts';
import type { Member } from './member.ts';
import { Prepared } from './prepared.ts';
import { type Listed, MOST_LISTED, type Roll } from './roll.ts';
import { Succession } from './succession.ts';

export type PartyPolicy<M extends Member> = {
  newMember: (hears: (member: M) => Hears) => M;
  /** What is said first; null where there is nothing to connect for any more. */
  greets: () => readonly string[] | null;
  opened: (member: M) => void;
  hear: (member: M, text: string) => void;
  /**
   * A connection has ended, or one that was looked for won't be.
   * @param was whether there was one
   */
  lost: (member: M, why: Ending, was: boolean) => void;
  /** The name of the person here. */
  ownName: () => string;
  /** Who takes the place of this page, should it go; '' for nobody. */
  heir: (name: string) => void;
  /** What the host answers for of a member, '' for nothing: then they take the host's place last. */
  vouches: (member: M) => string;
  /** The host has answered for this of a member, who is connected to this page from now on. */
  vouched: (member: M, mark: string) => void;
};

/** For so many members a host prepares: with more, they would be over a dozen connections. */
const MOST_PREPARED = 3;
/** After what losses the other page may still be there. */
const MAY_RETURN: readonly Ending[] = ['silent', 'gone'];
/** A page that goes loses one guest after the other: nothing is told of that meanwhile. In ms. */
const SETTLED_MS = 1000;

export class Party<M extends Member> {
  readonly members = signal<readonly M[]>([]);
  /** How many pages are connected. */
  readonly many = computed(() => this.members.value.length);
  /** Those that fell silent, and are looked for. */
  readonly sought = signal<readonly M[]>([]);
  /** Whether the others are connected to this page. */
  readonly isHost = signal(false);
  /** Who is here, as the host has told last; null before. */
  readonly roll = signal<Roll | null>(null);
  readonly #policy;
  readonly #returns = new Map<M, Prepared<M>>();
  readonly #succession: Succession<M>;
  /** Members who may have taken this page's place while it was cut off. */
  readonly #heirs = new WeakSet<M>();
  /** Members to whom this page comes as a guest. */
  readonly #comesTo = new WeakSet<M>();
  /** The own number, the next one to give, and how often the host has changed. */
  #own = 0;
  #next = 1;
  #term = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Those who are here, as the host counts them. */
  readonly #listed = computed(() => (this.isHost.value ? this.#list() : []));

  constructor(policy: PartyPolicy<M>) {
    this.#policy = policy;
    this.#succession = new Succession(this, {
      newMember: (hears) => policy.newMember(hears),
      hear: (member, frame) => this.#hear(member, frame),
      lost: (member, why) => this.#lost(member, why),
      leads: (roll, rank, members) => this.#lead(roll, rank, members),
      follows: (member, roll) => this.#follow(member, roll),
      joins: (member) => this.#admit(member),
    });
    this.#listed.subscribe(() => this.#tellSoon());
  }

  /**
   * A page to connect to.
   * @param asGuest whether this page comes to it, whatever it was before
   */
  newMember(asGuest = false): M {
    const member = this.#member((member, why) => this.#lost(member, why));
    if (asGuest) this.#comesTo.add(member);
    return member;
  }

  /** Ends all connections, and looks for nobody. */
  leave() {
    for (const { to } of this.members.peek()) to.end('dropped');
    for (const member of [...this.#returns.keys()]) this.#giveUp(member);
    this.#succession.end();
    this.roll.value = null;
    [this.#own, this.#next, this.#term] = [0, 1, 0];
  }

  say(text: string) {
    for (const { to } of this.members.peek()) to.say({ is: 'text', text });
  }

  #member(ended: (member: M, why: Ending) => void): M {
    return this.#policy.newMember((member) => ({
      opened: () => this.#opened(member),
      hear: (frame) => this.#hear(member, frame),
      ended: (why) => ended(member, why),
    }));
  }

  #opened(member: M) {
    const greeting = this.#policy.greets();
    if (!greeting) return member.to.end('dropped');
    if (this.#comesTo.has(member) && !this.many.peek()) this.isHost.value = false;
    const isHost = this.isHost.peek();
    this.#recognize(member);
    this.endSearch((lost) => !isHost || this.#returns.get(lost)?.has(member) === true);
    if (isHost) member.number.value ??= this.#next++;
    this.members.value = [...this.members.peek(), member];
    if (!isHost) this.#succession.end();
    for (const text of greeting) member.to.say({ is: 'text', text });
    this.#policy.opened(member);
    if (isHost) void this.#giveOffers(member);
  }

  /** Whether this is somebody who was to take the place of this page. */
  #recognize(member: M) {
    const lost = [...this.#returns].find(([, prepared]) => prepared.has(member))?.[0];
    if (lost && this.#heirs.has(lost)) this.#heirs.add(member);
  }

  #hear(member: M, frame: Said) {
    if (frame.is === 'text') this.#policy.hear(member, frame.text);
    else if (frame.is === 'offers') void this.#takeOffers(member, frame.offers);
    else if (frame.is === 'roll') this.#hearRoll(member, frame.roll);
    else if (this.isHost.peek()) this.#carry(member, frame);
    else this.#succession.take(frame.number, frame.offers);
  }

  #lost(member: M, why: Ending) {
    const was = this.members.peek().includes(member);
    this.members.value = this.members.peek().filter((each) => each !== member);
    if (was) this.#seek(member, why);
    this.#policy.lost(member, why, was);
    const isAlone = was && !this.isHost.peek() && !this.many.peek();
    if (isAlone && MAY_RETURN.includes(why)) this.#succession.begin(why);
  }

  // --- Who is here ----------------------------------------------------------------------------

  #list(): readonly (Listed & { member?: M })[] {
    const others = this.members.value
      .filter(({ to }) => to.knows)
      .map((member) => {
        const mark = this.#policy.vouches(member);
        return { number: member.number.value ?? 0, name: member.name.value, mark, member };
      })
      .toSorted((one, two) => Number(!one.mark) - Number(!two.mark) || one.number - two.number);
    const own = { number: this.#own, name: this.#policy.ownName(), mark: '' };
    return [own, ...others].slice(0, MOST_LISTED);
  }

  #tellSoon() {
    clearTimeout(this.#timer);
    if (this.isHost.peek()) this.#timer = setTimeout(() => this.#tell(), SETTLED_MS);
  }

  #tell() {
    const listed = this.#listed.peek();
    for (const [at, { member }] of listed.entries()) if (member && at < 3) this.#heirs.add(member);
    for (const { member } of listed) if (member) this.#tellOne(member);
    this.#policy.heir(listed.length > 2 ? listed[1].name : '');
  }

  #tellOne(member: M) {
    const members = this.#listed.peek().map(({ number, name, mark }) => ({ number, name, mark }));
    const roll = { term: this.#term, you: member.number.peek() ?? 0, members };
    member.to.say({ is: 'roll', roll });
  }

  #hearRoll(member: M, roll: Roll) {
    if (this.isHost.peek()) {
      // Of two hosts of one party the later one stays.
      if (roll.term <= this.#term || !this.#heirs.has(member)) return;
      this.isHost.value = false;
      for (const other of this.members.peek()) if (other !== member) other.to.end('dropped');
    }
    this.#take(roll);
    this.#succession.prepare(roll, member);
  }

  #take(roll: Roll) {
    this.roll.value = roll;
    this.#term = roll.term;
    this.#own = roll.you;
  }

  // --- Another page in the host's place ---------------------------------------------------------

  #carry(from: M, { number, offers }: Said & { is: 'letter' }) {
    const to = this.members.peek().find((member) => member.number.peek() === number)?.to;
    if (to?.knows) to.say({ is: 'letter', number: from.number.peek() ?? 0, offers });
  }

  /** This page takes the host's place for those who are connected to it. */
  #lead(roll: Roll, rank: number, members: readonly M[]) {
    this.#term = roll.term + 1 + rank;
    this.#next = Math.max(...roll.members.map(({ number }) => number)) + 1;
    this.isHost.value = true;
    for (const member of members) this.#admit(member);
    this.#tell();
  }

  /** Somebody who was here when the host went comes to this page. */
  #admit(member: M) {
    const listed = this.roll.peek()?.members;
    const mark = listed?.find(({ number }) => number === member.number.peek())?.mark ?? '';
    this.#policy.vouched(member, mark);
    this.#tellOne(member);
    this.#opened(member);
  }

  #follow(member: M, roll: Roll) {
    this.endSearch(() => true);
    this.#opened(member);
    this.#take(roll);
  }

  // --- The same page again ----------------------------------------------------------------------

  async #giveOffers(member: M): Promise<void> {
    if (this.#returns.size >= MOST_PREPARED || this.#returns.has(member)) return;
    const prepared = new Prepared(OFFERS, () => this.#again());
    this.#returns.set(member, prepared);
    const offers = await prepared.offers();
    if (offers.length) member.to.say({ is: 'offers', offers });
  }

  /** Whoever has come gives theirs for those that they are given. */
  async #takeOffers(member: M, offers: readonly string[]): Promise<void> {
    if (!this.isHost.peek()) await this.#giveOffers(member);
    this.#returns.get(member)?.take(offers);
  }

  #again(): M {
    return this.#member((member, why) => {
      if (this.members.peek().includes(member)) this.#lost(member, why);
    });
  }

  #seek(member: M, why: Ending) {
    const prepared = this.#returns.get(member);
    if (!prepared?.areReady || !MAY_RETURN.includes(why)) return this.#giveUp(member);
    // Who went is looked for too, but nobody is told to wait: likely that page has been left.
    if (why === 'silent') this.sought.value = [...this.sought.peek(), member];
    prepared.tryAll(this.isHost.peek(), () => this.#giveUp(member));
  }

  /** Whoever was sought is there, by what was prepared or in another way. */
  endSearch(isBack: (lost: M) => boolean) {
    for (const lost of [...this.#returns.keys()])
      if (!this.members.peek().includes(lost) && isBack(lost)) this.#giveUp(lost);
  }

  #giveUp(member: M) {
    this.#returns.get(member)?.end();
    this.#returns.delete(member);
    if (this.sought.peek().includes(member))
      this.sought.value = this.sought.peek().filter((each) => each !== member);
  }
}
