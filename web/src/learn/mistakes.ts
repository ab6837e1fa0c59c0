// A game that was played here, and what could have been done better in it, as exercises.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import { persons } from '../game/seating.ts';
import type { Policy } from '../game/session.ts';
import { turnAt } from '../game/turns.ts';
import type { Grade } from '../keep/deck.ts';
import type { SavedTable } from '../keep/store.ts';
import { FINE, Run } from '../review/index.ts';
import { pathTo } from '../scene/picks.ts';
import { goingOn } from '../scene/records.ts';
import type { Card, Door, GameRecord, Move, SeatPlayer, View, Weighed } from '../scene/types.ts';
import { player } from '../sound/player.ts';
import { Sandbox } from '../table/sandbox.ts';
import { announce } from '../ui/announce.ts';
import { lower, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { oneByOne, type Said } from './lesson.ts';

/** Maximum number of exercises from one game. */
const MOST = 5;
/** After so many wrong answers a right one is shown. */
const TRIES = 2;
/** How many plies of what a wrong answer leads to are played out. */
const REPLY = 4;

/**
 * A decision that cost much; `turn` as the list of moves counts. What was better may still be
 * looked for.
 */
export type Exercise = {
  ply: number;
  player: number;
  turn: number;
  phrase: string;
  weighed: Weighed | Promise<Weighed>;
};

/** How an exercise went. */
export type Went = 'open' | 'once' | 'later' | 'shown';

/** What that counts. */
export const GRADES: Record<Exclude<Went, 'open'>, Grade> = { shown: 1, later: 2, once: 3 };

export type MistakesDeps = {
  door: Door;
  /**
   * Called with how an exercise went, and the text of a link to the game up to what is to be done
   * better; returns what is said of that.
   */
  marked: (link: Promise<string>, went: Went) => Promise<string>;
  /** Where the last action of the game is one of several exercises, the way to the others. */
  deck?: {
    /** How many others there are. */
    left: () => number;
    next: () => void;
    /** Takes this one out, or back in. */
    takeOut: (out: boolean) => void;
    /** Called where nothing is found to be better any more. */
    fine: () => void;
  };
};

export class Mistakes {
  readonly card: Card;
  readonly sandbox: Sandbox;
  /** Null while they are looked for. */
  readonly exercises = signal<readonly Exercise[] | null>(null);
  readonly marks = signal<readonly Went[]>([]);
  readonly at = signal(0);
  readonly said = signal<Said | null>(null);
  /** Whether what a wrong answer leads to shows. */
  readonly refuted = signal(false);
  readonly error = signal<unknown>(null);
  readonly exercise = computed(() => this.exercises.value?.[this.at.value] ?? null);
  /** Whether it was taken out of the deck by hand. */
  readonly out = signal(false);
  /** Whether it is solved: nothing more can be played. */
  readonly done = signal(false);
  /** Whether it is solved, or its solution was shown. */
  readonly told = computed(() => this.done.value || this.marks.value[this.at.value] !== 'open');
  readonly #record: GameRecord;
  readonly #seats;
  readonly #deps;
  readonly #run = signal<Run | null>(null);
  #tries = 0;

  constructor(
    card: Card,
    { record, seats }: Pick<SavedTable, 'record' | 'seats'>,
    deps: MistakesDeps,
  ) {
    this.card = card;
    this.#record = goingOn(record, record.actions);
    this.#seats = seats;
    this.#deps = deps;
    this.sandbox = new Sandbox(this.#record, seats, {
      card,
      door: deps.door,
      policy: this.#policy(),
      say: announce,
      restart: () => this.open(),
      picked: () => this.#picked(),
    });
  }

  get session() {
    return this.sandbox.session;
  }

  /** How far the search for them is, from 0 to 1. */
  readonly found = computed(() => this.#run.value?.done.value ?? 0);

  get last(): boolean {
    const { deck } = this.#deps;
    if (deck) return deck.left() === 0;
    return this.at.value === (this.exercises.value?.length ?? 0) - 1;
  }

  /** Looks for them; goes on where it was stopped. */
  async find(): Promise<void> {
    this.error.value = null;
    try {
      const { moves, rounds } = await this.#deps.door.call('view', { record: this.#record });
      if (this.#deps.deck) return this.#show([this.#lastOf(moves, rounds)]);
      this.#run.value ??= Run.of(this.session.bots, this.#record, moves);
      const run = this.#run.value;
      await run.go();
      if (run.finished.value) this.#found(run, rounds);
    } catch (error) {
      this.error.value = error;
    }
  }

  #found({ weighed, moves }: Run, rounds: View['rounds']) {
    const own = [...weighed.value]
      .filter(([_, { serious }]) => serious)
      .sort(([_, one], [__, other]) => other.cost - one.cost)
      .map(([ply, weighed]) => exerciseAt(ply, moves, rounds, weighed))
      .filter(({ player }) => this.#seats[player] === 'person');
    this.#show(own.slice(0, MOST));
  }

  /** The last action, while what is better is looked for. */
  #lastOf(moves: readonly Move[], rounds: View['rounds']): Exercise {
    const at = moves.length - 1;
    const weighed = this.session.bots.ask('weigh', { record: this.#record, at, seconds: FINE });
    weighed.then(
      ({ action, best }) => action.text === best.text && this.#deps.deck?.fine(),
      () => {}, // whoever answers hears of it
    );
    return exerciseAt(at, moves, rounds, weighed);
  }

  #show(exercises: Exercise[]) {
    batch(() => {
      this.exercises.value = exercises;
      this.marks.value = exercises.map(() => 'open');
    });
  }

  /** What exercises ask of a session. */
  #policy(): Policy {
    return {
      you: () => this.exercise.value?.player,
      live: () => this.exercise.value !== null && !this.#rests,
      draws: () => false,
      dress: (view) => oneByOne({ ...view, status: '', result: '', reason: '' }),
      judge: (actions, ifCurrent) => this.#judge(actions, ifCurrent),
      explain: ({ sentence: why, clause }) => this.#say('wrong', why, clause),
    };
  }

  /** Whether nothing can be tried now. */
  get #rests(): boolean {
    return this.done.value || this.refuted.value || this.out.value;
  }

  /** Shows the exercise that is next, once the board has its place. */
  open() {
    this.go(this.at.value);
  }

  go(at: number) {
    this.#giveUp();
    batch(() => {
      this.at.value = at;
      this.said.value = null;
      this.refuted.value = false;
      this.done.value = false;
    });
    this.#tries = 0;
    announce(paragraph(this.task, words.mistakes.task));
    this.#position();
  }

  next() {
    const { deck } = this.#deps;
    if (this.last) return;
    if (deck) deck.next();
    else this.go(this.at.value + 1);
  }

  /** Takes the exercise out of the deck, or back in. */
  takeOut(out: boolean) {
    this.#deps.deck?.takeOut(out);
    batch(() => {
      this.out.value = out;
      this.said.value = null;
      this.refuted.value = false;
    });
    // Shown again, the board says what can be picked: nothing, once this one is out.
    if (!this.done.value) void this.#position();
    announce(out ? words.deck.out : words.deck.backIn);
  }

  /** Whoever leaves an exercise after a wrong answer has failed it. */
  #giveUp() {
    if (this.#tries) void this.#mark('shown');
  }

  /** What was done there, in a sentence. */
  get task(): string {
    const exercise = this.exercise.value;
    if (!exercise) return '';
    return words.mistakes.played(exercise.turn, lower(exercise.phrase));
  }

  get #base(): GameRecord {
    const { actions } = this.#record;
    return { ...this.#record, actions: actions.slice(0, this.exercise.value?.ply) };
  }

  #position(): Promise<void> {
    const own = this.exercise.value?.player;
    const seats = persons(this.#record.players).map(
      (_, at): SeatPlayer => (at === own ? 'person' : 'far'),
    );
    return this.session.turnTo(this.#base, seats);
  }

  /** Goes back from what a wrong answer leads to. */
  again() {
    batch(() => {
      this.said.value = null;
      this.refuted.value = false;
    });
    void this.#position();
  }

  /** Marks the best action. */
  async showMe() {
    const exercise = this.exercise.value;
    if (!exercise || this.done.value) return;
    this.refuted.value = false;
    const [{ best }] = await Promise.all([exercise.weighed, this.#position()]);
    if (exercise !== this.exercise.value) return;
    const view = this.session.now.shown.peek()?.view;
    const path = view && pathTo(view.picks, best.text);
    if (path) this.session.picking.mark(path);
    await this.#tell('shown', 'shown', words.mistakes.best(lower(best.phrase)));
  }

  #picked() {
    if (this.said.value?.kind === 'wrong') this.said.value = null;
  }

  async #judge([tried]: readonly string[], ifCurrent: IfCurrent): Promise<GameRecord | null> {
    const exercise = this.exercise.value;
    const base = this.#base;
    if (!exercise) return null;
    if (tried === this.#record.actions[exercise.ply]) return this.#missed(words.mistakes.same);
    const asked = { record: base, at: exercise.ply, action: tried, seconds: FINE };
    const { best } = await ifCurrent(exercise.weighed);
    const isBest = tried === best.text;
    const found = isBest ? null : await ifCurrent(this.session.bots.ask('weigh', asked));
    if (!found?.right && found) return this.#refute(base, found);
    const also = found?.cost ? words.mistakes.also(lower(best.phrase)) : '';
    const played = await ifCurrent(this.#deps.door.call('play', { record: base, action: tried }));
    await this.#tell(this.#tries ? 'later' : 'once', 'right', also);
    this.done.value = true;
    return played.record;
  }

  /** Plays out what a wrong answer leads to. */
  async #refute(base: GameRecord, { words: cost, reply }: Weighed): Promise<GameRecord> {
    this.refuted.value = true;
    await this.#missed(sentence(cost) || words.mistakes.little);
    return { ...base, actions: [...base.actions, ...reply.slice(0, REPLY)] };
  }

  async #missed(why: string): Promise<null> {
    player().no();
    this.#tries += 1;
    if (this.#tries < TRIES) this.#say('wrong', why);
    else {
      const { best } = (await this.exercise.value?.weighed) ?? {};
      const told = best ? words.mistakes.best(lower(best.phrase)) : '';
      await this.#tell('shown', 'wrong', paragraph(why, told));
    }
    return null;
  }

  /** Says how an exercise went, and what comes of that. */
  async #tell(mark: Went, kind: Said['kind'], said: string) {
    const at = this.at.value;
    const comes = await this.#mark(mark);
    if (at === this.at.value) this.#say(kind, paragraph(said, comes));
  }

  /** The first mark counts; returns what is said of it. */
  async #mark(mark: Went): Promise<string> {
    const at = this.at.value;
    const [exercise, marks] = [this.exercise.value, this.marks.value];
    if (!exercise || marks[at] !== 'open') return '';
    this.marks.value = marks.with(at, mark);
    const actions = this.#record.actions.slice(0, exercise.ply + 1);
    const link = this.#deps.door.call('link', { record: { ...this.#record, actions } });
    // Without its link it does not come again; nothing else is lost.
    return this.#deps
      .marked(
        link.then(({ link }) => link),
        mark,
      )
      .catch(() => '');
  }

  #say(kind: Said['kind'], said: string, clause = '') {
    const all = paragraph(kind === 'right' ? words.learn.right : '', said);
    this.said.value = { kind, words: all, clause };
    announce(all);
  }

  /** How many were found at once, of all. */
  get solved(): [number, number] {
    const marks = this.marks.value;
    return [marks.filter((mark) => mark === 'once').length, marks.length];
  }

  stepBack(): boolean {
    return this.sandbox.board.back();
  }

  close() {
    this.#giveUp();
    this.#run.peek()?.stop();
    this.sandbox.close();
  }
}

function exerciseAt(
  ply: number,
  moves: readonly Move[],
  rounds: View['rounds'],
  weighed: Exercise['weighed'],
): Exercise {
  const { player, phrase } = moves[ply];
  const seat = typeof player === 'number' ? player : -1;
  return { ply, player: seat, turn: turnAt(rounds, ply + 1), phrase, weighed };
}
