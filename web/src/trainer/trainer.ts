// A board with something to find: tries, and feedback on them.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import { helpersFor } from '../game/machine.ts';
import { matchSeats, persons } from '../game/seating.ts';
import { scoreAloud } from '../game/sentences.ts';
import type { ReadAloud } from '../game/types.ts';
import { opening, pathTo } from '../scene/picks.ts';
import type { Card, Door, Explained, GameRecord, View } from '../scene/types.ts';
import { greet } from '../table/greeting.ts';
import { tellRefused } from '../table/heard.ts';
import { Sandbox } from '../table/sandbox.ts';
import { isReading, meaning } from '../table/shortcuts.ts';
import { announce, byKey, toast } from '../ui/announce.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as page from '../words/words.ts';

/** After this many tries the solution is shown. */
const TRIES = 2;

/** The feedback on a try: right, wrong, or the solution. */
export type Feedback = { kind: 'right' | 'wrong' | 'shown'; words: string; clause: string };

/** How it was found: at once, after a wrong answer, or by being shown. */
export type Grade = 'once' | 'later' | 'shown';

/** A grade as it is kept, and as schedules and ratings use it. */
export type GradeNumber = 1 | 2 | 3;
export const GRADE_NUMBERS: Record<Grade, GradeNumber> = { shown: 1, later: 2, once: 3 };

export abstract class Trainer {
  readonly card: Card;
  readonly sandbox: Sandbox;
  readonly feedback = signal<Feedback | null>(null);
  /** The feedback to show: "right" only once the board has arrived at the position. */
  readonly answer = computed(() => {
    const { changing, arrived, display } = this.session.now;
    const moves = changing.value || arrived.value !== display.value;
    return this.feedback.value?.kind === 'right' && moves ? null : this.feedback.value;
  });
  /** Whether it was found: nothing more can be tried. */
  readonly done = signal(false);
  /** Whether the board shows what a wrong answer leads to. */
  readonly refuted = signal(false);
  /** The game's question after the picks so far; '' if it has none. */
  readonly prompt = computed(() => {
    const { picking, path, prompt } = this.session.now;
    const hasPicked = picking.value && path.value.length > opening(picking.value).length;
    return hasPicked ? prompt.value : '';
  });
  protected readonly door: Door;
  protected tries = 0;
  #endGreeting = () => {};

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
    return this.session.now.display.peek()?.view ?? null;
  }

  /** The seat of the player who has to find it. */
  protected abstract get seat(): number | undefined;

  /** The position to start from. */
  protected abstract get base(): GameRecord;

  /** What is asked, to be read aloud. */
  protected abstract get aloud(): string;

  /** Shows it, once the board is on the page, or begins again. */
  abstract open(): void;

  /** Answers a try, as a session's policy does. */
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

  /** Removes buttons that do several things at once: one of these is the question. */
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

  /** The next pick clears the feedback on the last try. */
  protected picked() {
    if (this.feedback.value?.kind === 'wrong') this.feedback.value = null;
  }

  /** Shows the start position, or another one. */
  protected position(record = this.base): Promise<void> {
    return this.session.turnTo(record, matchSeats(record.players, this.seat ?? -1));
  }

  /** Returns from what a wrong answer leads to. */
  again() {
    batch(() => {
      this.feedback.value = null;
      this.refuted.value = false;
    });
    void this.position();
  }

  /** Does that for a person, and says what is asked once more. */
  tryAgain() {
    this.again();
    this.#endGreeting();
    announce(this.aloud);
  }

  /** Tells what has opened, as at a table, unless something else opens before. */
  protected greet() {
    const text = this.aloud;
    this.#endGreeting();
    this.#endGreeting = greet(this.sandbox.board, () => text);
  }

  /** Does so where people went on from one before; those who did by a key can try once it shows. */
  protected async greetNext(arrival: Promise<void>) {
    const { aloud } = this;
    this.greet();
    await arrival;
    if (byKey && aloud === this.aloud && !this.done.peek()) this.sandbox.board.focus();
  }

  /** Counts a wrong answer; returns whether to show the solution now. */
  protected missed(): boolean {
    tellRefused();
    this.tries += 1;
    return this.tries >= TRIES;
  }

  /** Marks an action; returns the places to point at if it is possible now. */
  protected mark(action: string | undefined): string[] | null {
    const path = this.view && action ? pathTo(this.view.picks, action) : null;
    if (path) this.session.picking.mark(path);
    return path;
  }

  /** @param aloud what screen readers get instead of the words */
  protected giveFeedback(kind: Feedback['kind'], words: string, clause = '', aloud = words) {
    this.feedback.value = { kind, words, clause };
    announce(paragraph(aloud, clause && `(${clause})`));
  }

  /** Handles the single keys that read aloud at a table, or say a hint; returns whether this is one. */
  key(event: KeyboardEvent): boolean {
    const does = meaning(event);
    if (does === 'hint' && !this.done.peek()) toast(page.learn.noHint(page.learn.showMe));
    if (!does || !isReading(does)) return false;
    void this.#read(does).then((text) => toast(text || page.table.unread));
    return true;
  }

  /** Returns the task or the position in words, as a table does; '' if it can't be read. */
  async #read(what: ReadAloud): Promise<string> {
    const { view } = this;
    if (what === 'turn' || !view) return this.#question();
    if (what === 'last') return view.told || page.playing.nothingYet;
    if (what === 'score') return scoreAloud(view, { seats: [] });
    return this.session.reader.read(what, this.sandbox.board.place);
  }

  /** Returns the question that is open and the task; of a wrong answer what it leads to. */
  #question(): string {
    if (!this.refuted.peek()) return paragraph(this.prompt.peek(), this.aloud);
    return paragraph(this.feedback.peek()?.words ?? '', sentence(page.learn.again));
  }

  /** Steps back one pick, or from a wrong answer; returns false if there is none. */
  stepBack(): boolean {
    if (!this.refuted.peek()) return this.sandbox.board.back();
    this.tryAgain();
    return true;
  }

  close() {
    this.#endGreeting();
    this.sandbox.close();
  }
}

/** A trainer that grades answers. */
export abstract class Marked extends Trainer {
  /** Null until there is a grade. */
  abstract readonly grade: ReadonlySignal<string | null>;
  /** Whether it is solved, or its solution was shown. */
  readonly revealed = computed(() => this.done.value || this.grade.value !== null);

  /** Shows the solution. */
  abstract showMe(): Promise<void>;

  /** The grade for finding it now. */
  protected get foundNow() {
    return this.tries ? 'later' : 'once';
  }
}
