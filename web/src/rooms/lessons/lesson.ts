// A course being taken: the current step, tries, and feedback on them.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../../game/latest.ts';
import { persons } from '../../game/seating.ts';
import { newTable } from '../../keep/new-table.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { nextPicks } from '../../scene/picks.ts';
import type {
  Card,
  Door,
  Explained,
  GameRecord,
  LessonCourse,
  LessonStep,
  SeatPlayer,
  Shape,
  View,
} from '../../scene/types.ts';
import { Trainer } from '../../trainer/trainer.ts';
import { paragraph } from '../../words/grammar.ts';
import { learn } from '../../words/words.ts';
import { keepSteps } from './kept.ts';
import { shortName } from './names.ts';
import * as words from './words/en.ts';

/** A game to play after a course: its seats and options. */
type Game = { seats: SeatPlayer[]; options: Record<string, string> };

/** What a course needs from the page. */
export type LessonDeps = {
  door: Door;
  /** Continues a game against the gentlest bot, at a table. */
  play: (saved: SavedTable) => void;
  /** Begins such a game. */
  begin: (game: Game) => void;
  /** Called when another step shows. */
  stepped: (step: number) => void;
};

export class Lesson extends Trainer {
  readonly course: LessonCourse;
  readonly at = signal(0);
  readonly step = computed<LessonStep>(() => this.course.steps[this.at.value]);
  readonly #deps;
  /** The place that was found, as part of the feedback. */
  #attempt = '';
  #arrived = Promise.resolve();

  /** @param begin the first step to show */
  constructor(card: Card, course: LessonCourse, begin: number, deps: LessonDeps) {
    super(card, course.steps[0].record, deps.door);
    this.course = course;
    this.at.value = this.#within(begin);
    this.#deps = deps;
  }

  /** The learner's seat; the lesson plays the others. */
  protected get seat() {
    return this.step.value.seat;
  }

  protected get base() {
    return this.step.value.record;
  }

  protected override get draws() {
    return this.#plays;
  }

  get #plays() {
    return this.step.value.kind === 'play';
  }

  get last(): boolean {
    return this.at.value === this.course.steps.length - 1;
  }

  /** Begins, or begins the step again, once the board is on the page. */
  open() {
    this.#turnTo(this.at.value);
    this.greet();
  }

  #within(step: number) {
    return Math.max(0, Math.min(this.course.steps.length - 1, step));
  }

  /** Shows a step; beyond the ends, the first or last one. */
  go(wanted: number) {
    this.#turnTo(wanted);
    void this.greetNext(this.#arrived);
  }

  #turnTo(wanted: number) {
    const at = this.#within(wanted);
    batch(() => {
      this.at.value = at;
      this.feedback.value = null;
      this.done.value = this.step.value.kind === 'look';
      this.tries = 0;
    });
    this.#deps.stepped(at);
    this.#arrived = this.position();
  }

  next() {
    if (this.done.value) this.#keep();
    if (!this.last) this.go(this.at.value + 1);
  }

  back() {
    this.go(this.at.value - 1);
  }

  /** Marks the solution, once the step shows. */
  async showMe() {
    const at = this.at.value;
    await this.#arrived;
    if (at === this.at.value) this.#show();
  }

  /**
   * Shows the solution if it is possible now, after the reason why the try was wrong; returns
   * whether it could.
   */
  #show(why = '', clause = ''): boolean {
    const { view } = this;
    const path = this.done.value ? null : this.mark(this.step.value.shown);
    if (!path || !view) return false;
    const names = path.map((id) => placeName(view, id));
    this.giveFeedback('shown', paragraph(why, words.lessons.shown(names)), clause);
    return true;
  }

  protected get aloud(): string {
    const { words: instruction, task } = this.step.value;
    const { steps } = this.course;
    return paragraph(`${learn.stepOf(this.at.value + 1, steps.length)}.`, instruction, task);
  }

  // --- A step -------------------------------------------------------------------------------

  /** The step's own words say what to do, and its places are marked. */
  protected override dress(plain: View): View {
    const { kind, record, marked, places } = this.step.value;
    if (kind === 'find') {
      const isDone = this.done.value;
      return toPoint(plain, isDone ? [] : places, isDone ? [this.#attempt] : marked);
    }
    const changed = plain.plies > record.actions.length ? plain.changed : marked;
    return { ...(kind === 'move' ? super.dress(plain) : plain), changed };
  }

  /** What brackets point out that can be picked: rings elsewhere would draw away from it. */
  get pointedOut(): readonly string[] | null {
    const { changed = [], picks = {} } = this.session.now.display.value?.view ?? {};
    const places = nextPicks(picks, []).filter((id) => changed.includes(id));
    return places.length ? places : null;
  }

  /** Clears the feedback, unless it is the solution. */
  protected override picked() {
    if (this.feedback.value?.kind !== 'shown') this.feedback.value = null;
  }

  protected async judge(actions: readonly string[], ifCurrent: IfCurrent) {
    if (this.#plays) return this.#play(actions, ifCurrent);
    const [action] = actions;
    const request = {
      game: this.card.id,
      course: this.course.name,
      step: this.at.value,
      tried: action,
    };
    const answer = await ifCurrent(this.door.call('attempt', request));
    if (answer.right) this.#right(action, answer.sentence);
    else this.explain(answer);
    return answer.right ? answer.record : null;
  }

  #right(action: string, sentence: string) {
    this.#attempt = action;
    this.done.value = true;
    this.#keep();
    this.giveFeedback('right', sentence, '', paragraph(learn.right, sentence));
  }

  /** Says why the try is wrong; after two tries also what is right. */
  protected override explain({ sentence, clause }: Pick<Explained, 'sentence' | 'clause'>) {
    const shows = this.missed() && !this.#plays && this.#show(sentence, clause);
    if (!shows) this.giveFeedback('wrong', sentence, clause);
  }

  /** Continues as a game at a table: the move was made, and the others are gentle bots. */
  async #play(actions: readonly string[], ifCurrent: IfCurrent): Promise<null> {
    let record = this.session.now.record.peek();
    for (const action of actions) {
      record = (await ifCurrent(this.door.call('play', { record, action }))).record;
    }
    this.#leaveFor(record);
    return null;
  }

  /** If the last step is to be played, continues from the board; else begins a new game. */
  playGame() {
    if (this.#plays) this.#leaveFor(this.session.now.record.peek());
    else this.#deps.begin(this.#game);
  }

  #leaveFor(record: GameRecord) {
    // What was played at this step was played here.
    const start = this.base.actions.length;
    this.done.value = true;
    this.#keep();
    this.session.close();
    this.#deps.play({ ...newTable(record, this.#game.seats), given: start });
  }

  get #game(): Game {
    const { record, seat } = this.course.steps.at(-1) as LessonStep;
    const bot: SeatPlayer = `bot${this.card.levels[0]}`;
    const seats = persons(record.players).map((person, each) => (each === seat ? person : bot));
    return { seats, options: record.options };
  }

  #keep() {
    keepSteps(this.card.id, this.course.name, this.at.value + 1);
  }
}

/** Lets any place be pointed at, and marks some. */
function toPoint(view: View, places: readonly string[], changed: string[]): View {
  const plain = (shape: Shape) =>
    shape.mark ? { ...shape, mark: { ...shape.mark, words: undefined } } : shape;
  const { scene } = view;
  return {
    ...view,
    changed,
    scene: { ...scene, ground: scene.ground.map(plain), pieces: scene.pieces.map(plain) },
    picks: Object.fromEntries(places.map((id) => [id, id])),
    prompts: {},
    buttons: [],
  };
}

/** The name of a place or a button. */
function placeName({ scene, buttons }: View, id: string): string {
  const labels = [...scene.ground, ...scene.pieces, ...buttons].flatMap(({ label }) => label ?? []);
  const target = [...scene.ground, ...scene.pieces, ...buttons].find((each) => each.id === id);
  return shortName(target?.label ?? '', labels);
}
