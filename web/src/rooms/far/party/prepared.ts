// Connections that two members prepare over those that are open: each makes offers and gives them to the
// other. Once both have lost what connects them, they take each other's offers as answers, one pair after
// the other, so that the two are connected without a person.
import { read } from './description.ts';
import type { Member } from './member.ts';

/** After so long both pages go on to the next pair, in ms: no browser tries one for longer. */
const TRY_MS = 15_000;

export class Prepared<M extends Member> {
  #own: readonly M[];
  #theirs: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = false;

  constructor(many: number, newMember: () => M) {
    this.#own = Array.from({ length: many }, newMember);
  }

  has(member: M): boolean {
    return this.#own.includes(member);
  }

  /** Makes the own offers, for the other page; fewer where this browser doesn't make as many. */
  async offers(): Promise<string[]> {
    const offers = await Promise.all(this.#own.map(({ to }) => to.offer().catch(() => null)));
    // Those that stay are counted as the other page counts their offers.
    for (const [at, { to }] of this.#own.entries()) if (offers[at] === null) to.end('dropped');
    this.#own = this.#own.filter((_, at) => offers[at] !== null);
    return offers.filter((offer) => offer !== null);
  }

  /** Takes the offers of the other page. */
  take(theirs: readonly string[]) {
    this.#theirs = theirs;
  }

  get areReady(): boolean {
    return this.#theirs.length > 0;
  }

  /**
   * Tries one pair after the other, until they end.
   * @param begins whether this page begins the handshakes
   * @param over called when the last one has failed
   */
  tryAll(begins: boolean, over: () => void) {
    if (this.#tries) return;
    this.#tries = true;
    this.#try(begins, over, 0);
  }

  #try(begins: boolean, over: () => void, at: number) {
    if (at === this.#theirs.length) return over();
    const offering = read(this.#theirs[at]);
    if (offering) this.#own[at]?.to.pair(offering.description, begins);
    this.#timer = setTimeout(() => this.#try(begins, over, at + 1), TRY_MS);
  }

  /** Ends all that aren't open. */
  end() {
    clearTimeout(this.#timer);
    for (const { to } of this.#own) if (!to.isOpen) to.end('dropped');
  }
}
