// Watching a game that others play live: without a seat, without a secret, what all players see. The
// table is as theirs, with no way to play.
import { type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createRef } from 'preact';
import { useEffect } from 'preact/hooks';
import { show } from '../../app/screen.tsx';
import { playerName } from '../../game/player-names.ts';
import { matchSeats } from '../../game/seating.ts';
import type { Card, GameRecord, Match, View } from '../../scene/types.ts';
import { nameWindow } from '../../table/effects.ts';
import { commands, type OpenTable, type Page } from '../../table/hooks.ts';
import { hearKey } from '../../table/keys.tsx';
import { Sandbox } from '../../table/sandbox.ts';
import { TableScreen } from '../../table/screen.tsx';
import { stillHere } from '../../ui/still-here.ts';
import { paragraph } from '../../words/grammar.ts';
import { match as matchWords } from '../../words/words.ts';
import { Answer, showCode } from './answer.tsx';
import type { Offered } from './at-match.ts';
import { liveAt, placeAt } from './current.ts';
import { offerIn } from './party/offer.ts';
import { isMeetingKey } from './remembered.ts';
import { OpenQuestion, settleServer } from './server.tsx';
import * as words from './words/en.ts';

/** What can be done at a table without playing. */
const LOOKS = ['moves', 'panels', 'rules'];

export class Spectator implements OpenTable {
  readonly card;
  readonly page;
  readonly live;
  readonly session;
  readonly board;
  readonly commands = commands.all.filter(({ name }) => LOOKS.includes(name));
  /** How it stands with the connection shows where a table says what the page has to say. */
  readonly banner: Signal<ComponentChildren> = signal(<Notes watcher={this} />);
  readonly inDialog = signal<'record' | 'panels' | null>(null);
  readonly lookingBack = signal(false);
  readonly tip = createRef<HTMLParagraphElement>();
  readonly id;
  /** In a game in which all write at once: who still does. */
  readonly deciding = signal<readonly number[]>([]);
  readonly #sandbox;
  readonly #ends: (() => void)[];
  /** The message that shows. */
  #link: string;

  /** @param seat that of whoever waits for it; -1 for whoever only watches */
  constructor(page: Page, card: Card, match: Match, seat: number) {
    this.card = card;
    this.page = page;
    this.live = liveAt(page);
    this.id = match.id;
    this.#link = match.link;
    const seats = matchSeats(match.record.players, seat);
    this.#sandbox = new Sandbox(match.record, seats, {
      card,
      door: page.door,
      names: match.names,
      restart: () => this.begin(match.record),
      policy: {
        live: () => false,
        draws: () => false,
        dress: (view) => this.#dress(view),
        explain: () => {},
      },
    });
    this.session = this.#sandbox.session;
    this.board = this.#sandbox.board;
    this.#ends = [
      nameWindow(this.session.now),
      this.live.held.subscribe((held) => void this.#show(held)),
      this.live.exchange.heldOpening.subscribe((opening) => void this.#open(opening)),
    ];
  }

  get saved() {
    return this.session.now.saved.peek();
  }

  get picture() {
    return this.session.now.display.peek()?.view ?? null;
  }

  /** Nothing is sent from here. */
  sendOn() {}

  begin(record: GameRecord) {
    return this.session.turnTo(record);
  }

  /** What a game asks of the player who is next is not for those who watch. */
  #dress(view: View): View {
    if (view.over || this.card.sheets || typeof view.to_move !== 'number') return view;
    const name = playerName(this.session.now.seating.peek(), view.players, view.to_move);
    const { wait } = matchWords;
    const waits = this.live.admission.waitsAt(this.id) !== '';
    return { ...view, status: (waits ? wait : words.live.toMove)(name), note: '' };
  }

  async #show(held: Match | null) {
    if (held?.id !== this.id || held.link === this.#link) return;
    this.#link = held.link;
    this.deciding.value = [];
    await this.begin(held.record);
  }

  /** Shows what chance has brought, before a player has decided. */
  async #open(opening: { after: string; text: string } | null) {
    if (!opening || opening.after !== this.#link) return;
    const request = { match: opening.after, opening: opening.text };
    const turn = await this.page.door.call('beforehand', request).catch(() => null);
    if (!turn?.record || this.#link !== opening.after) return;
    this.deciding.value = turn.deciding;
    await this.begin(turn.record);
  }

  close() {
    for (const end of this.#ends) end();
    this.#sandbox.close();
  }
}

/** Shows a game to somebody without a seat, as the party tells of it. */
export function watch(page: Page, card: Card, match: Match, seat = -1) {
  const watcher = new Spectator(page, card, match, seat);
  show({
    page: 'table',
    title: card.title,
    content: <Watching watcher={watcher} record={match.record} />,
    of: {
      stepBack: () => false,
      key: (event) => hearKey(watcher, event),
      close: () => watcher.close(),
    },
  });
}

/** Shows a full game, and answers the offer that came with it. */
export async function watchByLink(page: Page, card: Card, match: Match, invitation: Offered) {
  const { offer, stun, meet, by } = offerIn(invitation);
  const host = by ? words.live.called(by) : words.live.friend;
  const live = liveAt(page);
  watch(page, card, match);
  const here = stillHere();
  await settleServer(match.id, stun, host);
  if (isMeetingKey(meet)) placeAt(page).join({ id: match.id, key: '' }, meet);
  else if (!(await live.reply(offer, { id: match.id, key: '' }, host))) return;
  if (live.game.peek()?.id === match.id) live.held.value ??= match;
  if (live.answer.peek()) showCode({ live, card }, here);
}

type Props = { watcher: Spectator };

function Watching({ watcher, record }: Props & { record: GameRecord }) {
  useEffect(() => void watcher.begin(record), [watcher]);
  return <TableScreen table={watcher} />;
}

/** How it stands with the connection, and who still decides. */
function Notes({ watcher }: Props) {
  const { live, deciding, session, card } = watcher;
  const isThere = live.many.value > 0;
  if (!isThere && live.pendingAnswer) return <Answer at={{ live, card }} />;
  const { watchingNow, watchedLast, lost, triesAgain, meeting } = words.live;
  const isAtPlace = placeAt(watcher.page).match.value === watcher.id;
  const away = live.sought.value.length
    ? paragraph(lost, triesAgain)
    : live.why.value || (isAtPlace ? meeting.looks : watchedLast);
  const decided = live.peers.value.flatMap((peer) => peer.decided.value);
  const who = deciding.value.filter((seat) => !decided.includes(seat));
  const names = who.map((seat) => playerName(session.now.seating.value, card.seats, seat));
  return (
    <>
      <OpenQuestion match={watcher.id} />
      <div class="connected">
        <p role={isThere ? 'status' : 'alert'} class={isThere ? '' : 'contact lost'}>
          {isThere ? live.admission.waitsAt(watcher.id) || watchingNow : away}
        </p>
        {names.length > 0 && <p>{words.live.undecided(names)}</p>}
      </div>
    </>
  );
}
