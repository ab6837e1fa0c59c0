// The game that is played over direct connections: to each guest of the host, or from a guest to the
// host, who tells each guest what the others have sent. What arrives is handled as an opened link is.
import { computed, effect, signal } from '@preact/signals';
import { isDamage } from '../../game/match.ts';
import { playerName } from '../../game/player-names.ts';
import { copied } from '../../keep/copy.ts';
import type { SavedMatch } from '../../keep/match.ts';
import type { Received } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { toast } from '../../ui/announce.ts';
import { errorSentence } from '../../words/failure.ts';
import { Connection, type Ending, readAnswer, readOffer } from './connection.ts';
import { markOf } from './description.ts';
import type { Spoken } from './frames.ts';
import { isRemembered, remember } from './remembered.ts';
import * as words from './words/words.ts';

/** A page that this one is connected to. */
type Peer = {
  readonly to: Connection;
  /** Who plays there; null as long as that isn't said, and of those who only watch. */
  seat: number | null;
  name: string;
  /** What it has, as far as this page knows. */
  has: string;
  /** The own turn that it was told and has not said to be saved. */
  asked: string;
  /** Whether it has said what it keeps: then it can be told what is new. */
  ready: boolean;
  /** Whether a message of it is just being taken in. */
  tells: boolean;
  /** The last opening that it was told. */
  opened: string;
  /** What it was last told of the others. */
  told: string;
  /** Who has decided beforehand there, and at the pages behind it. */
  decided: readonly number[];
};

/** An offer that is out, until it is answered. */
type Waiting = {
  offer: Promise<string | null>;
  at: number;
  to: Connection;
  answered: boolean;
};

/** What came of an answer. */
export type Taken = 'taken' | 'known' | 'unknown' | 'bad';

/** A match, and the table at which it is kept. */
export type LiveGame = { id: string; key: string };

/** A page that has said nothing yet. */
const STRANGER = {
  ...{ seat: null, name: '', has: '', asked: '', ready: false, tells: false },
  ...{ opened: '', told: '', decided: [] },
};

/** The endings of which more is said than that pages aren't connected. */
type Said = keyof typeof words.live.ends;

/** For how long an invitation that shows again has the same offer, in ms. */
const SAME_OFFER_MS = 8 * 60_000;
/** How long a connection may take once both pages have what they need, in ms. */
const CONNECT_MS = 15_000;
/** What a message that is no forgery can be. */
const FINE: readonly Received['kind'][] = ['newer', 'mends', 'same', 'older'];

export class Live {
  readonly game = signal<LiveGame | null>(null);
  readonly peers = signal<readonly Peer[]>([]);
  /** How many pages are connected. */
  readonly many = computed(() => this.peers.value.length);
  /** As a guest: the seats that the host is connected to, besides the own one. */
  readonly others = signal<readonly number[]>([]);
  /** What this page waits for, while it isn't connected. */
  readonly waits = signal<'none' | 'inviting' | 'answering' | 'connecting' | 'lost'>('none');
  /** The own answer, and who is to take it. */
  readonly answer = signal<{ text: string; host: string } | null>(null);
  /** Why a connection ended, in a sentence. */
  readonly why = signal('');
  /** Whether this page has invited: it tells each of the others what the rest have said. */
  readonly isHost = signal(false);
  /** Whose decision of this turn isn't known here, if all decide at once. */
  readonly deciding = signal<readonly number[]>([]);
  /** What opens the chance of this turn, before the message that has it too. */
  readonly #opening = signal<{ after: string; text: string } | null>(null);
  readonly #page;
  /** The table of people far away that shows. */
  readonly #shown = signal<OpenTable | null>(null);
  readonly #table = computed(() => {
    const table = this.#shown.value;
    return table?.saved.match?.id === this.game.value?.id ? table : null;
  });
  /** Whether the game is played right now, at this table and with others. */
  readonly plays = computed(() => {
    const view = this.#table.value?.session.now.view.value;
    return this.#met.value && view !== undefined && !view?.over;
  });
  /** Those who play and aren't connected, once all seats are taken. */
  readonly missing = computed(() => this.#missing());
  /** The others who still decide, while all do at once. */
  readonly undecided = computed(() => this.#undecided());
  /** Whether this page is connected to one that plays. */
  readonly #met = computed(() => this.peers.value.some(({ seat }) => seat !== null));
  #waiting: Waiting | null = null;
  /** Answers the same offer once more. */
  #again: () => Promise<string | null> = async () => null;
  /** The marks of offers that were answered. */
  #answered = new Set<number>();
  /** What has come is taken in one after the other. */
  #queue = Promise.resolve();

  constructor(page: Page) {
    this.#page = page;
    effect(() => {
      const { dataset } = document.documentElement;
      const many = this.many.value;
      const waits = this.waits.value.replace('connecting', 'inviting');
      Object.assign(dataset, { live: many ? 'connected' : waits, livePeers: `${many}` });
    });
    effect(() => this.sync());
    effect(() => this.#tellOthers());
    effect(() => void this.#decideAtOnce());
  }

  /** The seats to which messages of a match travel by themselves; null if they don't. */
  carries(id: string): readonly number[] | null {
    const peers = this.peers.value;
    const travel = peers.some(({ ready, seat }) => ready && seat !== null);
    if (this.game.value?.id !== id || !travel) return null;
    return [...peers.flatMap(({ seat }) => seat ?? []), ...this.others.value];
  }

  // --- Connecting ---------------------------------------------------------------------------

  /** Makes the offer for an invitation; null if this browser has nothing to offer. */
  async invite(game: LiveGame): Promise<string | null> {
    this.#begin(game, true);
    const old = this.#waiting;
    if (old && !old.answered && Date.now() - old.at < SAME_OFFER_MS) return old.offer;
    // One that is answered is about to connect.
    if (!old?.answered) old?.to.end('dropped');
    const to = this.#connection();
    const offer = to.offer().catch(() => null);
    // Kept before it is known: who asks meanwhile gets the same one.
    this.#waiting = { offer, at: Date.now(), to, answered: false };
    if (!(await offer)) to.end('dropped');
    else if (this.#waiting?.to === to) this.waits.value = 'inviting';
    return offer;
  }

  /** Makes the answer to an offer; null if there is none, as it isn't for now any more. */
  async reply(offer: string, game: LiveGame, host: string): Promise<string | null> {
    const told = readOffer(offer);
    if (!told || (await this.#waiting?.offer) === offer) return null;
    this.#begin(game, false);
    this.#waiting?.to.end('dropped');
    const to = this.#connection();
    const text = await to.answer(offer, told).catch(() => null);
    if (text) {
      this.waits.value = 'answering';
      this.answer.value = { text, host };
      this.#again = () => this.reply(offer, game, host);
    } else to.end('dropped');
    return text;
  }

  /** Takes the answer to the offer that is out. */
  async take(text: string): Promise<Taken> {
    const told = readAnswer(text);
    const waiting = this.#waiting;
    const offer = await waiting?.offer;
    if (!told) return 'bad';
    if (this.#answered.has(told.of)) return 'known';
    if (!waiting || waiting.answered || !offer || told.of !== markOf(offer)) return 'unknown';
    waiting.answered = true;
    this.#answered.add(told.of);
    this.why.value = '';
    this.waits.value = 'connecting';
    setTimeout(() => !waiting.to.isOpen && waiting.to.end('unreachable'), CONNECT_MS);
    // Not waited for: of a connection that ends meanwhile, a browser says nothing.
    waiting.to.accept(told).catch(() => waiting.to.end('unreachable'));
    return 'taken';
  }

  /** Only one game at a time is live; who has joined another page's star leaves it to invite. */
  #begin(game: LiveGame, isHost: boolean) {
    if (this.game.value?.id !== game.id || this.isHost.value !== isHost) this.leave();
    this.isHost.value = isHost;
    this.game.value = game;
  }

  leave() {
    this.#waiting?.to.end('dropped');
    for (const { to } of this.peers.value) to.end('dropped');
    this.game.value = null;
    this.waits.value = 'none';
    this.why.value = '';
  }

  #connection(): Connection {
    const peer: Peer = { to: null as never, ...STRANGER };
    const to = new Connection({
      opened: () => this.#opened(peer),
      said: (frame) => this.#hear(peer, frame),
      ended: (why) => this.#lost(peer, why),
    });
    return Object.assign(peer, { to }).to;
  }

  #opened(peer: Peer) {
    if (this.#waiting?.to === peer.to) this.#waiting = null;
    const { match, names } = this.#saved ?? {};
    if (!match) return peer.to.end('dropped');
    remember(match.id);
    this.peers.value = [...this.peers.value, peer];
    this.waits.value = 'lost';
    this.why.value = '';
    peer.to.say({ is: 'hello', seat: match.seat, name: names?.[match.seat] ?? '' });
    // What this page has in hand goes out once the other one has said what it keeps.
    peer.to.say({ is: 'message', text: match.link });
  }

  #lost(peer: Peer, why: Ending) {
    const was = this.peers.value.includes(peer);
    if (this.#waiting?.to === peer.to) this.#waiting = null;
    if (why === 'dropped' && !was) return;
    // A browser that waits no longer for its answer to be taken needs another answer.
    if (this.waits.value === 'answering' && !was) return void this.#again();
    this.peers.value = this.peers.value.filter((each) => each !== peer);
    this.others.value = [];
    if (!this.#waiting) this.waits.value = 'lost';
    if (why in words.live.ends) this.why.value ||= words.live.ends[why as Said](this.nameOf(peer));
  }

  /** Ends a connection, and says why. */
  #drop(peer: Peer, why: string) {
    this.why.value = words.live.dropped(this.nameOf(peer), why);
    peer.to.end('dropped');
  }

  // --- What is said -------------------------------------------------------------------------

  #hear(peer: Peer, frame: Exclude<Spoken, { is: 'beat' }>) {
    if (frame.is === 'hello') this.#meet(peer, frame);
    else if (frame.is === 'others') this.#hearOfOthers(peer, frame);
    else {
      const { is, text } = frame;
      const does = { message: this.#come, saved: this.#sent, opening: this.#open }[is];
      const next = () => does.call(this, peer, text);
      this.#queue = this.#queue.then(next).catch(() => {});
    }
  }

  #meet(peer: Peer, { seat, name }: Spoken & { is: 'hello' }) {
    peer.seat = seat;
    peer.name = name;
    this.peers.value = [...this.peers.value];
    toast(words.live.connected([this.nameOf(peer)]));
  }

  /** A message has come: it is kept, then said to be saved. */
  async #come(peer: Peer, text: string) {
    const game = this.game.peek();
    if (!game || !this.peers.peek().includes(peer)) return;
    // As soon as it is kept here, others are told of it, but not the page that it is from.
    peer.tells = true;
    const found = await this.#page.takeMessage(text, game.id).catch((error) => {
      // Where the own page fails, nobody else is to blame.
      if (isDamage(error)) this.#drop(peer, errorSentence(error));
      return null;
    });
    peer.tells = false;
    if (!found) return;
    if (!FINE.includes(found.kind)) return this.#drop(peer, found.sentence);
    // What could not be kept is not said to be saved.
    if (found.kind === 'newer' && this.#saved?.match?.link !== text) return;
    // Before the other page hears of it, a kill of this browser must not lose it any more.
    await copied();
    if (found.kind === 'newer') this.#turnIsKnown();
    if (found.kind !== 'older') peer.has = text;
    peer.to.say({ is: 'saved', text });
    peer.ready = true;
    this.peers.value = [...this.peers.value];
  }

  /** A message from here is saved elsewhere: it counts as sent. */
  async #sent(peer: Peer, text: string) {
    const [game, table] = [this.game.peek(), this.#table.peek()];
    if (!game) return;
    peer.has = text;
    if (peer.asked === text) this.#turnIsKnown();
    if (table && readyAt(table) === text) table.session.sent(text);
    // It was taken back meanwhile; but it is on its way.
    else if (this.#saved?.match?.link !== text) await this.#page.takeMessage(text, game.id);
    this.sync();
  }

  /** What was told of the own turn is saved somewhere: no page has to say so any more. */
  #turnIsKnown() {
    for (const peer of this.peers.peek()) peer.asked = '';
  }

  /** Tells each page what it doesn't have yet. */
  sync() {
    const [text, opening] = [this.#latest, this.#opening.value];
    for (const peer of this.peers.value) {
      if (!text || !peer.ready || peer.tells) continue;
      if (peer.has !== text) {
        peer.to.say({ is: 'message', text });
        if (text === this.#ready) peer.asked = text;
      }
      peer.has = text;
      if (opening?.after !== text || peer.opened === opening.text) continue;
      peer.opened = opening.text;
      peer.to.say({ is: 'opening', text: opening.text });
    }
  }

  /** Tells each page who else is there, as the host knows it, and who has decided. */
  #tellOthers() {
    const peers = this.peers.value;
    for (const peer of peers) {
      const { to, seat, told } = peer;
      const others = peers.filter((each) => each.seat !== null && each.seat !== seat);
      const seats = others.flatMap((each) => (this.isHost.value ? (each.seat ?? []) : []));
      const decided = [...this.#decidedHere, ...others.flatMap((each) => each.decided)];
      peer.told = `${seats}.${decided}`;
      if (peer.told !== told) to.say({ is: 'others', seats, decided });
    }
  }

  #hearOfOthers(peer: Peer, { seats, decided }: Spoken & { is: 'others' }) {
    if (!this.isHost.peek()) this.others.value = seats;
    peer.decided = decided;
    this.peers.value = [...this.peers.value];
  }

  // --- All at once --------------------------------------------------------------------------

  /** The own seat, if its decision waits for its turn. */
  get #decidedHere(): number[] {
    const { record, view, match } = this.#table.value?.session.now ?? {};
    if (!record?.value.beforehand || !match?.value) return [];
    return view?.value?.to_move === match.value.seat ? [] : [match.value.seat];
  }

  /** In a game with sheets all may decide at once: asks who does, and lets the person here. */
  async #decideAtOnce() {
    const [table, opening] = [this.#table.value, this.#opening.value];
    const match = table?.session.now.match.value;
    if (!table?.card.sheets || !match || match.fresh || !this.#met.value) return;
    const { link, seat, secret, since } = match;
    const opened = opening?.after === link ? { opening: opening.text } : {};
    const asked = { match: link, seat, secret, ...opened };
    const found = await this.#page.door.call('beforehand', asked).catch(() => null);
    if (!found || table.session.now.match.peek()?.link !== link) return;
    this.deciding.value = found.deciding;
    if (found.opening && found.opening !== opening?.text)
      this.#opening.value = { after: link, text: found.opening };
    if (found.record && since === null) table.session.decideBeforehand(found.record);
  }

  /** Takes what opens the chance of the turn; a value that wasn't promised does nothing. */
  async #open(peer: Peer, opening: string) {
    const { link, seat, secret } = this.#saved?.match ?? {};
    if (link === undefined || seat === undefined || secret === undefined) return;
    const asked = { match: link, seat, secret, opening };
    const found = await this.#page.door.call('beforehand', asked).catch(() => null);
    if (!found?.deciding.length) return;
    peer.opened = opening;
    this.#opening.value = { after: link, text: opening };
  }

  #undecided(): number[] {
    const own = this.#table.value?.saved.match?.seat;
    const decided = this.peers.value.flatMap((peer) => peer.decided);
    return this.deciding.value.filter((seat) => seat !== own && !decided.includes(seat));
  }

  #missing(): number[] {
    const table = this.#table.value;
    const match = table?.session.now.match.value;
    const seats = table?.session.now.seats.value ?? [];
    if (!match || match.joined < seats.length) return [];
    const there = [match.seat, ...this.peers.value.map(({ seat }) => seat), ...this.others.value];
    return seats.map((_, seat) => seat).filter((seat) => !there.includes(seat));
  }

  // --- The game -----------------------------------------------------------------------------

  /** The message that can be sent from here now. */
  get #ready(): string | null {
    const table = this.#table.value;
    return table && readyAt(table);
  }

  /**
   * The newest message: the one that can be sent from here, or the one that is kept. A turn that was
   * taken back while it was on its way may be saved elsewhere: another one waits until that is known.
   */
  get #latest(): string | null {
    const ready = this.#ready;
    const isOut = this.peers.peek().some(({ asked }) => asked && asked !== ready);
    if (ready) return isOut ? null : ready;
    return (this.#table.value?.session.now.saved.value ?? this.#saved)?.match?.link ?? null;
  }

  /** What this page keeps of the game. */
  get #saved(): { match?: SavedMatch; names?: string[] } | null {
    const game = this.game.peek();
    return this.#table.peek()?.saved ?? (game && this.#page.store.load(game.key));
  }

  /** How a player is called whose page is connected, or was. */
  nameOf({ name, seat }: Pick<Peer, 'name' | 'seat'>): string {
    if (name) return name;
    if (seat === null) return words.live.watcher;
    const table = this.#table.peek();
    if (!table) return words.live.friend;
    return playerName(table.session.now.seating.peek(), table.card.seats, seat);
  }

  /** The table of a match shows, until the function that this returns is called. */
  attach(table: OpenTable): () => void {
    const { match, key } = table.saved;
    this.#shown.value = table;
    if (match && !this.game.peek() && isRemembered(match.id)) {
      this.game.value = { id: match.id, key };
      this.waits.value = 'lost';
    }
    return () => {
      if (this.#shown.peek() === table) this.#shown.value = null;
    };
  }
}

/** The message that can be sent from a table now. */
function readyAt({ session }: OpenTable): string | null {
  const { matchStatus, message } = session.now;
  return matchStatus.value?.deed === 'send' ? message.value : null;
}
