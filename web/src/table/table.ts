// A table: the session of one game, its board, and what the page shows of them.
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { createRef } from 'preact';
import { Board } from '../board/board.ts';
import { Bots } from '../game/bots.ts';
import { Session } from '../game/session.ts';
import type { Ports } from '../game/types.ts';
import { tableHash } from '../keep/links.ts';
import { confirming, side } from '../keep/settings.ts';
import type { Kept, SavedTable } from '../keep/store.ts';
import { ReviewPane } from '../review/pane.ts';
import { nextPicks } from '../scene/picks.ts';
import type { Card, Door, GameRecord, View } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { flush } from '../ui/flush.ts';
import { hush } from '../ui/toast.ts';
import { seenTips, seeTip } from './seen-tips.ts';
import { makeSounds } from './step-sounds.ts';

/** What a table needs of the page around it. */
export type Page = {
  door: Door;
  /** Keeps a table on this device. */
  keep: (card: Card, saved: SavedTable) => Kept;
  /** Starts the rules again where they have failed, and opens the same table anew. */
  retry: () => void;
  goTo: (hash: string) => void;
  askNew: (card: Card, saved: SavedTable) => void;
  playAgain: (card: Card, saved: SavedTable) => void;
  openRules: (card: Card) => void;
  print: (saved: SavedTable) => void;
  share: (card: Card, record: GameRecord) => void;
};

export class Table {
  readonly card: Card;
  readonly page: Page;
  readonly session: Session;
  readonly board: Board;
  readonly review: ReviewPane;
  /** What the page says here besides, such as how far the start of the rules is. */
  readonly note: Signal<ComponentChildren> = signal(null);
  /** What a dialog shows instead of the page, where the page has no room for it. */
  readonly inDialog = signal<'record' | 'panels' | null>(null);
  /** Where the tip is. */
  readonly tip = createRef<HTMLDivElement>();
  /** What can be picked next. */
  readonly open: ReadonlySignal<string[]> = computed(() => this.#open());
  /** Whether the review shows in place of the list of moves. */
  readonly reviewing = computed(() => this.#reviews.value && this.session.offers.value.review);
  readonly #reviews = signal(false);
  readonly #ends: (() => void)[];

  constructor(page: Page, card: Card, saved: SavedTable) {
    this.card = card;
    this.page = page;
    this.board = this.#makeBoard();
    this.session = new Session(saved, this.#ports());
    const { session } = this;
    this.review = new ReviewPane(card, session, this);
    this.#ends = [
      effect(() => {
        if (session.title.value) document.title = session.title.value;
      }),
      effect(() => {
        if (!session.offers.value.review) this.#reviews.value = false;
      }),
      effect(() => {
        // What was read aloud before is out of date.
        if (session.shown.value) hush();
      }),
      makeSounds(session),
    ];
  }

  /** What the board tells becomes calls of the session, whose answer shows at once. */
  #makeBoard() {
    const tell =
      <Told extends unknown[]>(act: (...told: Told) => void) =>
      (...told: Told) => {
        act(...told);
        flush();
      };
    return new Board(this.card, {
      completed: tell((action) => this.#decide(action)),
      picked: tell((path) => this.session.picked(path)),
      refused: tell((picks) => this.session.explain(picks)),
      idle: tell(() => this.session.explain()),
      hovered: tell((action) => this.session.preview(action)),
      sized: tell(() => this.session.sized()),
    });
  }

  #decide(action: string) {
    if (confirming.value === 'on') this.session.hold(action);
    else this.session.play(action);
  }

  #ports(): Ports {
    const { card, page, board } = this;
    return {
      card,
      door: page.door,
      bots: new Bots(card),
      keep: (saved) => page.keep(card, saved),
      room: () => board.room,
      landed: () => {
        flush();
        return board.landed();
      },
      say: announce,
      restart: page.retry,
      side: computed(() => side.value),
      tips: {
        seen: seenTips,
        see: seeTip,
        visible: () => this.tip.current?.offsetParent != null,
      },
      touch: () => matchMedia('(pointer: coarse)').matches,
      now: Date.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    };
  }

  #open() {
    const { shown, live, path } = this.session;
    return live.value && shown.value ? nextPicks(shown.value.view.picks, path.value) : [];
  }

  /** Shows a picture kept from an earlier visit, until the rules answer. */
  prepare(view: View) {
    this.session.prepare(view);
  }

  /** Shows the game as it stands, and goes on with it. Rejects where the record is not valid. */
  async open_(): Promise<void> {
    await this.session.open();
    this.note.value = null;
    flush();
  }
}
