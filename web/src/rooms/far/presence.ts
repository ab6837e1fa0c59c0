// Who of a game is there, as far as this page knows, and who has decided where all decide at once.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenTable } from '../../table/hooks.ts';
import type { Simultaneous } from './at-once.ts';
import { farAt } from './far-game.ts';
import type { Peer } from './peer.ts';
import type { Talk } from './talk.ts';

/** What it needs of the game. */
type Facts = {
  peers: ReadonlySignal<readonly Peer[]>;
  isHost: ReadonlySignal<boolean>;
  table: ReadonlySignal<OpenTable | null>;
  atOnce: Simultaneous;
};

export class Presence {
  /** As a guest: the seats that the host is connected to, besides the own one. */
  readonly others = signal<readonly number[]>([]);
  /** Those who play and aren't connected, once all seats are taken. */
  readonly missing = computed(() => this.#missing());
  /** The seats of which somebody who is connected says that they are theirs. */
  readonly there = computed(() => this.#there());
  /** The pages of guests who haven't joined. */
  readonly unseated = computed(() => this.#unseated());
  /** The free seat of two that somebody who is connected is about to take; null if there is none. */
  readonly promised = computed(() => this.#promised());
  /** The others who still decide, while all do at once. */
  readonly undecided = computed(() => this.#undecided());
  /** The seats that have decided, while all decide at once; else null. */
  readonly decided = computed(() => this.#decided());
  /** What each page is to know of the others. */
  readonly report = computed(() => this.#reports());
  readonly #facts;

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  /** How many seats have nobody yet. */
  get free(): number {
    const joined = farAt(this.#facts.table.value)?.match.value.joined ?? 0;
    return Math.max(0, this.#seats.length - joined);
  }

  /** Tells each page who else is there, as the host knows it, and who has decided. */
  tell() {
    for (const { peer, seats, decided } of this.report.peek()) {
      const others = `${seats}.${decided}`;
      if (others !== peer.knowledge.peek().others) peer.say({ is: 'others', seats, decided });
      peer.knows({ others });
    }
  }

  #reports() {
    const { peers, isHost, atOnce } = this.#facts;
    return peers.value.map((peer) => {
      const others = peers.value.filter((each) => {
        return each.seat !== null && each.seat !== peer.claim.value;
      });
      const seats = isHost.value ? others.flatMap((each) => each.seat ?? []) : [];
      const decided = [
        ...atOnce.decidedHere.value,
        ...others.flatMap((each) => this.#decidedAt(each)),
      ];
      return { peer, seats, decided };
    });
  }

  hear(peer: Peer, { seats, decided }: Talk & { is: 'others' }) {
    if (!this.#facts.isHost.peek()) this.others.value = seats;
    peer.decided.value = decided;
  }

  /** Who has decided, as a peer says: a host tells of all, a guest of the seat that it claims. */
  #decidedAt({ decided, claim }: Peer): readonly number[] {
    const own = claim.value;
    return this.#facts.isHost.value ? decided.value.filter((each) => each === own) : decided.value;
  }

  /** Those who haven't decided this turn, as far as is known here. */
  #waitsFor(): number[] {
    const { peers, atOnce } = this.#facts;
    const decided = peers.value.flatMap((peer) => this.#decidedAt(peer));
    const all = [...decided, ...atOnce.decidedHere.value];
    return atOnce.deciding.value.filter((seat) => !all.includes(seat));
  }

  /** What is decided on a device that isn't connected, nobody knows. */
  #undecided(): number[] {
    const own = this.#own;
    return this.#waitsFor().filter((seat) => seat !== own && this.there.value.includes(seat));
  }

  #decided(): number[] | null {
    if (!this.#facts.atOnce.deciding.value.length) return null;
    const waits = this.#waitsFor();
    return this.#seats.filter((seat) => !waits.includes(seat));
  }

  #missing(): number[] {
    return this.free ? [] : this.#seats.filter((seat) => !this.there.value.includes(seat));
  }

  #there(): number[] {
    const claims = this.#facts.peers.value.flatMap(({ claim }) => claim.value ?? []);
    return [this.#own ?? [], claims, this.others.value].flat();
  }

  #unseated(): Peer[] {
    if (!this.free) return [];
    return this.#facts.peers.value.filter(
      ({ claim, ready }) => ready.value && claim.value === null,
    );
  }

  #promised(): number | null {
    const seat = this.#seats.find((each) => each !== this.#own);
    const comes = this.#facts.peers.value.some(({ ready, claim }) => {
      return ready.value && (claim.value === null || claim.value === seat);
    });
    const isPair = this.#seats.length === 2 && this.free === 1;
    return this.#facts.isHost.value && isPair && comes ? (seat ?? null) : null;
  }

  get #own(): number | undefined {
    return farAt(this.#facts.table.value)?.match.value.seat;
  }

  get #seats(): number[] {
    return (this.#facts.table.value?.session.now.seats.value ?? []).map((_, seat) => seat);
  }
}
