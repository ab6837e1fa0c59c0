// Spare connections: two pages that are connected give each other offers for later. After a loss both
// try these one after the other, so that the two are connected again without a person.
import { read } from './description.ts';
import { SPARES } from './frames.ts';
import type { Peer } from './peer.ts';

/** After so long both pages go on to the next pair, in ms: no browser tries one for longer. */
const TRY_MS = 15_000;

export class Spares {
  #own: readonly Peer[];
  #theirs: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(newPeer: () => Peer) {
    this.#own = Array.from({ length: SPARES }, newPeer);
  }

  has(peer: Peer): boolean {
    return this.#own.includes(peer);
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
   * Tries one pair after the other, until the spares end.
   * @param isHost whether this page has invited: it begins the handshakes
   * @param over called when the last one has failed
   */
  tryAll(isHost: boolean, over: () => void, at = 0) {
    if (at === this.#theirs.length) return over();
    const offering = read(this.#theirs[at]);
    if (offering) this.#own[at]?.to.pair(offering.description, isHost);
    this.#timer = setTimeout(() => this.tryAll(isHost, over, at + 1), TRY_MS);
  }

  /** Ends all that aren't open. */
  end() {
    clearTimeout(this.#timer);
    for (const { to } of this.#own) if (!to.isOpen) to.end('dropped');
  }
}
