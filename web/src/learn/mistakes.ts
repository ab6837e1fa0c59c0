// A game that was played here, and what could have been done better in it, as exercises.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import type { Policy } from '../game/session.ts';
import { turnAt } from '../game/turns.ts';
import type { SavedTable } from '../keep/store.ts';
import { Run } from '../review/index.ts';
import { pathTo } from '../scene/picks.ts';
import { goingOn } from '../scene/records.ts';
import type { Card, Door, GameRecord, SeatPlayer, View, Weighed } from '../scene/types.ts';
import { player } from '../sound/player.ts';
import { Sandbox } from '../table/sandbox.ts';
import { announce } from '../ui/announce.ts';
import { lower, paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { oneByOne, type Said } from './lesson.ts';

/** Maximum number of exercises from one game. */
const MOST = 5;
/** Seconds for weighing an answer. */
const SECONDS = 1.5;
/** After so many wrong answers a right one is shown. */
const TRIES = 2;
/** How many plies of what a wrong answer leads to are played out. */
const REPLY = 4;

/** A decision that cost much, and what was better; `turn` as the list of moves counts. */
export type Exercise = { ply: number; player: number; turn: number; weighed: Weighed };

/** How an exercise went. */
export type Went = 'open' | 'once' | 'later' | 'shown';

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
  /** Whether it is solved: nothing more can be played. */
  readonly done = signal(false);
  /** Whether it is solved, or its solution was shown. */
  readonly told = computed(() => this.done.value || this.marks.value[this.at.value] !== 'open');
  readonly #record: GameRecord;
  readonly #seats;
  readonly #door;
  readonly #run = signal<Run | null>(null);
  #tries = 0;

  constructor(card: Card, { record, seats }: SavedTable, door: Door) {
    this.card = card;
    this.#record = goingOn(record, record.actions);
    this.#seats = seats;
    this.#door = door;
    this.sandbox = new Sandbox(this.#record, seats, {
      card,
      door,
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
    return this.at.value === (this.exercises.value?.length ?? 0) - 1;
  }

  /** Looks for them; goes on where it was stopped. */
  async find(): Promise<void> {
    this.error.value = null;
    try {
      const { moves, rounds } = await this.#door.call('view', { record: this.#record });
      this.#run.value ??= Run.of(this.session.bots, this.#record, moves);
      const run = this.#run.value;
      await run.go();
      if (run.finished.value) this.#found(run, rounds);
    } catch (error) {
      this.error.value = error;
    }
  }

  #found(run: Run, rounds: View['rounds']) {
    const own = [...run.weighed.value]
      .map(([ply, weighed]) => {
        const seat = this.#moverAt(run, ply);
        return { ply, player: seat, turn: turnAt(rounds, ply + 1), weighed };
      })
      .filter(({ player, weighed }) => this.#seats[player] === 'person' && weighed.serious)
      .sort((one, other) => other.weighed.cost - one.weighed.cost);
    batch(() => {
      this.exercises.value = own.slice(0, MOST);
      this.marks.value = this.exercises.value.map(() => 'open');
    });
  }

  #moverAt(run: Run, ply: number): number {
    const mover = run.moves[ply]?.player;
    return typeof mover === 'number' ? mover : -1;
  }

  /** What exercises ask of a session. */
  #policy(): Policy {
    return {
      you: () => this.exercise.value?.player,
      live: () => this.exercise.value !== null && !this.done.value && !this.refuted.value,
      draws: () => false,
      dress: (view) => oneByOne({ ...view, status: '', result: '', reason: '' }),
      judge: (actions, ifCurrent) => this.#judge(actions, ifCurrent),
      explain: ({ sentence: why, clause }) => this.#say('wrong', why, clause),
    };
  }

  /** Shows the exercise that is next, once the board has its place. */
  open() {
    this.go(this.at.value);
  }

  go(at: number) {
    batch(() => {
      this.at.value = at;
      this.said.value = null;
      this.refuted.value = false;
      this.done.value = false;
    });
    this.#tries = 0;
    announce(paragraph(this.task, words.mistakes.task));
    this.#show();
  }

  next() {
    if (!this.last) this.go(this.at.value + 1);
  }

  /** What was done there, in a sentence. */
  get task(): string {
    const exercise = this.exercise.value;
    if (!exercise) return '';
    const { turn, weighed } = exercise;
    return words.mistakes.played(turn, lower(weighed.action.phrase));
  }

  get #base(): GameRecord {
    const { actions } = this.#record;
    return { ...this.#record, actions: actions.slice(0, this.exercise.value?.ply) };
  }

  #show(): Promise<void> {
    const own = this.exercise.value?.player;
    const seats = this.#seats.map((_, at): SeatPlayer => (at === own ? 'person' : 'far'));
    return this.session.turnTo(this.#base, seats);
  }

  /** Goes back from what a wrong answer leads to. */
  again() {
    batch(() => {
      this.said.value = null;
      this.refuted.value = false;
    });
    void this.#show();
  }

  /** Marks the best action. */
  async showMe() {
    const exercise = this.exercise.value;
    if (!exercise || this.done.value) return;
    const { best } = exercise.weighed;
    this.refuted.value = false;
    await this.#show();
    if (exercise !== this.exercise.value) return;
    const view = this.session.now.shown.peek()?.view;
    const path = view && pathTo(view.picks, best.text);
    if (path) this.session.mark(path);
    this.#mark('shown');
    this.#say('shown', words.mistakes.best(lower(best.phrase)));
  }

  #picked() {
    if (this.said.value?.kind === 'wrong') this.said.value = null;
  }

  async #judge([tried]: readonly string[], ifCurrent: IfCurrent): Promise<GameRecord | null> {
    const exercise = this.exercise.value;
    const base = this.#base;
    if (!exercise) return null;
    const { action, best } = exercise.weighed;
    if (tried === action.text) return this.#miss(words.mistakes.same);
    const asked = { record: base, at: exercise.ply, action: tried, seconds: SECONDS };
    const isBest = tried === best.text;
    const found = isBest ? null : await ifCurrent(this.session.bots.ask('weigh', asked));
    if (!found?.right && found) return this.#refute(base, found);
    const also = found?.cost ? words.mistakes.also(lower(best.phrase)) : '';
    this.#mark(this.#tries ? 'later' : 'once');
    this.done.value = true;
    this.#say('right', also);
    const played = await ifCurrent(this.#door.call('play', { record: base, action: tried }));
    return played.record;
  }

  #miss(why: string): null {
    this.#missed(why);
    return null;
  }

  /** Plays out what a wrong answer leads to. */
  #refute(base: GameRecord, { words: cost, reply }: Weighed): GameRecord {
    this.refuted.value = true;
    this.#missed(sentence(cost) || words.mistakes.little);
    return { ...base, actions: [...base.actions, ...reply.slice(0, REPLY)] };
  }

  #missed(why: string) {
    player().no();
    this.#tries += 1;
    const { best } = this.exercise.value?.weighed ?? {};
    const tells = best !== undefined && this.#tries >= TRIES;
    if (tells) this.#mark('shown');
    this.#say('wrong', paragraph(why, tells ? words.mistakes.best(lower(best.phrase)) : ''));
  }

  /** The first mark counts. */
  #mark(mark: Went) {
    const at = this.at.value;
    this.marks.value = this.marks.value.map((known, each) =>
      each === at && known === 'open' ? mark : known,
    );
  }

  #say(kind: Said['kind'], said: string, clause = '') {
    this.said.value = { kind, words: said || words.learn.right, clause };
    const right = kind === 'right' && said ? words.learn.right : '';
    announce(paragraph(right, this.said.value.words));
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
    this.#run.peek()?.stop();
    this.sandbox.close();
  }
}
