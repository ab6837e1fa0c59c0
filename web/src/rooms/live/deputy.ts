// In a group another page takes the host's place while that one loads anew: the deputy, who has the first
// seat among the guests. The others are connected to it beforehand, by letters that the host carries.
import type { ReadonlySignal, Signal } from '@preact/signals';
import { answerTo, attemptOf } from './attempt.ts';
import type { Connection } from './connection.ts';
import type { OpenOffer } from './meet/index.ts';
import type { Peer } from './peer.ts';
import type { Peering, Talk } from './peering.ts';
import { keepDeputy, meetingKey } from './remembered.ts';

type Letter = Talk & { is: 'letter' };

/** What it needs of the game. */
type Facts = {
  game: ReadonlySignal<{ id: string } | null>;
  peers: ReadonlySignal<readonly Peer[]>;
  isHost: Signal<boolean>;
};

/** How long the host may take to be gone at all pages, in ms. */
const ALONE_MS = 5000;
/** A page that goes loses one guest after the other: nobody is chosen meanwhile. In ms. */
const CHOICE_MS = 1000;

export class Deputy {
  readonly #facts;
  readonly #peering;
  /** As another guest: the deputy's page, and what it was offered. */
  #own: { peer: Peer; attempt: OpenOffer } | null = null;
  /** As the deputy: the pages of the other guests, by their seats. */
  readonly #others = new Map<number, Peer>();
  /** Until when the host may be gone at other pages too, and the pages that say so. */
  #aloneUntil = 0;
  readonly #alone = new WeakSet<Peer>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(facts: Facts, peering: Pick<Peering, 'reserve' | 'admit' | 'isReserve'>) {
    this.#facts = facts;
    this.#peering = peering;
  }

  /** As the host: chooses the deputy whenever other guests are there. */
  choose() {
    const { game, peers, isHost } = this.#facts;
    const { id } = game.value ?? {};
    const guests = peers.value.filter(({ seat, to }) => seat !== null && to.knows);
    clearTimeout(this.#timer);
    // Where the players meet at a place, whoever loads anew finds the others there.
    if (!id || !isHost.value || meetingKey(id)) return;
    const [deputy, ...others] = guests.toSorted((one, two) => Number(one.seat) - Number(two.seat));
    if (others.length) this.#timer = setTimeout(() => introduce(id, deputy, others), CHOICE_MS);
  }

  async hear(from: Peer, { seat, text }: Letter): Promise<void> {
    if (this.#facts.isHost.peek()) return this.#carry(from, seat, text);
    if (!text) return this.#write(from, seat);
    if (this.#own?.attempt.take(text)) return;
    const answer = await answerTo(text, () => this.#guest(seat));
    if (answer) from.to.say({ is: 'letter', seat, text: answer });
  }

  /** The host is gone: whoever has lost it too says so, and the deputy takes its place. */
  takeOver() {
    this.#aloneUntil = performance.now() + ALONE_MS;
    for (const peer of this.#reserve) {
      peer.to.say({ is: 'letter', seat: 0, text: '' });
      if (this.#alone.has(peer)) this.#admit(peer);
      else setTimeout(() => this.#drop(peer), ALONE_MS);
    }
  }

  /** The other page has lost the host: so has this one, or soon will; else that one was cut off. */
  #hearsAlone(peer: Peer) {
    if (performance.now() < this.#aloneUntil) return this.#admit(peer);
    this.#alone.add(peer);
    setTimeout(() => this.#drop(peer), ALONE_MS);
  }

  #admit(peer: Peer) {
    if (peer !== this.#own?.peer) this.#facts.isHost.value = true;
    this.#peering.admit(peer);
  }

  #drop(peer: Peer) {
    if (this.#peering.isReserve(peer)) peer.to.end('dropped');
  }

  get #reserve(): Peer[] {
    const peers = [...(this.#own ? [this.#own.peer] : []), ...this.#others.values()];
    return peers.filter((peer) => this.#peering.isReserve(peer));
  }

  /** A letter says who has written it; only players write. */
  #carry({ seat: from }: Peer, seat: number, text: string) {
    const addressee = this.#facts.peers.peek().find((peer) => peer.seat === seat);
    if (from === null || !text || !addressee?.to.knows) return;
    addressee.to.say({ is: 'letter', seat: from, text });
  }

  async #write(host: Peer, seat: number): Promise<void> {
    for (const other of this.#reserve) this.#drop(other);
    this.#others.clear();
    const peer = this.#newPeer();
    const attempt = await attemptOf(peer.to);
    if (!attempt) return;
    this.#own = { peer, attempt };
    host.to.say({ is: 'letter', seat, text: attempt.offer });
  }

  #newPeer(): Peer {
    return this.#peering.reserve((peer) => this.#hearsAlone(peer));
  }

  /** The host vouches for the seat of whoever has written. */
  #guest(seat: number): Connection {
    const old = this.#others.get(seat);
    if (old) this.#drop(old);
    const peer = this.#newPeer();
    this.#others.set(seat, peer);
    peer.says(seat, '');
    peer.proved.value = true;
    return peer.to;
  }
}

/** Lets the others write to the deputy. */
function introduce(id: string, deputy: Peer, others: readonly Peer[]) {
  if (deputy.seat === null) return;
  keepDeputy(id, deputy.seat);
  for (const other of others) {
    if (other.deputy === deputy.id) continue;
    other.deputy = deputy.id;
    other.to.say({ is: 'letter', seat: deputy.seat, text: '' });
  }
}
