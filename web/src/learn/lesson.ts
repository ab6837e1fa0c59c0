// A course on its way: which step shows, what was tried, and what is said to it.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import { scoreAloud } from '../game/sentences.ts';
import type { Policy, ReadAloud } from '../game/session.ts';
import { keepSteps } from '../keep/progress.ts';
import { newTable, type SavedTable } from '../keep/store.ts';
import { begun } from '../scene/hand.ts';
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
import { Sandbox } from '../table/sandbox.ts';
import { isReading, meaning } from '../table/shortcuts.ts';
import { announce, toast } from '../ui/announce.ts';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';

/** What is said to what was tried: it was right, it was wrong, or this is how it is done. */
export type Said = { kind: 'right' | 'wrong' | 'shown'; words: string; clause: string };

/** After so many tries the move is shown. */
const TRIES = 2;

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

export class Lesson {
  readonly card: Card;
  readonly course: LessonCourse;
  readonly sandbox: Sandbox;
  readonly at = signal(0);
  readonly step = computed<LessonStep>(() => this.course.steps[this.at.value]);
  readonly said = signal<Said | null>(null);
  /** What stands there of it: that it was right only once the board has come to show it. */
  readonly answer = computed(() => {
    const { changing, arrived, shown } = this.session.now;
    const moves = changing.value || arrived.value !== shown.value;
    return this.said.value?.kind === 'right' && moves ? null : this.said.value;
  });
  /** Whether what the step asks for is done. */
  readonly done = signal(false);
  readonly #deps;
  #tries = 0;
  /** What was right, as the place that was found. */
  #tried = '';
  #arrived = Promise.resolve();

  /** @param begin the step to begin with, once it is opened */
  constructor(card: Card, course: LessonCourse, begin: number, deps: LessonDeps) {
    this.card = card;
    this.course = course;
    this.at.value = this.#within(begin);
    this.#deps = deps;
    const { record } = this.step.value;
    this.sandbox = new Sandbox(record, this.#seats, {
      card,
      door: deps.door,
      policy: this.#policy(),
      say: announce,
      restart: () => this.open(),
      picked: () => this.#picked(),
    });
  }

  /** What a lesson asks of a session. */
  #policy(): Policy {
    const { step, done } = this;
    return {
      you: () => step.value.seat,
      live: () => !done.value,
      draws: () => step.value.kind === 'play',
      dress: (view) => this.#dress(view),
      judge: (actions, ifCurrent) => this.#judge(actions, ifCurrent),
      explain: ({ sentence, clause }) => this.#miss(sentence, clause),
    };
  }

  get session() {
    return this.sandbox.session;
  }

  get #view(): View | null {
    return this.session.now.shown.peek()?.view ?? null;
  }

  /** The learner's seat; the lesson itself plays for the others. */
  get #seats(): SeatPlayer[] {
    const { record, seat } = this.step.value;
    return Array.from({ length: record.players }, (_, at) => (at === seat ? 'person' : 'far'));
  }

  get last(): boolean {
    return this.at.value === this.course.steps.length - 1;
  }

  /** What the game asks after the picks that were made; '' if it asks nothing. */
  readonly prompt = computed(() => {
    const { picking, path, prompt } = this.session.now;
    const made = picking.value && path.value.length > begun(picking.value).length;
    return made ? prompt.value : '';
  });

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
      this.said.value = null;
      this.done.value = this.step.value.kind === 'look';
      this.#tries = 0;
    });
    this.#deps.stepped(at);
    announce(this.#aloud());
    this.#arrived = this.session.turnTo(this.step.value.record, this.#seats);
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
    const view = this.#view;
    const path = view && pathTo(view.picks, this.step.value.shown);
    if (!path || this.done.value) return;
    this.session.picking.mark(path);
    const names = path.map((id) => placeName(view, id));
    this.#say({ kind: 'shown', words: words.learn.shown(names), clause: '' });
  }

  /** Steps back one pick; returns false if there is none. */
  stepBack(): boolean {
    return this.sandbox.board.back();
  }

  /** The single keys that read aloud at a table do so here; returns whether this is one of them. */
  key(event: KeyboardEvent): boolean {
    const does = meaning(event);
    if (!does || !isReading(does)) return false;
    void this.#read(does).then((said) => toast(said || words.table.unread));
    return true;
  }

  /** Returns the step or the position in words, as a table does; '' if it can't be read. */
  async #read(what: ReadAloud): Promise<string> {
    const view = this.#view;
    if (what === 'turn' || !view) return this.#aloud();
    if (what === 'last') return view.told || words.game.nothingYet;
    if (what === 'score') return scoreAloud(view, { seats: [] });
    return this.session.reader.read(what, this.sandbox.board.place);
  }

  #aloud(): string {
    const { words: says, task } = this.step.value;
    const { steps } = this.course;
    return paragraph(`${words.learn.stepOf(this.at.value + 1, steps.length)}.`, says, task);
  }

  close() {
    this.sandbox.close();
  }

  // --- A step -------------------------------------------------------------------------------

  /** The step says in its own words what to do, and marks what it is about. */
  #dress(view: View): View {
    const { kind, record, marked, places } = this.step.value;
    const plain = { ...view, status: '', result: '', reason: '' };
    if (kind === 'find') {
      const found = this.done.value;
      return asked(plain, found ? [] : places, found ? [this.#tried] : marked);
    }
    const changed = view.plies > record.actions.length ? view.changed : marked;
    return { ...(kind === 'move' ? oneByOne(plain) : plain), changed };
  }

  /** What was said before goes, but for how it is done. */
  #picked() {
    if (this.said.value?.kind !== 'shown') this.said.value = null;
  }

  async #judge(actions: readonly string[], ifCurrent: IfCurrent): Promise<GameRecord | null> {
    if (this.step.value.kind === 'play') return this.#play(actions, ifCurrent);
    const [tried] = actions;
    const asked = { game: this.card.id, course: this.course.name, step: this.at.value, tried };
    const answer = await ifCurrent(this.#deps.door.call('attempt', asked));
    if (answer.right) this.#right(tried, answer.sentence);
    else this.#miss(answer.sentence, answer.clause);
    return answer.right ? answer.record : null;
  }

  #right(tried: string, sentence: string) {
    this.#tried = tried;
    this.done.value = true;
    this.#keep();
    this.#say({ kind: 'right', words: sentence, clause: '' });
  }

  /** Says why this is not it; after two tries also what is. */
  #miss(sentence: string, clause: string) {
    player().no();
    this.#tries += 1;
    this.#say({ kind: 'wrong', words: sentence, clause });
    if (this.#tries >= TRIES && this.step.value.kind !== 'play') this.#showAfter(sentence, clause);
  }

  #showAfter(sentence: string, clause: string) {
    this.#mark();
    const shown = this.said.value;
    if (shown) this.said.value = { kind: 'shown', words: paragraph(sentence, shown.words), clause };
  }

  /** Goes on as a game at a table: the move has been made, and the others are gentle bots. */
  async #play(actions: readonly string[], ifCurrent: IfCurrent): Promise<null> {
    let record = this.session.now.record.peek();
    for (const action of actions) {
      record = (await ifCurrent(this.#deps.door.call('play', { record, action }))).record;
    }
    this.#leaveFor(record);
    return null;
  }

  /** Plays on with the board that shows, where the last step is to be played; else a new game. */
  playOn() {
    const { kind, record } = this.step.value;
    if (kind === 'play') this.#leaveFor(record);
    else this.#deps.begin(this.#game);
  }

  #leaveFor(record: GameRecord) {
    // What was played at this step was played here, and not given.
    const given = this.step.value.record.actions.length;
    this.done.value = true;
    this.#keep();
    this.session.close();
    this.#deps.play({ ...newTable(record, this.#game.seats), given });
  }

  get #game(): Game {
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

/** The view without buttons that do several things in one go: a step asks for one of them. */
export function oneByOne(view: View): View {
  const several = view.buttons.filter(({ more }) => more.length).map(({ id }) => id);
  const picks = Object.entries(view.picks).filter(([id]) => !several.includes(id));
  return {
    ...view,
    buttons: view.buttons.filter(({ id }) => !several.includes(id)),
    picks: Object.fromEntries(picks),
  };
}

/** What a place is called, or a button. */
function placeName({ scene, buttons }: View, id: string): string {
  const labels = [...scene.ground, ...scene.pieces, ...buttons].flatMap(({ label }) => label ?? []);
  const found = [...scene.ground, ...scene.pieces, ...buttons].find((each) => each.id === id);
  return shortName(found?.label ?? '', labels);
}
