// Watching a game that others play live: without a seat, without a secret, what all players see. The
// table is as theirs, with no way to play.
import { computed, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createRef } from 'preact';
import { useEffect } from 'preact/hooks';
import { hashOf } from '../../addresses/links.ts';
import { show } from '../../app/screen.tsx';
import { playerName } from '../../game/player-names.ts';
import { matchSeats } from '../../keep/match.ts';
import type { Card, Match, View } from '../../scene/types.ts';
import { nameWindow } from '../../table/effects.ts';
import { commands, type OpenTable, type Page } from '../../table/hooks.ts';
import { hearKey } from '../../table/keys.tsx';
import { Sandbox } from '../../table/sandbox.ts';
import { TableScreen } from '../../table/screen.tsx';
import { paragraph } from '../../words/grammar.ts';
import { Answer, type Answering, showCode } from './answer.tsx';
import { attemptOf } from './attempt.ts';
import { keepAwake, tellInPage } from './awake.ts';
import type { Ending } from './connection.ts';
import { lateWords } from './meeting.ts';
import { hasPlace, visit } from './meeting-place.ts';
import { offerIn, readOffer } from './offer.ts';
import type { Offered } from './offered.ts';
import type { Peer } from './peer.ts';
import { type Greeting, Peering, type PeerPolicy, type Talk } from './peering.ts';
import { isMeetingKey } from './remembered.ts';
import { ServerQuestion, settleServer } from './server.tsx';
import * as words from './words/en.ts';

/** In place of a secret, which is asked for and not needed. */
const NO_SECRET = 'A'.repeat(22);
/** What can be done at a table without playing. */
const LOOKS = ['moves', 'panels'];

class Watcher implements Answering, OpenTable, PeerPolicy {
  readonly card;
  readonly page;
  readonly session;
  readonly board;
  readonly commands = commands.all.filter(({ name }) => LOOKS.includes(name));
  /** How it stands with the connection shows where a table says what the page has to say. */
  readonly banner: Signal<ComponentChildren> = signal(<Notes watcher={this} />);
  readonly inDialog = signal<'record' | 'panels' | null>(null);
  readonly lookingBack = signal(false);
  readonly tip = createRef<HTMLParagraphElement>();
  readonly answer = signal<Answering['answer']['value']>(null);
  readonly give = words.live.watchGive;
  readonly #peering = new Peering(this);
  readonly many = this.#peering.many;
  readonly isHost = signal(false);
  readonly hash = (live: string) => hashOf({ live });
  readonly sent = () => {};
  /** How it stands with the connection. */
  readonly #waits = signal<'answering' | 'lost' | 'closed'>('answering');
  readonly state = computed(() => (this.many.value ? 'connected' : this.#waits.value));
  /** Whether the page that was lost is looked for. */
  readonly seeks = computed(() => this.#peering.sought.value.length > 0);
  /** Why no connection will come. */
  readonly why = signal('');
  readonly plays = computed(() => this.state.value === 'connected');
  readonly stays = computed(
    () => this.seeks.value || (this.answer.value !== null && this.state.value === 'answering'),
  );
  /** In a game in which all write at once: who still does, and who has said to have decided. */
  readonly deciding = signal<readonly number[]>([]);
  readonly decided = signal<readonly number[]>([]);
  readonly #sleep = keepAwake(this);
  readonly #sandbox;
  readonly #unname;
  readonly id;
  /** The key of the meeting place that it comes to, so that nobody has to send an answer; '' for none. */
  readonly place = signal('');
  readonly #tells = tellInPage(this);
  #peer: Peer | null = null;
  #leave = () => {};
  #match;

  constructor(page: Page, card: Card, match: Match) {
    this.card = card;
    this.page = page;
    this.id = match.id;
    this.#match = match;
    const seats = matchSeats(match.record.players, -1);
    this.#sandbox = new Sandbox(match.record, seats, {
      card,
      door: page.door,
      names: match.names,
      restart: () => this.begin(),
      policy: {
        live: () => false,
        draws: () => false,
        dress: (view) => this.#dress(view),
        explain: () => {},
      },
    });
    this.session = this.#sandbox.session;
    this.board = this.#sandbox.board;
    this.#unname = nameWindow(this.session.now);
  }

  get saved() {
    return this.session.now.saved.peek();
  }

  get picture() {
    return this.session.now.display.peek()?.view ?? null;
  }

  /** Nothing is sent from here. */
  sendOn() {}

  begin(record = this.#match.record) {
    return this.session.turnTo(record);
  }

  /** What a game asks of the player who is next is not for those who watch. */
  #dress(view: View): View {
    if (view.over || this.card.sheets || typeof view.to_move !== 'number') return view;
    const name = playerName(this.session.now.seating.peek(), view.players, view.to_move);
    return { ...view, status: words.live.toMove(name), note: '' };
  }

  async reply(invitation: Offered) {
    const { offer, stun, meet, by, atOnce } = offerIn(invitation);
    const host = by ? words.live.called(by) : words.live.friend;
    if (isMeetingKey(meet) && hasPlace()) {
      await settleServer(this.id, stun, host);
      return this.#meet(meet);
    }
    const reading = readOffer(offer);
    if (reading.is !== 'open') return this.#close(lateWords(host, reading));
    await settleServer(this.id, stun, host);
    const text = await this.#newPeer()
      .to.answer(offer, reading)
      .catch(() => null);
    if (!text) return this.#close(words.live.noWay);
    this.answer.value = { text, host };
    if (atOnce) showCode(this);
  }

  /** Comes to a meeting place, and again whenever the connection is lost. */
  async #meet(key: string) {
    this.place.value = key;
    this.#waits.value = 'answering';
    this.#leave = await visit(key, () => attemptOf(this.#newPeer().to));
  }

  #newPeer(): Peer {
    this.#peer = this.#peering.newPeer();
    return this.#peer;
  }

  greeting(): Greeting {
    return { seat: null, name: '', text: this.#match.link };
  }

  opened() {
    this.#leave();
  }

  lost(_: Peer, why: Ending, was: boolean) {
    const key = this.place.peek();
    if (key && (why === 'gone' || why === 'silent')) void this.#meet(key);
    else if (was || !key) this.#waits.value = 'lost';
  }

  #close(why: string) {
    this.#peer?.to.end('dropped');
    this.why.value = why;
    this.#waits.value = 'closed';
  }

  hear(peer: Peer, frame: Talk) {
    if (frame.is === 'opening') void this.#open(frame.text);
    if (frame.is === 'others') this.decided.value = frame.decided;
    if (frame.is === 'message') void this.#come(peer, frame.text);
  }

  /** A message that doesn't go on with the game as it was seen ends the connection. */
  async #come(peer: Peer, text: string) {
    const request = { link: text, kept: this.#match.link };
    const reading = await this.page.door.call('receive', request).catch(() => null);
    if (!reading || !['newer', 'same', 'older'].includes(reading.kind))
      return peer.to.end('garbage');
    peer.to.say({ is: 'saved', text });
    if (reading.kind !== 'newer') return;
    this.#match = reading.match;
    this.deciding.value = [];
    await this.begin();
  }

  /** Shows what chance has brought, before a player has decided. */
  async #open(opening: string) {
    const { link, next, record } = this.#match;
    const seat = ((next ?? 0) + 1) % record.players;
    const request = { match: link, seat, secret: NO_SECRET, opening };
    const turn = await this.page.door.call('beforehand', request).catch(() => null);
    if (!turn?.record || this.#match.link !== link) return;
    this.deciding.value = turn.deciding;
    const { beforehand, ...opened } = turn.record;
    await this.begin(opened);
  }

  close() {
    this.#leave();
    this.#peer?.to.end('dropped');
    this.#peering.leave();
    this.#tells();
    this.#sleep();
    this.#unname();
    this.#sandbox.close();
  }
}

/** Shows a full game, and answers the offer that came with it. */
export async function watch(page: Page, card: Card, match: Match, offered: Offered) {
  const watcher = new Watcher(page, card, match);
  show({
    page: 'table',
    title: card.title,
    content: <Watching watcher={watcher} />,
    of: {
      stepBack: () => false,
      key: (event) => hearKey(watcher, event),
      close: () => watcher.close(),
    },
  });
  await watcher.reply(offered);
}

type Props = { watcher: Watcher };

function Watching({ watcher }: Props) {
  useEffect(() => void watcher.begin(), [watcher]);
  return <TableScreen table={watcher} />;
}

/** How it stands with the connection, and who still decides. */
function Notes({ watcher }: Props) {
  const { state, answer, deciding, decided, session, card } = watcher;
  if (state.value === 'answering') {
    if (watcher.place.value) return <p class="connected">{words.live.meeting.looks}</p>;
    if (!answer.value) return <ServerQuestion match={watcher.id} />;
    return <Answer at={watcher} barred={false} />;
  }
  const { watchingNow, watchedLast, undecided } = words.live;
  const isThere = state.value === 'connected';
  const { lost: notConnected, triesAgain } = words.live;
  const lost = watcher.seeks.value ? paragraph(notConnected, triesAgain) : watchedLast;
  const text = { connected: watchingNow, lost, closed: watcher.why.value };
  const who = deciding.value.filter((seat) => !decided.value.includes(seat));
  const names = who.map((seat) => playerName(session.now.seating.value, card.seats, seat));
  return (
    <div class="connected">
      <p role={isThere ? 'status' : 'alert'} class={isThere ? 'contact' : 'contact lost'}>
        {text[state.value]}
      </p>
      {names.length > 0 && <p>{undecided(names)}</p>}
    </div>
  );
}
