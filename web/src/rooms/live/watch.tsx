// Watching a game that others play live: without a seat, without a secret, what all players see.
import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { show } from '../../app/screen.tsx';
import { hashOf } from '../../keep/links.ts';
import { matchSeats } from '../../keep/match.ts';
import type { Card, Match } from '../../scene/types.ts';
import { PageHead } from '../../settings/page-head.tsx';
import { BoardPlace } from '../../table/board-place.tsx';
import type { Page } from '../../table/hooks.ts';
import { Sandbox } from '../../table/sandbox.ts';
import { Problem, retryButton } from '../../ui/problem.tsx';
import { sentence } from '../../words/grammar.ts';
import { Answer, type Answering } from './answer.tsx';
import { keepAwake } from './awake.ts';
import { Connection, type Said } from './connection.ts';
import { lateWords } from './late.ts';
import { readOffer } from './offer.ts';
import type { Offered } from './offered.ts';
import * as words from './words/words.ts';

/** In place of a secret, which is asked for and not needed. */
const NO_SECRET = 'A'.repeat(22);

class Watcher implements Answering {
  readonly card;
  readonly sandbox: Sandbox;
  readonly answer = signal<Answering['answer']['value']>(null);
  readonly give = words.live.watchGive;
  readonly many = signal(0);
  readonly hash = (live: string) => hashOf({ live });
  readonly sent = () => {};
  /** How it stands with the connection. */
  readonly state = signal<'answering' | 'connected' | 'lost' | 'closed'>('answering');
  /** Why no connection will come. */
  readonly why = signal('');
  readonly plays = computed(() => this.state.value === 'connected');
  readonly stays = computed(() => this.answer.value !== null && this.state.value === 'answering');
  readonly #sleep = keepAwake(this);
  readonly #page;
  readonly #to;
  #match;

  constructor(page: Page, card: Card, match: Match) {
    this.card = card;
    this.#page = page;
    this.#match = match;
    const seats = matchSeats(match.record.players, -1);
    this.sandbox = new Sandbox(match.record, seats, {
      card,
      door: page.door,
      restart: () => this.begin(),
      policy: { live: () => false, draws: () => false, explain: () => {} },
    });
    this.#to = new Connection({
      opened: () => this.#opened(),
      said: (frame) => void this.#hear(frame),
      ended: () => this.#turn('lost'),
    });
  }

  begin(record = this.#match.record) {
    return this.sandbox.session.turnTo(record);
  }

  async reply({ offer, by }: Offered) {
    const host = by ? words.live.called(by) : words.live.friend;
    const found = readOffer(offer);
    if (found.is !== 'open') return this.#close(lateWords(host, found));
    const text = await this.#to.answer(offer, found.told).catch(() => null);
    if (!text) return this.#close(words.live.noWay);
    this.answer.value = { text, host };
    this.#turn('answering');
  }

  #close(why: string) {
    this.#to.end('dropped');
    this.why.value = why;
    this.#turn('closed');
  }

  #turn(state: Watcher['state']['value']) {
    this.state.value = state;
    this.many.value = Number(state === 'connected');
    const { dataset } = document.documentElement;
    Object.assign(dataset, { live: state, livePeers: `${this.many.value}` });
  }

  #opened() {
    this.#turn('connected');
    this.#to.say({ is: 'hello', seat: null, name: '' });
    this.#to.say({ is: 'message', text: this.#match.link });
  }

  /** A message that doesn't go on with the game as it was seen ends the connection. */
  async #hear(frame: Said) {
    if (frame.is === 'opening') return this.#open(frame.text);
    if (frame.is !== 'message') return;
    const { text } = frame;
    const asked = { link: text, kept: this.#match.link };
    const found = await this.#page.door.call('receive', asked).catch(() => null);
    if (!found || !['newer', 'same', 'older'].includes(found.kind)) return this.#to.end('garbage');
    this.#to.say({ is: 'saved', text });
    if (found.kind !== 'newer') return;
    this.#match = found.match;
    await this.begin();
  }

  /** Shows what chance has brought, before a player has decided. */
  async #open(opening: string) {
    const { link, next, record } = this.#match;
    const seat = ((next ?? 0) + 1) % record.players;
    const asked = { match: link, seat, secret: NO_SECRET, opening };
    const found = await this.#page.door.call('beforehand', asked).catch(() => null);
    if (!found?.record || this.#match.link !== link) return;
    const { beforehand, ...opened } = found.record;
    await this.begin(opened);
  }

  close() {
    this.#to.end('dropped');
    this.#sleep();
    this.sandbox.close();
  }
}

/** Shows a full game, and answers the offer that came with it. */
export async function watch(page: Page, card: Card, match: Match, offered: Offered) {
  const watcher = new Watcher(page, card, match);
  const content = <Watching watcher={watcher} />;
  const of = { stepBack: () => false, close: () => watcher.close() };
  show({ page: 'learn', title: card.title, content, of });
  await watcher.reply(offered);
}

function Watching({ watcher }: { watcher: Watcher }) {
  useEffect(() => void watcher.begin(), [watcher]);
  const { status, problem } = watcher.sandbox.session.now;
  const { state, answer, card } = watcher;
  const wrong = problem.value;
  return (
    <div class="learn">
      <PageHead heading={words.live.watching(card.title)} from="" />
      <section class="step">
        <p class="step-words">{status.value?.words}</p>
      </section>
      <BoardPlace {...watcher.sandbox} />
      <section class="foot">
        {wrong && <Problem words={sentence(wrong.message)} buttons={[retryButton(wrong.again)]} />}
        {state.value === 'answering' && answer.value && <Answer at={watcher} barred={false} />}
        {state.value === 'closed' && <p role="alert">{watcher.why.value}</p>}
        {state.value === 'connected' && <p role="status">{words.live.watchingNow}</p>}
        {state.value === 'lost' && <p role="alert">{words.live.watchedLast}</p>}
      </section>
    </div>
  );
}
