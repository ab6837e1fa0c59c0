// A board on which something is to be found: what was tried, and what is said to it.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import { helpersFor } from '../game/machine.ts';
import { persons } from '../game/seating.ts';
import { matchSeats } from '../keep/match.ts';
import { begun, pathTo } from '../scene/picks.ts';
import type { Card, Door, Explained, GameRecord, View } from '../scene/types.ts';
import { tellRefused } from '../table/heard.ts';
import { Sandbox } from '../table/sandbox.ts';
import { announce } from '../ui/announce.ts';
import { paragraph } from '../words/grammar.ts';

/** After so many tries it is shown how it is done. */
export const TRIES = 2;

/** What is said to what was tried: it was right, it was wrong, or this is how it is done. */
export type Feedback = { kind: 'right' | 'wrong' | 'shown'; words: string; clause: string };

/** How it went: found at once, found after a wrong answer, or shown. */
export type Grade = 'once' | 'later' | 'shown';

/** The same as it is kept, and as schedules and ratings count it. */
export type GradeNumber = 1 | 2 | 3;
export const GRADE_NUMBERS: Record<Grade, GradeNumber> = { shown: 1, later: 2, once: 3 };

export abstract class Trainer {
  readonly card: Card;
  readonly sandbox: Sandbox;
  readonly feedback = signal<Feedback | null>(null);
  /** What stands there of it: that it was right only once the board has come to show it. */
  readonly answer = computed(() => {
    const { changing, arrived, shown } = this.session.now;
    const moves = changing.value || arrived.value !== shown.value;
    return this.feedback.value?.kind === 'right' && moves ? null : this.feedback.value;
  });
  /** Whether it is found: nothing more can be tried. */
  readonly done = signal(false);
  /** Whether what a wrong answer leads to shows. */
  readonly refuted = signal(false);
  /** What the game asks after the picks that were made; '' if it asks nothing. */
  readonly prompt = computed(() => {
    const { picking, path, prompt } = this.session.now;
    const made = picking.value && path.value.length > begun(picking.value).length;
    return made ? prompt.value : '';
  });
  protected readonly door: Door;
  protected tries = 0;

  constructor(card: Card, record: GameRecord, door: Door) {
    this.card = card;
    this.door = door;
    this.sandbox = new Sandbox(record, persons(record.players), {
      card,
      door,
      policy: {
        you: () => this.seat,
        live: () => !this.locked,
        draws: () => this.draws,
        dress: (view) => this.dress({ ...view, status: '', result: '', reason: '' }),
        judge: (actions, ifCurrent) => this.judge(actions, ifCurrent),
        explain: (why) => this.explain(why),
      },
      help: helpersFor(navigator),
      restart: () => this.open(),
      picked: () => this.picked(),
    });
  }

  get session() {
    return this.sandbox.session;
  }

  protected get view(): View | null {
    return this.session.now.shown.peek()?.view ?? null;
  }

  /** The seat of whoever has to find it. */
  protected abstract get seat(): number | undefined;

  /** The position in which it is to be found. */
  protected abstract get base(): GameRecord;

  /** Shows it, once the board has its place, or begins anew. */
  abstract open(): void;

  /** Decides what comes of what was tried, as a session's policy does. */
  protected abstract judge(
    actions: readonly string[],
    ifCurrent: IfCurrent,
  ): Promise<GameRecord | null>;

  /** Whether nothing can be tried now. */
  protected get locked(): boolean {
    return this.done.value || this.refuted.value;
  }

  protected get draws(): boolean {
    return false;
  }

  /** The view without buttons that do several things in one go: one of them is asked for. */
  protected dress(view: View): View {
    const several = view.buttons.filter(({ more }) => more.length).map(({ id }) => id);
    const picks = Object.entries(view.picks).filter(([id]) => !several.includes(id));
    return {
      ...view,
      buttons: view.buttons.filter(({ id }) => !several.includes(id)),
      picks: Object.fromEntries(picks),
    };
  }

  protected explain({ sentence, clause }: Explained) {
    this.giveFeedback('wrong', sentence, clause);
  }

  /** What was said of the last try goes with the next pick. */
  protected picked() {
    if (this.feedback.value?.kind === 'wrong') this.feedback.value = null;
  }

  /** Shows the position in which it is to be found, or another one. */
  protected position(record = this.base): Promise<void> {
    return this.session.turnTo(record, matchSeats(record.players, this.seat ?? -1));
  }

  /** Goes back from what a wrong answer leads to. */
  again() {
    batch(() => {
      this.feedback.value = null;
      this.refuted.value = false;
    });
    void this.position();
  }

  /** Takes note of a wrong answer; returns whether it is to be shown now how it is done. */
  protected missed(): boolean {
    tellRefused();
    this.tries += 1;
    return this.tries >= TRIES;
  }

  /** Marks how something is done; returns what to point at, if it can be done now. */
  protected mark(action: string | undefined): string[] | null {
    const path = this.view && action ? pathTo(this.view.picks, action) : null;
    if (path) this.session.picking.mark(path);
    return path;
  }

  /** @param aloud what a screen reader hears in place of the words */
  protected giveFeedback(kind: Feedback['kind'], words: string, clause = '', aloud = words) {
    this.feedback.value = { kind, words, clause };
    announce(paragraph(aloud, clause && `(${clause})`));
  }

  /** Steps back one pick; returns false if there is none. */
  stepBack(): boolean {
    return this.sandbox.board.back();
  }

  close() {
    this.sandbox.close();
  }
}

/** Something to be found that is marked by how it went. */
export abstract class Marked extends Trainer {
  /** Null until that is known. */
  abstract readonly grade: ReadonlySignal<string | null>;
  /** Whether it is solved, or its solution was shown. */
  readonly revealed = computed(() => this.done.value || this.grade.value !== null);

  /** Shows how it is done. */
  abstract showMe(): Promise<void>;

  /** What finding it now counts as. */
  protected get foundNow() {
    return this.tries ? 'later' : 'once';
  }
}
