// A course on its way: which step shows, what was tried, and what is said to it.
import { batch, computed, signal } from '@preact/signals-core';
import { Parts } from '../game/aloud.ts';
import { Latest, type Still } from '../game/latest.ts';
import { scoreAloud } from '../game/speech.ts';
import type { ReadAloud } from '../game/types.ts';
import { keepSteps } from '../keep/progress.ts';
import { newTable, type SavedTable } from '../keep/store.ts';
import { shortName } from '../scene/names.ts';
import { pathTo } from '../scene/picks.ts';
import type {
  Card,
  Door,
  GameRecord,
  LessonCourse,
  LessonStep,
  SeatPlayer,
  Shape,
  View,
} from '../scene/types.ts';
import { player } from '../sound/player.ts';
import { announce } from '../ui/announce.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { type Position, Stage } from './stage.ts';

/** What is said to what was tried: it was right, it was wrong, or this is how it is done. */
export type Said = { kind: 'right' | 'wrong' | 'shown'; words: string; clause: string };

/** After so many tries the move is shown. */
const TRIES = 2;

/** What a course needs of the page around it. */
export type Around = {
  door: Door;
  /** Goes on with a game against the gentlest bot, at a table. */
  play: (saved: SavedTable) => void;
  /** Called when another step shows. */
  stepped: (step: number) => void;
};

export class Lesson {
  readonly card: Card;
  readonly course: LessonCourse;
  readonly stage: Stage;
  readonly at = signal(0);
  readonly step = computed<LessonStep>(() => this.course.steps[this.at.value]);
  readonly said = signal<Said | null>(null);
  /** Whether what the step asks for is done. */
  readonly done = signal(false);
  readonly problem = signal<string | null>(null);
  readonly #around;
  readonly #latest = new Latest();
  readonly #parts = new Parts();
  #record: GameRecord | null = null;
  #tries = 0;
  #arrived = Promise.resolve();

  /** @param begin the step to begin with, once it is opened */
  constructor(card: Card, course: LessonCourse, begin: number, around: Around) {
    this.card = card;
    this.course = course;
    this.at.value = this.#within(begin);
    this.#around = around;
    this.stage = new Stage(card, around.door, {
      tried: (action, more) => this.#run((still) => this.#tried(still, [action, ...more])),
      refused: (picks) => this.#run((still) => this.#refused(still, picks)),
      picked: () => this.#picked(),
      failed: (error) => this.#failed(error),
    });
  }

  get last(): boolean {
    return this.at.value === this.course.steps.length - 1;
  }

  /** Begins, once the board has its place. */
  open() {
    this.go(this.at.value);
  }

  #within(step: number) {
    return Math.max(0, Math.min(this.course.steps.length - 1, step));
  }

  /** Shows a step; one beyond the ends is the first or the last. */
  go(wanted: number) {
    const at = this.#within(wanted);
    batch(() => {
      this.at.value = at;
      this.said.value = null;
      this.done.value = this.step.value.kind === 'look';
      this.#tries = 0;
    });
    this.#around.stepped(at);
    announce(this.#aloud());
    this.#arrived = this.#run((still) => this.#arrive(still));
  }

  next() {
    if (this.done.value) this.#keep();
    if (!this.last) this.go(this.at.value + 1);
  }

  back() {
    this.go(this.at.value - 1);
  }

  /** Marks what to do, as soon as the step shows. */
  async showMe() {
    const at = this.at.value;
    await this.#arrived;
    if (at === this.at.value) this.#mark();
  }

  #mark() {
    const view = this.stage.view.value;
    const path = view && pathTo(view.picks, this.step.value.shown);
    if (!path || this.done.value) return;
    this.stage.hint(path);
    const names = path.map((id) => nameOf(view, id));
    this.#say({ kind: 'shown', words: words.learn.shown(names), clause: '' });
  }

  /** Steps back one pick; returns false if there is none. */
  stepBack(): boolean {
    return this.stage.board.back();
  }

  /** Returns the step or the position in words, as a table does. */
  async read(what: ReadAloud, place: string): Promise<string> {
    const view = this.stage.view.value;
    if (what === 'turn' || !view) return this.#aloud();
    if (what === 'last') return view.told || words.game.nothingYet;
    if (what === 'score') return scoreAloud(view, { seats: [] });
    return this.#parts.choose(await this.stage.readings(), what, place, view);
  }

  #aloud(): string {
    const { words: says, task } = this.step.value;
    const { steps } = this.course;
    return paragraph(`${words.learn.stepOf(this.at.value + 1, steps.length)}.`, says, task);
  }

  /** Tries once more what has failed. */
  again() {
    this.go(this.at.value);
  }

  close() {
    this.#latest.end();
    this.stage.close();
  }

  // --- A step -------------------------------------------------------------------------------

  async #arrive(still: Still) {
    const { record } = this.step.value;
    await this.stage.show(still, this.#position(record));
    const chance = this.stage.view.value?.to_move === 'chance';
    this.#record = record;
    if (this.step.value.kind !== 'play' || !chance) return;
    const { record: drawn } = await still(this.#around.door.call('continue', { record }));
    this.#record = drawn;
    await this.stage.follow(still, this.#position(drawn), record.actions.length, tell);
  }

  #position(record: GameRecord): Position {
    const { kind, seat, marked, places } = this.step.value;
    const find = kind === 'find';
    return {
      record,
      seat,
      you: seat,
      live: !this.done.value,
      bare: find,
      dress: (view) => ({
        ...(find ? asked(view, places) : kind === 'move' ? oneByOne(view) : view),
        changed: record === this.step.value.record ? marked : view.changed,
      }),
    };
  }

  /** What was said before goes, but for how it is done. */
  #picked() {
    if (this.said.value?.kind !== 'shown') this.said.value = null;
    if (this.stage.prompt) announce(this.stage.prompt);
  }

  async #tried(still: Still, actions: readonly string[]) {
    if (this.step.value.kind === 'play') return this.#play(still, actions);
    const [action] = actions;
    const asked = { game: this.card.id, course: this.course.name, step: this.at.value };
    const answer = await still(this.#around.door.call('attempt', { ...asked, tried: action }));
    if (answer.right) await this.#right(still, answer.sentence, answer.record, action);
    else this.#wrong(answer.sentence, answer.clause);
  }

  async #right(still: Still, sentence: string, record: GameRecord, tried: string) {
    const from = this.step.value.record.actions.length;
    this.done.value = true;
    this.stage.rest();
    this.#keep();
    this.#say({ kind: 'right', words: sentence, clause: '' });
    if (this.step.value.kind === 'find') this.stage.point(tried);
    else await this.stage.follow(still, this.#position(record), from, tell);
  }

  #wrong(sentence: string, clause: string) {
    this.stage.begin();
    player().no();
    this.#miss(sentence, clause);
  }

  async #refused(still: Still, picks: string[]) {
    const record = this.#record ?? this.step.value.record;
    const asked = { record, picks, you: this.step.value.seat };
    const why = await still(this.#around.door.call('explain', asked));
    this.#miss(why.sentence, why.clause);
  }

  /** Says why this is not it; after two tries also what is. */
  #miss(sentence: string, clause: string) {
    this.#tries += 1;
    this.#say({ kind: 'wrong', words: sentence, clause });
    if (this.#tries >= TRIES && this.step.value.kind !== 'play') this.#showAfter(sentence, clause);
  }

  #showAfter(sentence: string, clause: string) {
    this.#mark();
    const shown = this.said.value;
    if (shown) this.said.value = { kind: 'shown', words: paragraph(sentence, shown.words), clause };
  }

  /** Goes on as a game: the move has been made, and the others are gentle bots. */
  async #play(still: Still, actions: readonly string[]) {
    const record = this.#record ?? this.step.value.record;
    const longer = await this.stage.play(still, record, actions);
    this.done.value = true;
    this.#keep();
    const table = newTable(longer, this.game.seats);
    // The move was made here, too.
    this.#around.play({ ...table, given: record.actions.length });
  }

  /** The game that can be played after the course: who plays, and with which options. */
  get game(): { seats: SeatPlayer[]; options: Record<string, string> } {
    const { record, seat } = this.course.steps.at(-1) as LessonStep;
    const bot: SeatPlayer = `bot${this.card.levels[0]}`;
    const player = (each: number): SeatPlayer => (each === seat ? 'person' : bot);
    const seats = Array.from({ length: record.players }, (_, each) => player(each));
    return { seats, options: record.options };
  }

  #keep() {
    keepSteps(this.card.id, this.course.name, this.at.value + 1);
  }

  #say(said: Said) {
    this.said.value = said;
    const right = said.kind === 'right' ? words.learn.right : '';
    announce(paragraph(right, said.words, said.clause && `(${said.clause})`));
  }

  async #run(job: (still: Still) => Promise<void>): Promise<void> {
    this.problem.value = null;
    await this.#latest.run(job).catch((error) => this.#failed(error));
  }

  #failed(error: unknown) {
    if (errorKind(error) !== 'stopped') this.problem.value = sentence(errorWords(error));
  }
}

/** Says what happened. */
function tell({ said }: View) {
  if (said) announce(sentence(said));
}

/** The view in which places can be pointed at, whatever they are in a game. */
function asked(view: View, places: readonly string[]): View {
  const plain = (shape: Shape) =>
    shape.mark ? { ...shape, mark: { ...shape.mark, words: undefined } } : shape;
  const { scene } = view;
  return {
    ...view,
    scene: { ...scene, ground: scene.ground.map(plain), pieces: scene.pieces.map(plain) },
    picks: Object.fromEntries(places.map((id) => [id, id])),
    buttons: [],
  };
}

/** The view without buttons that do several things in one go: a step asks for one of them. */
function oneByOne(view: View): View {
  const several = view.buttons.filter(({ more }) => more.length).map(({ id }) => id);
  const picks = Object.entries(view.picks).filter(([id]) => !several.includes(id));
  return {
    ...view,
    buttons: view.buttons.filter(({ id }) => !several.includes(id)),
    picks: Object.fromEntries(picks),
  };
}

/** What a place is called, or a button. */
function nameOf({ scene, buttons }: View, id: string): string {
  const labels = [...scene.ground, ...scene.pieces, ...buttons].flatMap(({ label }) => label ?? []);
  const found = [...scene.ground, ...scene.pieces, ...buttons].find((each) => each.id === id);
  return shortName(found?.label ?? '', labels);
}
