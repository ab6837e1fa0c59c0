// A member of the party in the game that is played: what their page says of itself, and what is known of
// that. Another game begins with nothing known but who they are.
import { signal } from '@preact/signals';
import { newSecret } from '../../keep/new-table.ts';
import type { SavedMatch } from './kept.ts';
import type { Hears } from './party/connection.ts';
import { Member } from './party/member.ts';
import { keepKey, keyFor, type Pair } from './remembered.ts';
import { type Talk, written } from './talk.ts';

/** The match, and the seat here. */
type Own = Pick<SavedMatch, 'id' | 'seat'>;

/** What a page was told of the game, and what it has said to have. */
type Known = {
  /** What it has, as far as this page knows, and what it has said to be saved. */
  has: string;
  saved: string;
  /** The own turn that it was told and has not said to be saved. */
  pendingTurn: string;
  /** Whether a message of it is just being taken in. */
  tells: boolean;
  /** The message after which it was told an opening, and what it was last told of the others. */
  opened: string;
  others: string;
  /** Who had written the message that came with its answer, and was new. */
  brought: number | null;
};

const NOTHING: Known = {
  ...{ has: '', saved: '', pendingTurn: '', tells: false, opened: '', others: '' },
  brought: null,
};

export class Peer extends Member {
  /** The seat that it says to have, null as long as it says none; those who watch have none. */
  readonly claim = signal<number | null>(null);
  /** Whether a value of that seat has shown: then it is that player's page. */
  readonly proved = signal(false);
  /** Whether it has said what it keeps: then it can be told what is new. */
  readonly ready = signal(false);
  /** Who has decided beforehand there, and at the pages behind it. */
  readonly decided = signal<readonly number[]>([]);
  /** The match that it is at; '' as long as it says none, and so is at the same as this page. */
  readonly at = signal('');
  readonly knowledge = signal(NOTHING);
  /** The seat that another host has answered for; null for none. */
  readonly vouched = signal<number | null>(null);
  /** The key that it gave, and whether it has the one from here. */
  #key = '';
  #has = false;

  constructor(hears: (peer: Peer) => Hears) {
    super((member) => hears(member as Peer));
  }

  knows(change: Partial<Known>) {
    this.knowledge.value = { ...this.knowledge.peek(), ...change };
  }

  say(talk: Talk) {
    this.to.say({ is: 'text', text: written(talk) });
  }

  /** Another game: who it is stays knowledge, and that is all. */
  anew() {
    this.knowledge.value = NOTHING;
    this.claim.value = null;
    this.proved.value = false;
    this.ready.value = false;
    this.decided.value = [];
    this.vouched.value = null;
    this.#key = '';
    this.#has = false;
  }

  /** The seat of the player there; null as long as that isn't known. */
  get seat(): number | null {
    return this.proved.value ? this.claim.value : null;
  }

  /** Another seat is another player. */
  says(seat: number | null, name: string) {
    if (seat !== this.claim.peek()) {
      this.proved.value = false;
      this.#has = false;
    }
    this.claim.value = seat;
    if (name) this.name.value = name;
  }

  /** Gives the player there a key, by which the two know each other next time. */
  giveKey(match: Own) {
    const pair = this.#pair(match);
    if (this.#has || !this.to.knows || !pair) return;
    const text = newSecret();
    this.#has = true;
    keepKey(pair, text);
    this.say({ is: 'key', text });
  }

  /** A first key counts at once; one in its place when the other player has shown a value here. */
  hearKey(match: Own, text: string) {
    const pair = this.#pair(match);
    this.#key = text;
    if (pair && !keyFor(pair)) this.keepKey(match);
  }

  keepKey(match: Own) {
    const pair = this.#pair(match);
    if (this.#key && pair) keepKey(pair, this.#key);
    this.#key = '';
  }

  /** Shows to be the player that the other page was connected to before. */
  async prove(match: Own) {
    const [from, to] = this.to.ends;
    const text = await this.#proof(match, { seat: match.seat, from, to });
    if (text) this.say({ is: 'proof', text });
  }

  async hasProved(match: Own, text: string): Promise<boolean> {
    const [to, from] = this.to.ends;
    const seat = this.claim.peek();
    this.#has = seat !== null && text === (await this.#proof(match, { seat, from, to }));
    return this.#has;
  }

  async #proof(match: Own, claim: Omit<SeatProof, 'id'>): Promise<string | null> {
    const pair = this.#pair(match);
    const key = pair && keyFor(pair);
    return key && proofOf(key, { id: match.id, ...claim });
  }

  #pair({ id, seat }: Own): Pair | null {
    const other = this.claim.peek();
    return other === null ? null : { id, seat, other };
  }
}

/** Where a player shows who they are: in a match, at a seat, from one certificate to another. */
type SeatProof = { id: string; seat: number; from: string; to: string };

/**
 * Returns the proof that a player is the one that a page was connected to before; null where the
 * browser can't make one. It is good for one connection only, so whoever hears it can't use it
 * anywhere else.
 */
async function proofOf(key: string, { id, seat, from, to }: SeatProof): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return null;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const by = { name: 'HMAC', hash: 'SHA-256' };
  const secret = await subtle.importKey('raw', bytes(key), by, false, ['sign']);
  const claim = `pygames live 1 ${id} ${seat} ${from} ${to}`;
  return lettersOf(new Uint8Array(await subtle.sign('HMAC', secret, bytes(claim))).slice(0, 16));
}

function lettersOf(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
