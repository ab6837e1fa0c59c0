// A page that this one is connected to: what it says of itself, and what is known of that.
import { signal } from '@preact/signals';
import type { SavedMatch } from '../../keep/match.ts';
import { newSecret } from '../../keep/new-table.ts';
import type { Received } from '../../scene/types.ts';
import { Connection, type Hears } from './connection.ts';
import { proofOf, type SeatProof } from './proof.ts';
import { keepKey, keyFor, type Pair } from './remembered.ts';

/** The match, and the seat here. */
type Own = Pick<SavedMatch, 'id' | 'seat'>;

/** How many there have been. */
let many = 0;

export class Peer {
  /** Tells it from others of this page. */
  readonly id = `peer ${many++}`;
  readonly to: Connection;
  /** The seat that it says to have, null as long as it says none; those who watch have none. */
  readonly claim = signal<number | null>(null);
  /** The name that it says to have. */
  readonly name = signal('');
  /** Whether a value of that seat has shown: then it is that player's page. */
  readonly proved = signal(false);
  /** Whether it has said what it keeps: then it can be told what is new. */
  readonly ready = signal(false);
  /** Who has decided beforehand there, and at the pages behind it. */
  readonly decided = signal<readonly number[]>([]);
  /** What it has, as far as this page knows, and what it has said to be saved. */
  has = '';
  saved = '';
  /** The own turn that it was told and has not said to be saved. */
  pendingTurn = '';
  /** Whether a message of it is just being taken in. */
  tells = false;
  /** The last opening that it was told. */
  opened = '';
  /** What it was last told of the others. */
  others = '';
  /** The page of the deputy that it was told last. */
  deputy = '';
  /** The message that came with its answer, and was new. */
  brought: Received['match'] | null = null;
  /** The key that it gave, and whether it has the one from here. */
  #key = '';
  #has = false;

  constructor(hears: (peer: Peer) => Hears) {
    this.to = new Connection(hears(this));
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
    this.name.value = name;
  }

  /** Gives the player there a key, by which the two know each other next time. */
  giveKey(match: Own) {
    const pair = this.#pair(match);
    if (this.#has || !this.to.knows || !pair) return;
    const text = newSecret();
    this.#has = true;
    keepKey(pair, text);
    this.to.say({ is: 'key', text });
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
    if (text) this.to.say({ is: 'proof', text });
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
