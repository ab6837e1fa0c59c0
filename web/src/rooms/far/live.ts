// The people whose pages are connected, and the game that they are at: how they connect, and who is who.
// What they say of the game is in exchange.ts, who joins when in admission.ts, and how all go on to another
// game in game-change.ts. The people stay whatever they play.
import { computed, signal } from '@preact/signals';
import { playerName } from '../../game/player-names.ts';
import type { Match } from '../../scene/types.ts';
import type { OpenTable, Page } from '../../table/hooks.ts';
import { Admission } from './admission.ts';
import { Simultaneous } from './at-once.ts';
import type { FarTable } from './compare.ts';
import { Exchange } from './exchange.ts';
import { GameChange } from './game-change.ts';
import { matchOf } from './kept.ts';
import type { LiveGame, LiveParts } from './live-game.ts';
import { type GuestAnswer, Meeting, type Outcome } from './meeting.ts';
import type { Ending, Hears } from './party/connection.ts';
import { readOffer } from './party/offer.ts';
import { Party, type PartyPolicy } from './party/party.ts';
import type { Listed } from './party/roll.ts';
import { Peer } from './peer.ts';
import { Presence } from './presence.ts';
import { isRemembered, keepHeir, remember } from './remembered.ts';
import { take } from './take.ts';
import { written } from './talk.ts';
import type { Elsewhere } from './words/en.ts';
import * as words from './words/en.ts';

/** The endings of which more is said than that pages aren't connected. */
type Told = keyof typeof words.live.ends;

/** What there is to call somebody by: the name and the seat that they say, and the seat that is theirs. */
type Called = { name: { value: string }; claim: { value: number | null }; seat: number | null };

/** Somebody as the host tells of them, who answers for their seat. */
function asCalled({ name, mark }: Listed): Called {
  const seat = mark ? Number(mark) : null;
  return { name: { value: name }, claim: { value: seat }, seat };
}

/** How long somebody who was lost is expected back, in ms. */
const EXPECTS_MS = 600_000;

export class Live implements PartyPolicy<Peer>, LiveParts {
  readonly game = signal<LiveGame | null>(null);
  readonly #party = new Party<Peer>(this);
  /** All who are connected, and how many they are. */
  readonly everybody = this.#party.members;
  readonly many = this.#party.many;
  /** Those of them who are at the game that this page is at. */
  readonly peers = computed(() => this.everybody.value.filter((peer) => this.isHere(peer)));
  /** The pages that fell silent, and are looked for. */
  readonly sought = this.#party.sought;
  /** Whether this page is the host: it tells each of the others what the rest have said. */
  readonly isHost = this.#party.isHost;
  /** Who is here, as the host has told. */
  readonly roll = this.#party.roll;
  readonly #meeting = new Meeting({
    peer: () => this.newPeer(),
    isKnown: () => isRemembered(this.game.peek()?.id ?? ''),
    brought: (peer, text) => this.exchange.bring(peer, text),
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
  /** Whether they wait for it, as whoever has shown a code does; else a message of the game has it too. */
  readonly isAwaited = signal(true);
  /** Why there is no connection, in a sentence. */
  readonly why = this.#meeting.why;
  /** Whether no way was found to another device, and this one has told no address. */
  readonly hides = signal(false);
  /** The game as those without a seat know it. */
  readonly held = signal<Match | null>(null);
  /** Whether somebody was here just now, and is expected back. */
  readonly expects = signal(false);
  #expecting: ReturnType<typeof setTimeout> | undefined;
  readonly page;
  readonly #openTable = signal<OpenTable | null>(null);
  /** The table of people far away that shows, if it is this game's. */
  readonly table = computed(() => {
    const table = this.#openTable.value;
    return table?.saved.match?.id === this.game.value?.id ? table : null;
  });
  /** Whether the game is played right now, at this table and with others. */
  readonly plays = computed(() => {
    const view = this.table.value?.session.now.view.value;
    return this.met.value && view !== undefined && !view?.over;
  });
  /** Whether this page is connected to one that says to play, or that passes on what others say. */
  readonly met = computed(() =>
    this.peers.value.some(({ claim, proved }) => claim.value !== null || proved.value),
  );
  readonly atOnce;
  /** Who is there, and who has decided. */
  readonly presence;
  /** Who joins, and by which message. */
  readonly admission = new Admission(this);
  /** How all go on to another game. */
  readonly change;
  /** What is said of the game. */
  readonly exchange;
  /** The invitation by which this page connects before the person here has joined; '' for none. */
  readonly visit = signal('');
  /** Whether somebody has just come to this game by an invitation: then the next one follows by itself. */
  readonly goesOn = signal(false);
  /** The own name, as it was last. */
  #name = '';

  /** Keeps a message; says what it was, as of a link that is opened. */
  readonly takeMessage: LiveParts['takeMessage'] = (text, { id, key }) =>
    take(this.page, text, id, key);

  constructor(page: Page) {
    this.page = page;
    this.atOnce = new Simultaneous(page, this.table, this.met);
    this.presence = new Presence(this);
    this.change = new GameChange(this, page.store);
    this.exchange = new Exchange(this, page);
    this.presence.report.subscribe(() => this.presence.tell());
    this.game.subscribe(() => {
      this.goesOn.value = false;
    });
  }

  newMember(hears: (peer: Peer) => Hears): Peer {
    return new Peer(hears);
  }

  /** A page to connect to. */
  newPeer(asGuest = false): Peer {
    return this.#party.newMember(asGuest);
  }

  ownName(): string {
    const { match, names } = this.saved ?? {};
    this.#name = (match && names?.[match.seat]) || this.#name;
    return this.#name;
  }

  /** Somebody who was looked for is there. */
  endSearch(isBack: (lost: Peer) => boolean) {
    this.#party.endSearch(isBack);
  }

  isHere({ at }: Peer): boolean {
    return at.value === '' || at.value === this.game.value?.id;
  }

  /** The seats to which messages of a match travel by themselves; null if they don't. */
  carries(id: string): readonly number[] | null {
    if (this.game.value?.id !== id) return null;
    const peers = this.peers.value.filter(({ ready }) => ready.value);
    const seats = [...peers.flatMap(({ seat }) => seat ?? []), ...this.presence.others.value];
    // Who joins shows the first value of their seat with the first message.
    const joins = peers.length > 0 && this.met.value && this.presence.free > 0;
    return seats.length || joins ? [...new Set(seats)] : null;
  }

  /** The own answer, as long as it waits for them. */
  get pendingAnswer() {
    return this.waits.value === 'answering' ? this.answer.value : null;
  }

  // --- Connecting ---------------------------------------------------------------------------

  /** Makes the offer for an invitation; null if this browser has nothing to offer. */
  invite(game: LiveGame): Promise<string | null> {
    this.begin(game, true);
    return this.#meeting.invite();
  }

  /** Makes the answer to an offer; null if there is none. The page then says why. */
  async reply(offer: string, game: LiveGame, host: Elsewhere, visit = ''): Promise<string | null> {
    if (await this.#meeting.isOwn(offer)) return null;
    // Nothing is wrong with the connection that there is.
    if (this.many.peek() && readOffer(offer).is !== 'open') return null;
    this.begin(game, false);
    this.visit.value = visit;
    return this.#meeting.reply(offer, host);
  }

  /** Takes the answer to the offer that is out. */
  async take(answer: GuestAnswer): Promise<Outcome> {
    const outcome = await this.#meeting.take(answer);
    // Of two who have invited each other, whose offer is answered is the host.
    if (outcome === 'taken' && !this.many.peek()) this.isHost.value = true;
    return outcome;
  }

  /** Others come to this page, or it goes to another one. Who has joined a star leaves it to invite. */
  begin(game: LiveGame, isHost: boolean) {
    const isSame = this.game.value?.id === game.id;
    const goesOn = isSame || (isHost && this.many.peek() > 0);
    const changes = this.isHost.value !== isHost && (this.many.peek() > 0 || !isSame);
    if (!goesOn || changes) this.leave();
    this.isHost.value = isHost;
    if (this.game.value?.id !== game.id && this.many.peek()) this.change.goTo(game);
    this.game.value = game;
  }

  /** Lets go of all, so that nobody is looked for. */
  leave() {
    this.#party.leave();
    this.game.value = null;
    this.visit.value = '';
    this.change.next.value = null;
    this.held.value = null;
    this.#meeting.leave();
    this.admission.leave();
    this.isAwaited.value = true;
    this.isHost.value = false;
  }

  greets(): readonly string[] | null {
    const talk = this.change.greeting();
    return talk.length > 1 ? [...this.change.at(), ...talk].map(written) : null;
  }

  hear(peer: Peer, text: string) {
    this.exchange.hear(peer, text);
  }

  opened(peer: Peer) {
    const { id } = this.game.peek() ?? {};
    if (id) remember(id, this.isHost.peek());
    if (this.#meeting.opened(peer)) this.goesOn.value = this.isHost.peek();
    this.hides.value = false;
    if (this.isHost.value && peer.to.knows) peer.say({ is: 'prove' });
  }

  heir(name: string) {
    const id = this.game.peek()?.id;
    if (id) keepHeir(id, name);
  }

  vouches(peer: Peer): string {
    return peer.seat === null ? '' : `${peer.seat}`;
  }

  vouched(peer: Peer, mark: string) {
    if (mark) peer.vouched.value = Number(mark);
  }

  lost(peer: Peer, why: Ending, was: boolean) {
    const waits = this.#meeting.ended(peer);
    if (why === 'dropped' && !was) return;
    this.presence.others.value = [];
    if (!waits) this.waits.value = 'lost';
    if (was) this.#expect();
    this.hides.value = why === 'unreachable' && peer.to.hides;
    if (why in words.live.ends) this.why.value ||= words.live.ends[why as Told](this.nameOf(peer));
  }

  #expect() {
    this.expects.value = true;
    clearTimeout(this.#expecting);
    this.#expecting = setTimeout(() => {
      this.expects.value = false;
    }, EXPECTS_MS);
  }

  /** Ends a connection, and says why. */
  drop(peer: Peer, why: string) {
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

  /** The person here has joined: the others learn their name and seat. */
  joined({ match, names, key }: FarTable) {
    this.visit.value = '';
    this.held.value = null;
    this.change.next.value = null;
    this.game.value = { id: match.id, key };
    remember(match.id, this.isHost.peek());
    for (const peer of this.peers.peek()) {
      peer.say({ is: 'hello', seat: match.seat, name: names?.[match.seat] ?? '' });
      this.exchange.meet(peer, peer.claim.peek(), peer.name.peek());
    }
    this.exchange.sync();
  }

  /** Who has invited the person here. */
  get host(): Elsewhere {
    return this.answer.value?.host ?? words.live.friend;
  }

  // --- The game -------------------------------------------------------------------------------

  /** What this page keeps of the game. */
  get saved(): Partial<FarTable> | null {
    const game = this.game.peek();
    const saved = this.table.peek()?.saved ?? (game && this.page.store.load(game.key));
    return saved && { ...saved, match: matchOf(saved) };
  }

  /** How a player is called whose page is connected, or was: others say their names themselves. */
  nameOf({ name, claim, seat }: Called): Elsewhere {
    const at = seat ?? (name.value ? null : this.presence.promised.value);
    if (claim.value === null && !name.value && !this.presence.free) return words.live.watcher;
    // Who has invited the person here is believed.
    if (name.value && (claim.value === null || !this.isHost.value))
      return words.live.called(name.value);
    if (at === null) return words.live.guest(name.value);
    if (name.value) return words.live.called(name.value);
    const table = this.table.peek();
    if (!table) return words.live.friend;
    const seating = table.session.now.seating.peek();
    return words.live.called(playerName(seating, table.card.seats, at));
  }

  /** Who is here, as far as this page knows, and who of them plays: all, if nobody says who they are. */
  get company(): Record<'all' | 'players', Elsewhere[]> {
    const connected: readonly Called[] = this.everybody.value;
    // A guest has heard of the others from the host.
    const { you, members = [] } = (connected.length && !this.isHost.value && this.roll.value) || {};
    const others = members.slice(1).filter(({ number }) => number !== you);
    const everybody = [...connected, ...others.map(asCalled)];
    const speakers = everybody.filter(({ name, claim }) => name.value || claim.value !== null);
    const named = (those: Called[]) => those.map((each) => this.nameOf(each));
    const [all, players] = [named(everybody), named(speakers)];
    const more = all.length - players.length;
    const several = more > 1 && words.live.several(more, this.presence.free > 0);
    return { all: several ? [...players, several] : all, players: players.length ? players : all };
  }

  /** The table of a match shows, until the function that this returns is called. */
  attach(table: OpenTable): () => void {
    const { match, key } = table.saved;
    this.#openTable.value = table;
    if (match && !this.game.peek() && isRemembered(match.id)) {
      this.game.value = { id: match.id, key };
      this.waits.value = 'lost';
      if (Math.abs(Date.now() - table.saved.used) < EXPECTS_MS) this.#expect();
    }
    return () => {
      if (this.#openTable.peek() === table) this.#openTable.value = null;
    };
  }
}
