// The pages that this one is connected to. Each says first who it is and what it keeps; what follows is
// for the policy of whoever plays, or watches. Two that lose each other come back by spare connections.
import { computed, signal } from '@preact/signals';
import type { Ending, Said } from './connection.ts';
import { Peer } from './peer.ts';
import { Spares } from './spares.ts';

/** What a page says first: its seat, null without one, its player's name, and what it keeps. */
export type Greeting = { seat: number | null; name: string; text: string };

/** What players say to each other. */
export type Talk = Exclude<Said, { is: 'spares' }>;

export type PeerPolicy = {
  /** What is said first; null where no game is kept any more: then there is nothing to connect. */
  greeting: () => Greeting | null;
  opened: (peer: Peer) => void;
  hear: (peer: Peer, frame: Talk) => void;
  /**
   * A connection has ended, or one that was looked for won't be.
   * @param was whether there was one
   */
  lost: (peer: Peer, why: Ending, was: boolean) => void;
  /** Whether this page has invited: it begins handshakes, and gives spares first. */
  isHost: { peek: () => boolean };
};

/** To so many pages spares are held: with more, they would be over a dozen connections. */
const MOST_WITH_SPARES = 3;
/** After what losses the other page may still be there. */
const MAY_RETURN: readonly Ending[] = ['silent', 'gone'];

export class Peering {
  readonly peers = signal<readonly Peer[]>([]);
  /** How many pages are connected. */
  readonly many = computed(() => this.peers.value.length);
  /** Those that fell silent, and are looked for. */
  readonly sought = signal<readonly Peer[]>([]);
  readonly #policy;
  readonly #spares = new Map<Peer, Spares>();
  /** Pages that are connected for later. */
  readonly #reserve = new Set<Peer>();

  constructor(policy: PeerPolicy) {
    this.#policy = policy;
  }

  /** A page to connect to. */
  newPeer(): Peer {
    return this.#peer((peer, why) => this.#lost(peer, why));
  }

  /** Ends all connections, and looks for nobody. */
  leave() {
    for (const { to } of this.peers.peek()) to.end('dropped');
    for (const peer of [...this.#spares.keys()]) this.#giveUp(peer);
    for (const { to } of [...this.#reserve]) to.end('dropped');
  }

  /**
   * A page to be connected to for later: until it is admitted, only that it speaks is heard.
   * @param speaks called when it says something before
   */
  reserve(speaks: (peer: Peer) => void): Peer {
    const peer = new Peer(() => ({
      opened: () => {},
      hear: (frame) => (this.#reserve.has(peer) ? speaks(peer) : this.#hear(peer, frame)),
      ended: (why) => {
        if (!this.#reserve.delete(peer) && this.peers.peek().includes(peer)) this.#lost(peer, why);
      },
    }));
    this.#reserve.add(peer);
    return peer;
  }

  /** It is there in place of whoever was lost: nobody else is looked for. */
  admit(peer: Peer) {
    this.endSearch(() => true);
    if (this.#reserve.delete(peer) && peer.to.isOpen) this.#opened(peer);
  }

  isReserve(peer: Peer): boolean {
    return this.#reserve.has(peer);
  }

  #peer(ended: (peer: Peer, why: Ending) => void): Peer {
    return new Peer((peer) => ({
      opened: () => this.#opened(peer),
      hear: (frame) => this.#hear(peer, frame),
      ended: (why) => ended(peer, why),
    }));
  }

  #opened(peer: Peer) {
    const greeting = this.#policy.greeting();
    if (!greeting) return peer.to.end('dropped');
    const { seat, name, text } = greeting;
    const isGuest = !this.#policy.isHost.peek();
    this.endSearch((lost) => isGuest || this.#spares.get(lost)?.has(peer) === true);
    this.peers.value = [...this.peers.value, peer];
    peer.to.say({ is: 'hello', seat, name });
    // What this page has in hand goes out once the other one has said what it keeps.
    peer.to.say({ is: 'message', text });
    this.#policy.opened(peer);
    if (this.#policy.isHost.peek()) void this.#giveSpares(peer);
  }

  #hear(peer: Peer, frame: Said) {
    if (frame.is === 'spares') void this.#takeSpares(peer, frame.offers);
    else this.#policy.hear(peer, frame);
  }

  #lost(peer: Peer, why: Ending) {
    const was = this.peers.peek().includes(peer);
    this.peers.value = this.peers.peek().filter((each) => each !== peer);
    if (was) this.#seek(peer, why);
    this.#policy.lost(peer, why, was);
  }

  // --- Coming back --------------------------------------------------------------------------

  async #giveSpares(peer: Peer): Promise<void> {
    if (this.#spares.size >= MOST_WITH_SPARES || this.#spares.has(peer)) return;
    const spares = new Spares(() => this.#spare());
    this.#spares.set(peer, spares);
    const offers = await spares.offers();
    if (offers.length) peer.to.say({ is: 'spares', offers });
  }

  /** Whoever has come gives theirs for those that they are given. */
  async #takeSpares(peer: Peer, offers: readonly string[]): Promise<void> {
    if (!this.#policy.isHost.peek()) await this.#giveSpares(peer);
    this.#spares.get(peer)?.take(offers);
  }

  #spare(): Peer {
    return this.#peer((peer, why) => {
      if (this.peers.peek().includes(peer)) this.#lost(peer, why);
    });
  }

  #seek(peer: Peer, why: Ending) {
    const spares = this.#spares.get(peer);
    if (!spares?.areReady || !MAY_RETURN.includes(why)) return this.#giveUp(peer);
    // Who went is looked for too, but nobody is told to wait: likely that page has been left.
    if (why === 'silent') this.sought.value = [...this.sought.peek(), peer];
    spares.tryAll(this.#policy.isHost.peek(), () => this.#giveUp(peer));
  }

  /** Whoever was sought is there, by a spare or in another way. */
  endSearch(isBack: (lost: Peer) => boolean) {
    for (const lost of [...this.#spares.keys()])
      if (!this.peers.peek().includes(lost) && isBack(lost)) this.#giveUp(lost);
  }

  #giveUp(peer: Peer) {
    this.#spares.get(peer)?.end();
    this.#spares.delete(peer);
    if (this.sought.peek().includes(peer))
      this.sought.value = this.sought.peek().filter((each) => each !== peer);
  }
}
