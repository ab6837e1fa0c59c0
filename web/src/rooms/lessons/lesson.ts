// A course on its way: which step shows, what was tried, and what is said to it.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../../game/latest.ts';
import { persons } from '../../game/seating.ts';
import { scoreAloud } from '../../game/sentences.ts';
import type { ReadAloud } from '../../game/session.ts';
import { keepSteps } from '../../keep/progress.ts';
import { newTable, type SavedTable } from '../../keep/store.ts';
import { shortName } from '../../scene/names.ts';
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
import { isReading, meaning } from '../../table/shortcuts.ts';
import { Trainer } from '../../trainer/trainer.ts';
import { announce, toast } from '../../ui/announce.ts';
import { paragraph } from '../../words/grammar.ts';
import * as words from './words/words.ts';

/** A game that can be played after a course: who plays, and with which options. */
type Game = { seats: SeatPlayer[]; options: Record<string, string> };

/** What a course needs of the page around it. */
export type LessonDeps = {
  door: Door;
  /** Goes on with a game against the gentlest bot, at a table. */
  play: (saved: SavedTable) => void;
  /** Begins such a game from the start. */
  begin: (game: Game) => void;
  /** Called when another step shows. */
  stepped: (step: number) => void;
};

export class Lesson extends Trainer {
  readonly course: LessonCourse;
  readonly at = signal(0);
  readonly step = computed<LessonStep>(() => this.course.steps[this.at.value]);
  readonly #deps;
  /** What was right, as the place that was found. */
  #tried = '';
  #arrived = Promise.resolve();

  /** @param begin the step to begin with, once it is opened */
  constructor(card: Card, course: LessonCourse, begin: number, deps: LessonDeps) {
    super(card, course.steps[0].record, deps.door);
    this.course = course;
    this.at.value = this.#within(begin);
    this.#deps = deps;
  }

  /** The learner's seat; the lesson itself plays for the others. */
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

  /** Begins, once the board has its place, or begins the step anew. */
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
      this.feedback.value = null;
      this.done.value = this.step.value.kind === 'look';
      this.tries = 0;
    });
    this.#deps.stepped(at);
    announce(this.#aloud());
    this.#arrived = this.position();
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
    if (at === this.at.value) this.#show();
  }

  /**
   * Shows what to do, if it can be done now, and returns whether it could; says before it what is
   * wrong with what was tried.
   */
  #show(why = '', clause = ''): boolean {
    const { view } = this;
    const path = this.done.value ? null : this.mark(this.step.value.shown);
    if (!path || !view) return false;
    const names = path.map((id) => placeName(view, id));
    this.giveFeedback('shown', paragraph(why, words.lessons.shown(names)), clause);
    return true;
  }

  /** The single keys that read aloud at a table do so here; returns whether this is one of them. */
  key(event: KeyboardEvent): boolean {
    const does = meaning(event);
    if (!does || !isReading(does)) return false;
    void this.#read(does).then((text) => toast(text || words.table.unread));
    return true;
  }

  /** Returns the step or the position in words, as a table does; '' if it can't be read. */
  async #read(what: ReadAloud): Promise<string> {
    const { view } = this;
    if (what === 'turn' || !view) return this.#aloud();
    if (what === 'last') return view.told || words.game.nothingYet;
    if (what === 'score') return scoreAloud(view, { seats: [] });
    return this.session.reader.read(what, this.sandbox.board.place);
  }

  #aloud(): string {
    const { words: instruction, task } = this.step.value;
    const { steps } = this.course;
    return paragraph(`${words.learn.stepOf(this.at.value + 1, steps.length)}.`, instruction, task);
  }

  // --- A step -------------------------------------------------------------------------------

  /** The step says in its own words what to do, and marks what it is about. */
  protected override dress(plain: View): View {
    const { kind, record, marked, places } = this.step.value;
    if (kind === 'find') {
      const found = this.done.value;
      return asked(plain, found ? [] : places, found ? [this.#tried] : marked);
    }
    const changed = plain.plies > record.actions.length ? plain.changed : marked;
    return { ...(kind === 'move' ? super.dress(plain) : plain), changed };
  }

  /** What was said before goes, but for how it is done. */
  protected override picked() {
    if (this.feedback.value?.kind !== 'shown') this.feedback.value = null;
  }

  protected async judge(actions: readonly string[], ifCurrent: IfCurrent) {
    if (this.#plays) return this.#play(actions, ifCurrent);
    const [tried] = actions;
    const asked = { game: this.card.id, course: this.course.name, step: this.at.value, tried };
    const answer = await ifCurrent(this.door.call('attempt', asked));
    if (answer.right) this.#right(tried, answer.sentence);
    else this.explain(answer);
    return answer.right ? answer.record : null;
  }

  #right(tried: string, sentence: string) {
    this.#tried = tried;
    this.done.value = true;
    this.#keep();
    this.giveFeedback('right', sentence, '', paragraph(words.learn.right, sentence));
  }

  /** Says why this is not it; after two tries also what is. */
  protected override explain({ sentence, clause }: Pick<Explained, 'sentence' | 'clause'>) {
    const shown = this.missed() && !this.#plays && this.#show(sentence, clause);
    if (!shown) this.giveFeedback('wrong', sentence, clause);
  }

  /** Goes on as a game at a table: the move has been made, and the others are gentle bots. */
  async #play(actions: readonly string[], ifCurrent: IfCurrent): Promise<null> {
    let record = this.session.now.record.peek();
    for (const action of actions) {
      record = (await ifCurrent(this.door.call('play', { record, action }))).record;
    }
    this.#leaveFor(record);
    return null;
  }

  /** Plays on with the board that shows, where the last step is to be played; else a new game. */
  playGame() {
    if (this.#plays) this.#leaveFor(this.session.now.record.peek());
    else this.#deps.begin(this.#game);
  }

  #leaveFor(record: GameRecord) {
    // What was played at this step was played here, and not given.
    const given = this.base.actions.length;
    this.done.value = true;
    this.#keep();
    this.session.close();
    this.#deps.play({ ...newTable(record, this.#game.seats), given });
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

/** The view in which places can be pointed at, whatever they are in a game, and some are marked. */
function asked(view: View, places: readonly string[], changed: string[]): View {
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

/** What a place is called, or a button. */
function placeName({ scene, buttons }: View, id: string): string {
  const labels = [...scene.ground, ...scene.pieces, ...buttons].flatMap(({ label }) => label ?? []);
  const found = [...scene.ground, ...scene.pieces, ...buttons].find((each) => each.id === id);
  return shortName(found?.label ?? '', labels);
}
