// Who joins a game, and by which message: the host tells one guest after the other.
import { signal } from '@preact/signals';
import { farAt } from './far-game.ts';
import type { LiveParts } from './live-game.ts';
import { Asking } from './party/asking.ts';
import { whenTrue } from './party/when-true.ts';
import type { Peer } from './peer.ts';
import { Turns } from './turns.ts';
import * as words from './words/en.ts';

/** How the host asks for a seat of its own, where another page has begun the game. */
const OWN = 'own';

export class Admission {
  /** What whoever joins the next game waits for, before they have a seat there; null for nothing. */
  readonly waits = signal<{ match: string; text: string } | null>(null);
  readonly #live;
  readonly #turns = new Turns();
  #asking: Asking | null = null;

  constructor(live: LiveParts) {
    this.#live = live;
  }

  /**
   * Asks the host by which message to join, as soon as the two are connected; null if nobody replies.
   * @param tell tells the person what is waited for
   */
  async messageToJoinBy(tell: (waits: string) => void): Promise<string | null> {
    const { many, stays } = this.#live;
    tell(words.live.joined.waits(this.#live.host));
    await whenTrue(() => many.value > 0 || !stays.value);
    if (!many.peek()) return null;
    tell(words.live.meeting.asks);
    const behind = () => tell(words.live.meeting.behind);
    this.leave();
    this.#asking = new Asking(() => this.#ask(), behind);
    return this.#asking.message;
  }

  /** A connection that is lost meanwhile comes back as another one. */
  #ask() {
    const { isHost, peers } = this.#live;
    const own = isHost.peek() ? this.turnOf(OWN) : null;
    if (own !== null) return this.hearTurn(own);
    if (!isHost.peek()) for (const peer of peers.peek()) peer.say({ is: 'ask' });
  }

  /** What the person here waits for at a match; '' for nothing. */
  waitsAt(id: string | undefined): string {
    const { match, text } = this.waits.value ?? {};
    return match === id && text ? text : '';
  }

  /** Nobody here waits for a seat any more. */
  leave() {
    this.#asking?.end();
  }

  hearTurn(text: string) {
    this.#asking?.hear(text);
  }

  tellTurn(peer: Peer) {
    const text = this.#live.isHost.peek() ? this.turnOf(peer.id) : null;
    if (text !== null) peer.say({ is: 'turn', text });
  }

  /** The message by which a guest joins, '' while another one does; null where no game is known. */
  turnOf(guest: string): string | null {
    const newest = this.#newest();
    if (!newest) return null;
    const { link, next, joined, players, isNextIn } = newest;
    const full = joined === players;
    if (!full && isNextIn) return '';
    const there = this.#live.presence.there.peek();
    const decides = next !== null && next !== this.#live.saved?.match?.seat && there.includes(next);
    const waits = !full && next !== null && this.#isOfAnother(guest, next);
    return this.#turns.ask(guest, { message: link, full, decides, waits });
  }

  /** The newest message, as somebody joins by it, and whether whoever writes the next one has joined. */
  #newest() {
    const { saved, table, held } = this.#live;
    const { match, seats = [] } = saved ?? {};
    const ready = farAt(table.peek())?.ready.peek() ?? (match ? null : held.peek());
    const newest = ready ? { ...ready, joined: ready.joined.length } : match;
    if (!newest) return null;
    const { link, next, joined } = newest;
    const players = ready?.record.players ?? seats.length;
    const hasJoined = ready ? next !== null && ready.joined.includes(next) : next === match?.seat;
    // Whoever begins has not joined either, before their first message.
    return { link, next, joined, players, isNextIn: hasJoined || joined === 0 };
  }

  /** Whether somebody else who is connected had a seat before that is free. */
  #isOfAnother(guest: string, seat: number): boolean {
    const { change, everybody } = this.#live;
    const before = change.seatsBefore;
    if (before.get(guest) === seat) return false;
    const isFree = ({ claim }: Peer) => claim.peek() === null;
    return everybody.peek().some((peer) => isFree(peer) && before.get(peer.id) === seat);
  }
}
