// What pages say to each other of the game that they are at. The host tells each guest what the others have
// sent. What arrives is handled as an opened link is.
import { computed, effect, signal } from '@preact/signals';
import { copied } from '../../keep/copy.ts';
import type { Received } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { errorSentence } from '../../words/failure.ts';
import { farAt } from './far-game.ts';
import type { SavedMatch } from './kept.ts';
import type { LiveGame, LiveParts } from './live-game.ts';
import { isDamage } from './message.ts';
import type { Peer } from './peer.ts';
import { readTalk, type Talk } from './talk.ts';

/** Kinds of genuine messages. */
const FINE: readonly Received['kind'][] = ['newer', 'mends', 'same', 'older'];

export class Exchange {
  /** What chance has brought to those without a seat, before a player has decided. */
  readonly heldOpening = signal<{ after: string; text: string } | null>(null);
  readonly #live;
  readonly #page;
  /** What has come is taken in one after the other. */
  #queue = Promise.resolve();

  constructor(live: LiveParts, page: Page) {
    this.#live = live;
    this.#page = page;
    // What the others are to know follows from these, and from nothing else.
    const news = computed(() => [
      ...[this.#latest, this.#ready, live.atOnce.opening.value, this.heldOpening.value],
      ...live.peers.value.map(({ ready, claim, proved }) => [
        ready.value,
        claim.value,
        proved.value,
      ]),
    ]);
    news.subscribe(() => this.sync());
    effect(() => this.#learnNames());
  }

  // --- What is heard --------------------------------------------------------------------------

  hear(peer: Peer, text: string) {
    const { change, presence, game } = this.#live;
    const talk = readTalk(text);
    if (!talk) return peer.to.end('garbage');
    if (talk.is === 'at') return change.hear(peer, talk);
    if (!this.#live.isHere(peer)) return;
    if (talk.is === 'hello') return this.meet(peer, talk.seat, talk.name);
    if (talk.is === 'others') return presence.hear(peer, talk);
    // What was said of a game that either page has left since is no matter any more. Whoever joins
    // leaves none.
    const [at, id] = [peer.at.peek(), game.peek()?.id];
    const isOfNow = () => peer.at.peek() === at && (!id || game.peek()?.id === id);
    this.#inOrder(() => (isOfNow() ? this.#handle(peer, talk) : Promise.resolve()));
  }

  #inOrder(job: () => Promise<void>) {
    this.#queue = this.#queue.then(job).catch(() => {});
  }

  async #handle(peer: Peer, talk: Exclude<Talk, { is: 'hello' | 'others' | 'at' }>) {
    const { saved, isHost, peers, admission } = this.#live;
    const match = saved?.match;
    if (!peers.peek().includes(peer)) return;
    if (talk.is === 'ask') return admission.tellTurn(peer);
    if (!match) return this.#hearWithoutSeat(peer, talk);
    switch (talk.is) {
      case 'message':
        return this.#come(peer, talk.text);
      case 'saved':
        peer.knows({ has: talk.text, saved: talk.text });
        peer.ready.value = true;
        return this.#count(peer);
      case 'opening':
        return this.#open(peer, match, talk.text);
      case 'prove':
        return peer.prove(match);
      case 'proof':
        if (isHost.peek() && (await peer.hasProved(match, talk.text))) this.#believe(peer);
        return;
      case 'key':
        if (!isHost.peek()) peer.hearKey(match, talk.text);
    }
  }

  // --- Without a seat -------------------------------------------------------------------------

  /** Whoever hasn't joined keeps nothing: they know the newest message, and pass it on. */
  async #hearWithoutSeat(peer: Peer, talk: Talk) {
    const { held, game, admission } = this.#live;
    if (talk.is === 'turn') admission.hearTurn(talk.text);
    if (talk.is === 'opening')
      this.heldOpening.value = { after: held.peek()?.link ?? '', text: talk.text };
    if (talk.is === 'saved' || talk.is === 'message') {
      peer.knows({ has: talk.text });
      peer.ready.value = true;
    }
    if (talk.is === 'message' && game.peek()?.id) await this.#hold(peer, talk.text);
  }

  /** A message that doesn't go on with the game as it was seen ends the connection. */
  async #hold(peer: Peer, text: string) {
    const { held, game, isHost } = this.#live;
    const before = held.peek();
    const request = { link: text, ...(before && { kept: before.link }) };
    const reading = await this.#page.door.call('receive', request).catch(() => null);
    const isOfGame = reading?.match.id === game.peek()?.id;
    const fine = before ? FINE : ['new'];
    if (!reading || !isOfGame || !fine.includes(reading.kind)) return peer.to.end('garbage');
    if (reading.kind === 'new' || reading.kind === 'newer') {
      held.value = reading.match;
      // What is new shows a value of whoever has written it.
      if (isHost.peek() && reading.match.author === peer.claim.peek()) peer.proved.value = true;
    }
    peer.say({ is: 'saved', text });
    this.sync();
  }

  // --- Whose page it is -----------------------------------------------------------------------

  /**
   * A guest has answered an invitation, which showed a value of whoever sent it. A host knows nothing
   * of who answers until they show one.
   */
  meet(peer: Peer, seat: number | null, name: string) {
    peer.says(seat, name);
    this.#learnName(seat, name);
    const { brought } = peer.knowledge.peek();
    const isVouched = seat !== null && peer.vouched.peek() === seat;
    if (!this.#live.isHost.peek() || isVouched) this.#believe(peer);
    else if (brought !== null) this.#shows(peer, brought);
  }

  /** A table that was opened again meanwhile hasn't heard who is there. */
  #learnNames() {
    const { table, peers } = this.#live;
    if (!table.value?.session.now.view.value) return;
    for (const { claim, name } of peers.value) this.#learnName(claim.value, name.value);
  }

  /** A seat without a name has that of whoever says to have it; a message says it again. */
  #learnName(seat: number | null, name: string) {
    const table = this.#live.table.peek();
    if (!table || seat === null || !name || seat === farAt(table)?.match.peek().seat) return;
    const { names = [] } = table.saved;
    const seats = table.session.now.seats.peek();
    if (seats[seat] !== 'far' || names[seat]) return;
    table.session.rename(seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))));
  }

  /** A value of a seat has shown: of two connections of one player, the newer counts. */
  #believe(peer: Peer) {
    const { saved, isHost, presence } = this.#live;
    const seat = peer.claim.peek();
    const match = saved?.match;
    if (!match || peer.proved.peek()) return;
    // A host who has no seat in this game passes on what all say.
    if (seat === null) peer.proved.value = !isHost.peek();
    if (seat === null || seat === match.seat) return;
    if (match.next === seat && presence.free > 0) return;
    peer.proved.value = true;
    this.#endOthers(peer, seat);
    void this.#count(peer);
  }

  #endOthers(peer: Peer, seat: number) {
    for (const other of this.#live.peers.peek())
      if (other !== peer && other.seat === seat) other.to.end('dropped');
    this.#live.endSearch(({ claim }) => claim.peek() === seat);
  }

  /** What is new shows a value of whoever has written it. */
  #shows(peer: Peer, author: Received['match']['author']) {
    this.#turnIsKnown();
    const own = this.#live.saved?.match;
    if (!own || author !== peer.claim.peek()) return;
    this.#believe(peer);
    if (this.#live.isHost.peek()) peer.giveKey(own);
    else peer.keepKey(own);
  }

  // --- What comes -----------------------------------------------------------------------------

  /** A message has come: it is kept, then said to be saved. */
  async #come(peer: Peer, text: string) {
    const game = this.#live.game.peek();
    if (!game) return;
    // As soon as it is kept here, others are told of it. The page that it is from hears first that it is
    // saved: what opens the dice after it means nothing there before.
    peer.knows({ tells: true });
    await this.#takeIn(peer, text, game).finally(() => {
      peer.knows({ tells: false });
    });
    this.sync();
  }

  async #takeIn(peer: Peer, text: string, game: LiveGame) {
    const table = this.#live.table.peek();
    const sent = table && readyAt(table) === text && peer.knowledge.peek().pendingTurn !== text;
    const reading = await this.#live.takeMessage(text, game).catch((error) => {
      // Where the own page fails, nobody else is to blame.
      if (isDamage(error)) this.#live.drop(peer, errorSentence(error));
      return null;
    });
    if (!reading) return;
    if (!FINE.includes(reading.kind)) return this.#live.drop(peer, reading.sentence);
    if (reading.kind !== 'older') peer.knows({ has: text });
    // What could not be kept is not said to be saved.
    if (reading.kind === 'newer' && this.#live.saved?.match?.link !== text) return;
    // Before the other page hears of it, a kill of this browser must not lose it any more.
    await copied();
    if (reading.kind === 'newer') this.#shows(peer, reading.match.author);
    // Whoever comes with the own turn had it from its link.
    if (sent) farAt(table)?.sent(text);
    peer.say({ is: 'saved', text });
    peer.ready.value = true;
  }

  /** A message has come in one link with an answer: it counts even if no connection comes of that. */
  bring(peer: Peer, text: string) {
    this.#inOrder(async () => {
      const game = this.#live.game.peek();
      const reading = game && (await this.#live.takeMessage(text, game).catch(() => null));
      if (reading?.kind === 'newer') peer.knows({ brought: reading.match.author });
      if (reading && peer.claim.peek() !== null)
        this.meet(peer, peer.claim.peek(), peer.name.peek());
    });
  }

  async #open(peer: Peer, match: SavedMatch, opening: string) {
    if (!(await this.#live.atOnce.open(match, opening))) return;
    peer.knows({ opened: match.link });
    // Whoever opens is next.
    if (peer.claim.peek() === match.next) this.#believe(peer);
  }

  /** A message from here is saved at another player's: it counts as sent. */
  async #count(peer: Peer) {
    const { game, table, saved } = this.#live;
    const [at, here, text] = [game.peek(), table.peek(), peer.knowledge.peek().saved];
    if (!at || !text || !peer.proved.peek()) return;
    if (peer.knowledge.peek().pendingTurn === text) this.#turnIsKnown();
    if (here && readyAt(here) === text) farAt(here)?.sent(text);
    // It was taken back meanwhile; but it is on its way.
    else if (saved?.match?.link !== text) await this.#live.takeMessage(text, at);
    this.sync();
  }

  /** What was told of the own turn is saved somewhere: no page has to say so any more. */
  #turnIsKnown() {
    for (const peer of this.#live.peers.peek()) peer.knows({ pendingTurn: '' });
  }

  // --- What is told ---------------------------------------------------------------------------

  /** Tells each page what it doesn't have yet. */
  sync() {
    const { atOnce, peers } = this.#live;
    const [latest, ready] = [this.#latest, this.#ready];
    const opening = atOnce.opening.peek() ?? this.heldOpening.peek();
    for (const peer of peers.peek()) {
      const text = latest === ready ? this.#turnFor(peer, ready) : latest;
      const { has, tells, opened } = peer.knowledge.peek();
      if (!text || !peer.ready.peek() || tells) continue;
      if (has !== text) {
        peer.say({ is: 'message', text });
        if (text === ready) peer.knows({ pendingTurn: text });
      }
      peer.knows({ has: text });
      if (opening?.after !== text || opened === text) continue;
      peer.knows({ opened: text });
      peer.say({ is: 'opening', text: opening.text });
    }
  }

  /**
   * What a page is told of a turn that can still be taken back. Those who watch have no part in it.
   * Whoever hasn't shown to play is told one turn only: that they have saved it doesn't count here.
   */
  #turnFor(peer: Peer, ready: string | null): string | null {
    if (peer.claim.value === null && !peer.proved.value) return this.#savedLink;
    const { pendingTurn } = peer.knowledge.peek();
    return peer.proved.value || !pendingTurn || pendingTurn === ready ? ready : null;
  }

  /** The message that can be sent from here now. */
  get #ready(): string | null {
    const table = this.#live.table.value;
    return table && readyAt(table);
  }

  /** The message that is kept. */
  get #savedLink(): string | null {
    const { table, saved, held } = this.#live;
    const match = farAt(table.value)?.match.value ?? saved?.match;
    return match?.link ?? held.value?.link ?? null;
  }

  /**
   * The newest message: the one that can be sent from here, or the one that is kept. A turn that was
   * taken back while it was on its way may be saved elsewhere: another one waits until that is known.
   */
  get #latest(): string | null {
    const ready = this.#ready;
    const isOut = this.#live.peers.peek().some(({ knowledge, proved }) => {
      const { pendingTurn } = knowledge.peek();
      return proved.peek() && pendingTurn && pendingTurn !== ready;
    });
    return ready ? (isOut ? null : ready) : this.#savedLink;
  }
}

/** The message that can be sent from a table now. */
function readyAt(table: OpenTable): string | null {
  const game = farAt(table);
  return game?.status.value?.deed === 'send' ? game.link.value : null;
}
