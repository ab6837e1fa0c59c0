// A table: the session of one game, its board, and what the page shows of them.
import { effect, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createRef } from 'preact';
import { Board } from '../board/board.ts';
import { Bots } from '../game/bots.ts';
import { ponders, spare } from '../game/machine.ts';
import { ownName } from '../game/player-names.ts';
import { type Come, type Deps, Session } from '../game/session.ts';
import { claimInTime, claimTable } from '../keep/claim.ts';
import { messageHash } from '../keep/game-links.ts';
import { seenTips, seeTip } from '../keep/progress.ts';
import { confirming } from '../keep/settings.ts';
import type { SavedTable, SaveResult, Store } from '../keep/store.ts';
import type { Games } from '../python/catalog.ts';
import { Engine } from '../python/engine.ts';
import { dayOfRecord } from '../rooms/daily/kept.ts';
import type { GameReview } from '../rooms/review/index.ts';
import type { Card, Door, GameRecord, View } from '../scene/types.ts';
import { sendOn } from '../share/share.tsx';
import { hush, toast } from '../ui/announce.ts';
import { flush } from '../ui/schedule.ts';
import * as words from '../words/words.ts';
import { bringToBoard, playOn, usual } from './board-place.tsx';
import { nameWindow, noteEnds } from './effects.ts';
import { dialogNote, messageWords } from './match-words.ts';

/** What a table needs of the page around it. */
export type Page = {
  games: Pick<Games, 'cards' | 'all'>;
  door: Door;
  keep: (card: Card, saved: SavedTable) => SaveResult;
  store: Pick<Store, 'load' | 'saveAgain'>;
  /** Starts the rules again where they have failed, and opens the same table anew. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  playAgain: (card: Card, saved: SavedTable) => void;
  /** @param clause to begin at */
  openRules: (card: Card, clause?: string) => void;
  /** @param beat whose result others can try to beat */
  share: (card: Card, saved: SavedTable, beat: number | null) => void;
  /** Asks for a link that somebody has sent. */
  paste: () => void;
};

export type TableProps = { table: Table };

export class Table {
  readonly card: Card;
  readonly page: Page;
  readonly session: Session;
  readonly board: Board;
  /** What the page says here besides, such as how far the start of the rules is. */
  readonly note: Signal<ComponentChildren> = signal(null);
  /** The part that a dialog shows, where the page has no room for it. */
  readonly inDialog = signal<'record' | 'panels' | null>(null);
  /** Whether the review shows in place of the list of moves. */
  readonly reviewing = signal(false);
  readonly tip = createRef<HTMLDivElement>();
  #review: GameReview | null = null;
  /** The link for people far away that a dialog shows, or has shown. */
  #offered: { link: string; close: () => void } | null = null;
  readonly #ends: (() => void)[];

  constructor(page: Page, card: Card, saved: SavedTable) {
    this.card = card;
    this.page = page;
    this.board = this.#makeBoard();
    const session = new Session(saved, this.#deps(saved));
    this.session = session;
    this.#ends = [
      nameWindow(session.now),
      effect(() => {
        if (!session.now.offers.value.review) this.reviewing.value = false;
      }),
      bringToBoard(session, this.board),
      effect(() => this.#withdraw()),
      noteEnds(session, page),
    ];
  }

  /** What the board tells becomes calls of the session, and shows at once. */
  #makeBoard() {
    const heard = (tell: () => void) => {
      tell();
      flush();
    };
    return new Board(this.card, {
      pressed: (action) => {
        if (confirming.value !== 'on') this.session.expect(action);
      },
      completed: (action) => this.#decide(action),
      // Shows when all that the pick brings has been told.
      picked: (path) => this.session.picking.picked(path),
      refused: (picks) => heard(() => this.session.picking.explain(picks)),
      idle: () => heard(() => this.session.picking.explain()),
      hovered: (action) => this.session.picking.preview(action),
      sheet: (seat) => this.session.viewpoint.lookFrom(seat),
      sized: () => this.session.viewpoint.sized(),
    });
  }

  /**
   * All picks of an action are made: it is played, or waits to be confirmed, as some ask to be.
   * Before the rules run nothing comes of it yet.
   */
  #decide(action: string) {
    const asks = confirming.value === 'on' || this.session.now.pressed.peek()?.ask;
    if (!asks) return playOn(this.session, action);
    this.session.picking.hold(action);
    flush();
  }

  async #objection(record: GameRecord, action: string): Promise<string> {
    return (await this.page.door.call('objection', { record, action })).words;
  }

  #deps({ key, record }: SavedTable): Deps {
    const { card, page, board } = this;
    // The bot of a day answers everybody alike, on any machine.
    const ofDay = dayOfRecord(record) !== null;
    const help = { ...spare(navigator), ...(ofDay && { play: 0 }) };
    return {
      ...usual(board),
      card,
      door: page.door,
      bots: new Bots(card, () => new Engine(), help, ponders(navigator)),
      store: {
        keep: (saved) => page.keep(card, saved),
        keepAgain: (saved) => page.store.saveAgain(saved),
        stored: () => page.store.load(key),
      },
      ...(ofDay && { objection: (played, action) => this.#objection(played, action) }),
      claim: claimInTime(claimTable(key)),
      restart: () => page.retry(),
      tips: {
        seen: seenTips,
        see: seeTip,
        visible: () => {
          const { current: tip } = this.tip;
          // Where it has no room it lies beside the window.
          return tip?.offsetParent != null && tip.offsetLeft < innerWidth;
        },
        touch: () => matchMedia('(pointer: coarse)').matches,
      },
    };
  }

  /** Returns the review of its games, which stays while its place changes; makes it first. */
  reviewBy(make: (session: Session) => GameReview): GameReview {
    this.#review ??= make(this.session);
    return this.#review;
  }

  /** Shows the link for people far away. It is sent once it has left the dialog. */
  sendOn() {
    const { session, card } = this;
    const [link, note] = [session.now.message.value, dialogNote(session.now)];
    if (!link) return;
    const far = session.now.matchStatus.value;
    const sent = far?.deed === 'send' ? () => session.sent(link) : undefined;
    const head = { of: card.id, by: far?.invites ? this.#hostName : null };
    const message = messageWords(far, card.title);
    this.#offered = { link, close: sendOn({ link: messageHash(link, head), message, note, sent }) };
  }

  /** The name of whoever began the match, where that is the person here. */
  get #hostName(): string {
    const { match, seats, names } = this.saved;
    return match && match.joined < 2 ? ownName({ seats, names }, this.card.seats, match.seat) : '';
  }

  /** A link that is no longer the one to send, as another page plays on, can't be taken any more. */
  #withdraw() {
    if (this.session.now.message.value === this.#offered?.link) return;
    this.#offered?.close();
    this.#offered = null;
  }

  /** Shows a picture of the game, if it can be shown, until the rules answer. */
  prepare(view: View) {
    try {
      this.session.prepare(view);
      flush();
    } catch {
      this.session.prepare(null);
      flush();
    }
  }

  /**
   * Shows the game as it stands, and goes on with it. Rejects where the record is not valid.
   * @param come what a link makes of the game that is kept: this page takes it over for that
   */
  async open(come?: Come): Promise<void> {
    const waited = this.session.now.complete.peek();
    await this.session.open(come);
    this.note.value = null;
    flush();
    const action = this.session.now.complete.peek();
    if (action !== null) this.#decide(action);
    else if (waited !== null) toast(words.game.notPlayed);
    flush();
  }

  /** Steps back one pick, as Escape does; returns false where there is nothing to step back from. */
  stepBack(): boolean {
    return hush() || this.session.picking.hideHint() || this.board.back();
  }

  /** The view that shows, to be kept as a picture; null before the rules have answered. */
  get picture(): View | null {
    const shown = this.session.now.shown.peek();
    return shown && !shown.prepared ? shown.view : null;
  }

  get saved(): SavedTable {
    return this.session.now.saved.peek();
  }

  close() {
    this.board.close();
    this.session.close();
    this.#review?.close();
    for (const end of this.#ends) end();
  }
}
