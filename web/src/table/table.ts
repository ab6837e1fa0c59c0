// A table: the session of one game, its board, and what the page shows around them.
import { effect, type Signal, signal } from '@preact/signals';
import { type ComponentChildren, createRef } from 'preact';
import { Board } from '../board/board.ts';
import { thinkerFor } from '../catalog/thinkers.ts';
import { Bots } from '../game/bots.ts';
import { helpersFor, ponders } from '../game/machine.ts';
import { openingAloud } from '../game/sentences.ts';
import { Session } from '../game/session.ts';
import type { Deps, MergeLink } from '../game/types.ts';
import { claimTable, claimWithTimeout } from '../keep/claim.ts';
import { askToStay } from '../keep/prefs.ts';
import type { SavedTable } from '../keep/saved-table.ts';
import { confirming } from '../keep/settings.ts';
import { seenTips, seeTip } from '../keep/tips.ts';
import type { Card, GameRecord, View } from '../scene/types.ts';
import { hush, toast } from '../ui/announce.ts';
import { byTouch } from '../ui/dom.ts';
import { flush } from '../ui/schedule.ts';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { browserDeps, connectBoard, playAction } from './board-place.tsx';
import './core-commands.ts';
import { announceEnds, nameWindow } from './effects.ts';
import { greet } from './greeting.ts';
import {
  type Command,
  commands,
  type OpenTable,
  occasionOf,
  type Page,
  tableServices,
} from './hooks.ts';

/** The tip for those who listen. */
const KEYS = 'keys';

export class Table implements OpenTable {
  readonly card: Card;
  readonly page: Page;
  readonly session: Session;
  readonly board: Board;
  readonly commands: readonly Command[] = commands.all;
  readonly banner: Signal<ComponentChildren> = signal(null);
  readonly inDialog = signal<'record' | 'panels' | null>(null);
  readonly lookingBack = signal(false);
  readonly tip = createRef<HTMLParagraphElement>();
  readonly #ends: (() => void)[];

  constructor(page: Page, card: Card, saved: SavedTable) {
    this.card = card;
    this.page = page;
    this.board = this.#makeBoard();
    const far = saved.match && tableServices.get('elsewhere');
    const session = new Session(saved, this.#deps(saved), far?.session);
    this.session = session;
    this.#ends = [
      nameWindow(session.now),
      effect(() => {
        if (!session.now.offers.value.lookBack) this.lookingBack.value = false;
      }),
      connectBoard(session, this.board),
      announceEnds(session, page),
      far?.shows(this) ?? (() => {}),
    ];
  }

  /** Turns what happens on the board into calls of the session, rendered at once. */
  #makeBoard() {
    const rendered = (tell: () => void) => {
      tell();
      flush();
    };
    return new Board(this.card, {
      pressed: (action) => {
        if (confirming.value !== 'on') this.session.expect(action);
      },
      completed: (action) => this.#decide(action),
      // Rendered once all effects of the pick are known.
      picked: (path) => this.session.picking.picked(path),
      refused: (picks) => rendered(() => this.session.picking.explain(picks)),
      idle: () => rendered(() => this.session.picking.explain()),
      hovered: (action) => this.session.picking.preview(action),
      sheet: (seat) => this.session.viewpoint.lookFrom(seat),
      sized: () => this.session.viewpoint.sized(),
    });
  }

  /**
   * Plays an action whose picks are complete, or holds it if players choose to confirm. Before the
   * rules run it only waits.
   */
  #decide(action: string) {
    const asks = confirming.value === 'on' || this.session.now.pressed.peek()?.ask;
    if (!asks) return playAction(this.session, action);
    this.session.picking.hold(action);
    flush();
  }

  async #objection(record: GameRecord, action: string): Promise<string> {
    return (await this.page.door.call('objection', { record, action })).words;
  }

  #deps(saved: SavedTable): Deps {
    const { card, page, board } = this;
    const { key } = saved;
    const isAlike = occasionOf(saved) !== null;
    return {
      ...browserDeps(board),
      card,
      door: page.door,
      bots: new Bots(card, () => thinkerFor(card.id), helpersFor(navigator), ponders(navigator)),
      store: {
        keep: (saved) => page.keep(card, saved),
        keepAgain: (saved) => page.store.saveAgain(saved),
        stored: () => page.store.load(key),
      },
      occasion: occasionOf,
      ...(isAlike && { objection: (record, action) => this.#objection(record, action) }),
      weigher: tableServices.get('weigher'),
      claim: claimWithTimeout(claimTable(key)),
      restart: () => page.retry(),
      tips: {
        past: seenTips,
        see: seeTip,
        visible: () => {
          const { current: tip } = this.tip;
          // Without room it lies outside the window.
          return tip?.offsetParent != null && tip.offsetLeft < innerWidth;
        },
        touch: byTouch,
      },
    };
  }

  /** Shows a picture of the game, if possible, until the rules answer. */
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
   * Shows the game and continues it. Rejects if the record is not valid.
   * @param merge changes the kept game by a link, for which this page takes it over
   */
  async open(merge?: MergeLink): Promise<void> {
    const waited = this.session.now.complete.peek();
    await this.session.open(merge);
    this.banner.value = null;
    flush();
    this.#ends.push(greet(this.board, () => this.#greeting()));
    const action = this.session.now.complete.peek();
    if (action !== null) this.#decide(action);
    else if (waited !== null) toast(words.playing.notPlayed);
    flush();
  }

  /** Returns what has opened; the first time also how to find the keys. */
  #greeting(): string {
    const { covered, seating, paused } = this.session.now;
    if (!this.picture || covered.peek() !== null) return '';
    const text = openingAloud(this.card.title, this.picture, seating.peek(), paused.peek());
    const isNew = !seenTips().includes(KEYS);
    if (isNew) seeTip(KEYS);
    return isNew ? paragraph(text, words.table.showsKeys) : text;
  }

  /** Steps back one pick, as Escape does; returns false if there is none. */
  stepBack(): boolean {
    return hush() || this.session.picking.hideHint() || this.board.back();
  }

  get picture(): View | null {
    const display = this.session.now.display.peek();
    return display && !display.prepared ? display.view : null;
  }

  get saved(): SavedTable {
    return this.session.now.saved.peek();
  }

  close() {
    const isForHome = !location.hash;
    if (isForHome && this.session.now.over.peek()) askToStay();
    this.board.close();
    this.session.close();
    for (const end of this.#ends) end();
  }
}
