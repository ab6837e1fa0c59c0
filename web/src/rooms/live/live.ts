// The game that is played over direct connections: to each guest of the host, or from a guest to the
// host, who tells each guest what the others have sent. What arrives is handled as an opened link is.
import { computed, effect, signal } from '@preact/signals';
import { isDamage } from '../../game/match.ts';
import { playerName } from '../../game/player-names.ts';
import { copied } from '../../keep/copy.ts';
import type { SavedMatch } from '../../keep/match.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import type { Received } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { errorSentence } from '../../words/failure.ts';
import { Simultaneous } from './at-once.ts';
import type { Ending } from './connection.ts';
import { Deputy } from './deputy.ts';
import { type GuestAnswer, Meeting, type Outcome } from './meeting.ts';
import { readOffer } from './offer.ts';
import type { Peer } from './peer.ts';
import { type Greeting, Peering, type PeerPolicy, type Talk } from './peering.ts';
import { Presence } from './presence.ts';
import { isRemembered, remember } from './remembered.ts';
import { Asking, Turns } from './turns.ts';
import { whenTrue } from './when-true.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/en.ts';

/** A match, and the table at which it is kept. */
export type LiveGame = { id: string; key: string };

/** The endings of which more is said than that pages aren't connected. */
type Told = keyof typeof words.live.ends;

/** What a message that is no forgery can be. */
const FINE: readonly Received['kind'][] = ['newer', 'mends', 'same', 'older'];

export class Live implements PeerPolicy {
  readonly game = signal<LiveGame | null>(null);
  readonly #peering = new Peering(this);
  readonly peers = this.#peering.peers;
  readonly many = this.#peering.many;
  /** The pages that fell silent, and are looked for. */
  readonly sought = this.#peering.sought;
  readonly #meeting = new Meeting({
    peer: () => this.newPeer(),
    isKnown: () => isRemembered(this.game.peek()?.id ?? ''),
    brought: (peer, text) => this.#inOrder(() => this.#bring(peer, text)),
  });
  /** What this page waits for, while it isn't connected, and whether it has to stay open for that. */
  readonly waits = this.#meeting.waits;
  readonly stays = computed(() => this.#meeting.stays.value || this.sought.value.length > 0);
  /** How it stands with the connections, in a word. */
  readonly state = computed(() =>
    this.many.value ? 'connected' : this.waits.value.replace('connecting', 'inviting'),
  );
  /** The own answer, and who is to take it. */
  readonly answer = this.#meeting.answer;
  /** Why there is no connection, in a sentence. */
  readonly why = this.#meeting.why;
  /** Whether no way was found to another device, and this one has told no address. */
  readonly hides = signal(false);
  /** Whether this page has invited: it tells each of the others what the rest have said. */
  readonly isHost = signal(false);
  readonly #page;
  readonly #openTable = signal<OpenTable | null>(null);
  /** The table of people far away that shows, if it is this game's. */
  readonly table = computed(() => {
    const table = this.#openTable.value;
    return table?.saved.match?.id === this.game.value?.id ? table : null;
  });
  /** Whether the game is played right now, at this table and with others. */
  readonly plays = computed(() => {
    const view = this.table.value?.session.now.view.value;
    return this.#met.value && view !== undefined && !view?.over;
  });
  /** Whether this page is connected to one that says to play. */
  readonly #met = computed(() => this.peers.value.some(({ claim }) => claim.value !== null));
  readonly atOnce;
  /** Who is there, and who has decided. */
  readonly presence;
  /** The invitation by which this page connects before the person here has joined; '' for none. */
  readonly visit = signal('');
  /** Whether somebody has just come by an invitation: then the next one follows by itself. */
  readonly goesOn = signal(false);
  readonly #turns = new Turns();
  readonly #deputy = new Deputy(this, this.#peering);
  #asking: Asking | null = null;
  /** What has come is taken in one after the other. */
  #queue = Promise.resolve();

  constructor(page: Page) {
    this.#page = page;
    this.atOnce = new Simultaneous(page, this.table, this.#met);
    this.presence = new Presence(this);
    effect(() => this.sync());
    effect(() => this.presence.tell());
    effect(() => this.#deputy.choose());
    effect(() => this.#learnNames());
  }

  /** The seats to which messages of a match travel by themselves; null if they don't. */
  carries(id: string): readonly number[] | null {
    if (this.game.value?.id !== id) return null;
    const peers = this.peers.value.filter(({ ready }) => ready.value);
    const seats = new Set(peers.flatMap(({ seat }) => seat ?? []));
    // Who joins shows the first value of their seat with the first message.
    const joins = peers.length > 0 && this.#met.value && this.presence.free > 0;
    return seats.size || joins ? [...seats, ...this.presence.others.value] : null;
  }

  // --- Connecting ---------------------------------------------------------------------------

  /** Makes the offer for an invitation; null if this browser has nothing to offer. */
  invite(game: LiveGame): Promise<string | null> {
    this.#begin(game, true);
    return this.#meeting.invite();
  }

  /** Makes the answer to an offer; null if there is none. The page then says why. */
  async reply(offer: string, game: LiveGame, host: Elsewhere, visit = ''): Promise<string | null> {
    if (await this.#meeting.isOwn(offer)) return null;
    // Nothing is wrong with the connection that there is.
    if (this.many.peek() && readOffer(offer).is !== 'open') return null;
    this.#begin(game, false);
    this.visit.value = visit;
    return this.#meeting.reply(offer, host);
  }

  /** Takes the answer to the offer that is out. */
  take(answer: GuestAnswer): Promise<Outcome> {
    return this.#meeting.take(answer);
  }

  /** Only one game at a time is live; who has joined another page's star leaves it to invite. */
  #begin(game: LiveGame, isHost: boolean) {
    if (this.game.value?.id !== game.id || this.isHost.value !== isHost) this.leave();
    this.isHost.value = isHost;
    this.game.value = game;
  }

  /** Others come to this page, or it goes to another one, without links. */
  meet(game: LiveGame, isHost: boolean) {
    this.#begin(game, isHost);
  }

  leave() {
    this.#peering.leave();
    this.game.value = null;
    this.visit.value = '';
    this.#meeting.leave();
  }

  /** A page to connect to. */
  newPeer(): Peer {
    return this.#peering.newPeer();
  }

  greeting(): Greeting | null {
    const { match, names } = this.#saved ?? {};
    if (match) return { seat: match.seat, name: names?.[match.seat] ?? '', text: match.link };
    const text = this.visit.peek();
    return text ? { seat: null, name: '', text } : null;
  }

  opened(peer: Peer) {
    const { id } = this.game.peek() ?? {};
    if (id) remember(id, this.isHost.peek());
    if (this.#meeting.opened(peer)) this.goesOn.value = this.isHost.peek();
    this.hides.value = false;
    if (this.isHost.value && peer.to.knows) peer.to.say({ is: 'prove' });
  }

  lost(peer: Peer, why: Ending, was: boolean) {
    const waits = this.#meeting.ended(peer);
    if (why === 'dropped' && !was) return;
    this.presence.others.value = [];
    if (!waits) this.waits.value = 'lost';
    this.hides.value = why === 'unreachable' && peer.to.hides;
    if (why in words.live.ends) this.why.value ||= words.live.ends[why as Told](this.nameOf(peer));
    const hasHost = this.isHost.peek() || this.many.peek() > 0;
    if (was && why === 'gone' && !hasHost) this.#deputy.takeOver();
  }

  /** Ends a connection, and says why. */
  #drop(peer: Peer, why: string) {
    this.why.value = words.live.dropped(this.nameOf(peer), why);
    peer.to.end('dropped');
  }

  // --- Joining --------------------------------------------------------------------------------

  /** Connects before the person here has joined: names and seats come later, over the connection. */
  async come(offer: string, link: string, host: Elsewhere): Promise<string | null> {
    const answer = await this.reply(offer, { id: '', key: '' }, host, link);
    if (!answer) this.visit.value = '';
    return answer;
  }

  /**
   * Asks the host by which message to join, as soon as the two are connected; null if nobody replies.
   * @param tell tells the person what is waited for
   */
  async messageToJoinBy(tell: (waits: string) => void): Promise<string | null> {
    tell(words.live.joined.waits(this.host));
    await whenTrue(() => this.many.value > 0 || !this.stays.value);
    if (!this.many.peek()) return null;
    tell(words.live.meeting.asks);
    const behind = () => tell(words.live.meeting.behind);
    // A connection that is lost meanwhile comes back as another one.
    const ask = () => {
      for (const { to } of this.peers.peek()) to.say({ is: 'ask' });
    };
    this.#asking = new Asking(ask, behind);
    return this.#asking.message;
  }

  /** The message by which a guest joins, '' while another one does; null where no game is kept. */
  turnOf(guest: string): string | null {
    const { match, seats = [] } = this.#saved ?? {};
    if (!match) return null;
    const ready = this.table.peek()?.session.now.ready.peek();
    const { next, link } = ready ?? match;
    return this.#turns.ask(guest, {
      message: link,
      full: (ready?.joined.length ?? match.joined) === seats.length,
      decides: next !== null && next !== match.seat && this.presence.there.peek().includes(next),
    });
  }

  /** The person here has joined: the others learn their name and seat. */
  joined({ match, names, key }: SavedTable & { match: SavedMatch }) {
    this.visit.value = '';
    this.game.value = { id: match.id, key };
    remember(match.id, false);
    for (const peer of this.peers.peek()) {
      peer.to.say({ is: 'hello', seat: match.seat, name: names?.[match.seat] ?? '' });
      this.#meet(peer, peer.claim.peek(), peer.name.peek());
    }
    this.sync();
  }

  /** Who has invited the person here. */
  get host(): Elsewhere {
    return this.answer.value?.host ?? words.live.friend;
  }

  // --- What is said -------------------------------------------------------------------------

  hear(peer: Peer, frame: Talk) {
    if (frame.is === 'hello') return this.#meet(peer, frame.seat, frame.name);
    if (frame.is === 'others') return this.presence.hear(peer, frame);
    if (frame.is === 'letter') return void this.#deputy.hear(peer, frame);
    this.#inOrder(() => this.#handle(peer, frame));
  }

  #inOrder(job: () => Promise<void>) {
    this.#queue = this.#queue.then(job).catch(() => {});
  }

  async #handle(peer: Peer, frame: Exclude<Talk, { is: 'hello' | 'others' | 'letter' }>) {
    const match = this.#saved?.match;
    if (!this.peers.peek().includes(peer)) return;
    if (!match) return this.#hearBeforeJoining(peer, frame);
    switch (frame.is) {
      case 'message':
        return this.#come(peer, frame.text);
      case 'saved':
        peer.has = frame.text;
        peer.saved = frame.text;
        return this.#count(peer);
      case 'opening':
        return this.#open(peer, match, frame.text);
      case 'ask':
        return this.#tellTurn(peer);
      case 'prove':
        return peer.prove(match);
      case 'proof':
        if (this.isHost.peek() && (await peer.hasProved(match, frame.text))) this.#believe(peer);
        return;
      case 'key':
        if (!this.isHost.peek()) peer.hearKey(match, frame.text);
    }
  }

  /** Whoever hasn't joined keeps nothing; what they have is what they were told last. */
  #hearBeforeJoining(peer: Peer, frame: Talk) {
    if (frame.is === 'turn') this.#asking?.hear(frame.text);
    if (frame.is !== 'message') return;
    peer.has = frame.text;
    peer.ready.value = true;
  }

  #tellTurn(peer: Peer) {
    const text = this.isHost.peek() ? this.turnOf(peer.id) : null;
    if (text !== null) peer.to.say({ is: 'turn', text });
  }

  /**
   * A guest has answered an invitation, which showed a value of whoever sent it. A host knows nothing
   * of who answers until they show one.
   */
  #meet(peer: Peer, seat: number | null, name: string) {
    peer.says(seat, name);
    this.#learnName(seat, name);
    if (!this.isHost.peek()) this.#believe(peer);
    else if (peer.brought) this.#shows(peer, peer.brought);
  }

  /** A table that was opened again meanwhile hasn't heard who is there. */
  #learnNames() {
    if (!this.table.value?.session.now.view.value) return;
    for (const { claim, name } of this.peers.value) this.#learnName(claim.value, name.value);
  }

  /** A seat without a name has that of whoever says to have it; a message says it again. */
  #learnName(seat: number | null, name: string) {
    const table = this.table.peek();
    if (!table || seat === null || !name || seat === table.saved.match?.seat) return;
    const { names = [] } = table.saved;
    const seats = table.session.now.seats.peek();
    if (seats[seat] !== 'far' || names[seat]) return;
    table.session.rename(seats.map((_, at) => (at === seat ? name : (names[at] ?? ''))));
  }

  /** A value of a seat has shown: of two connections of one player, the newer counts. */
  #believe(peer: Peer) {
    const seat = peer.claim.peek();
    const match = this.#saved?.match;
    const free = match?.next === seat && this.presence.free > 0;
    if (!match || seat === null || seat === match.seat || free || peer.proved.peek()) return;
    peer.proved.value = true;
    for (const other of this.peers.peek())
      if (other !== peer && other.seat === seat) other.to.end('dropped');
    this.#peering.endSearch(({ claim }) => claim.peek() === seat);
    void this.#count(peer);
  }

  /** A message has come: it is kept, then said to be saved. */
  async #come(peer: Peer, text: string) {
    const game = this.game.peek();
    if (!game) return;
    // As soon as it is kept here, others are told of it. The page that it is from hears first that it is
    // saved: what opens the dice after it means nothing there before.
    peer.tells = true;
    await this.#takeIn(peer, text, game).finally(() => {
      peer.tells = false;
    });
    this.sync();
  }

  async #takeIn(peer: Peer, text: string, game: LiveGame) {
    const table = this.table.peek();
    const sent = table && readyAt(table) === text && peer.pendingTurn !== text;
    const reading = await this.#page.takeMessage(text, game.id).catch((error) => {
      // Where the own page fails, nobody else is to blame.
      if (isDamage(error)) this.#drop(peer, errorSentence(error));
      return null;
    });
    if (!reading) return;
    if (!FINE.includes(reading.kind)) return this.#drop(peer, reading.sentence);
    if (reading.kind !== 'older') peer.has = text;
    // What could not be kept is not said to be saved.
    if (reading.kind === 'newer' && this.#saved?.match?.link !== text) return;
    // Before the other page hears of it, a kill of this browser must not lose it any more.
    await copied();
    if (reading.kind === 'newer') this.#shows(peer, reading.match);
    // Whoever comes with the own turn had it from its link.
    if (sent) table?.session.sent(text);
    peer.to.say({ is: 'saved', text });
    peer.ready.value = true;
  }

  /** A message has come in one link with an answer: it counts even if no connection comes of that. */
  async #bring(peer: Peer, text: string) {
    const game = this.game.peek();
    const reading = game && (await this.#page.takeMessage(text, game.id).catch(() => null));
    if (reading?.kind === 'newer') peer.brought = reading.match;
    if (reading && peer.claim.peek() !== null)
      this.#meet(peer, peer.claim.peek(), peer.name.peek());
  }

  /** What is new shows a value of whoever has written it. */
  #shows(peer: Peer, match: Received['match']) {
    this.#turnIsKnown();
    const own = this.#saved?.match;
    if (!own || match.author !== peer.claim.peek()) return;
    this.#believe(peer);
    if (this.isHost.peek()) peer.giveKey(own);
    else peer.keepKey(own);
  }

  /** A message from here is saved at another player's: it counts as sent. */
  async #count(peer: Peer) {
    const [game, table, text] = [this.game.peek(), this.table.peek(), peer.saved];
    if (!game || !text || !peer.proved.peek()) return;
    if (peer.pendingTurn === text) this.#turnIsKnown();
    if (table && readyAt(table) === text) table.session.sent(text);
    // It was taken back meanwhile; but it is on its way.
    else if (this.#saved?.match?.link !== text) await this.#page.takeMessage(text, game.id);
    this.sync();
  }

  /** What was told of the own turn is saved somewhere: no page has to say so any more. */
  #turnIsKnown() {
    for (const peer of this.peers.peek()) peer.pendingTurn = '';
  }

  /** Tells each page what it doesn't have yet. */
  sync() {
    const [latest, ready, opening] = [this.#latest, this.#ready, this.atOnce.opening.value];
    for (const peer of this.peers.value) {
      const text = latest === ready ? this.#turnFor(peer, ready) : latest;
      if (!text || !peer.ready.value || peer.tells) continue;
      if (peer.has !== text) {
        peer.to.say({ is: 'message', text });
        if (text === ready) peer.pendingTurn = text;
      }
      peer.has = text;
      if (opening?.after !== text || peer.opened === opening.text) continue;
      peer.opened = opening.text;
      peer.to.say({ is: 'opening', text: opening.text });
    }
  }

  /**
   * What a page is told of a turn that can still be taken back. Those who watch have no part in it.
   * Whoever hasn't shown to play is told one turn only: that they have saved it doesn't count here.
   */
  #turnFor(peer: Peer, ready: string | null): string | null {
    if (peer.claim.value === null) return this.#savedLink;
    return peer.proved.value || !peer.pendingTurn || peer.pendingTurn === ready ? ready : null;
  }

  // --- All at once --------------------------------------------------------------------------

  async #open(peer: Peer, match: SavedMatch, opening: string) {
    if (!(await this.atOnce.open(match, opening))) return;
    peer.opened = opening;
    // Whoever opens is next.
    if (peer.claim.peek() === match.next) this.#believe(peer);
  }

  // --- The game -----------------------------------------------------------------------------

  /** The message that can be sent from here now. */
  get #ready(): string | null {
    const table = this.table.value;
    return table && readyAt(table);
  }

  /** The message that is kept. */
  get #savedLink(): string | null {
    return (this.table.value?.session.now.saved.value ?? this.#saved)?.match?.link ?? null;
  }

  /**
   * The newest message: the one that can be sent from here, or the one that is kept. A turn that was
   * taken back while it was on its way may be saved elsewhere: another one waits until that is known.
   */
  get #latest(): string | null {
    const ready = this.#ready;
    const isOut = this.peers.peek().some(({ pendingTurn, proved }) => {
      return proved.peek() && pendingTurn && pendingTurn !== ready;
    });
    return ready ? (isOut ? null : ready) : this.#savedLink;
  }

  /** What this page keeps of the game. */
  get #saved(): Partial<SavedTable> | null {
    const game = this.game.peek();
    return this.table.peek()?.saved ?? (game && this.#page.store.load(game.key));
  }

  /** How a player is called whose page is connected, or was: others say their names themselves. */
  nameOf({ name, claim, seat }: Pick<Peer, 'name' | 'claim' | 'seat'>): Elsewhere {
    const at = seat ?? (name.value ? null : this.presence.promised.value);
    if (claim.value === null && !this.presence.free) return words.live.watcher;
    if (at === null) return words.live.guest(name.value);
    if (name.value) return words.live.called(name.value);
    const table = this.table.peek();
    if (!table) return words.live.friend;
    const seating = table.session.now.seating.peek();
    return words.live.called(playerName(seating, table.card.seats, at));
  }

  /** The table of a match shows, until the function that this returns is called. */
  attach(table: OpenTable): () => void {
    const { match, key } = table.saved;
    this.#openTable.value = table;
    if (match && !this.game.peek() && isRemembered(match.id)) {
      this.game.value = { id: match.id, key };
      this.waits.value = 'lost';
    }
    return () => {
      if (this.#openTable.peek() === table) this.#openTable.value = null;
    };
  }
}

/** The message that can be sent from a table now. */
function readyAt({ session }: OpenTable): string | null {
  const { matchStatus, message } = session.now;
  return matchStatus.value?.deed === 'send' ? message.value : null;
}
