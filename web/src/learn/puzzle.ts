// A puzzle on its way: a position, what is asked of it, and what was answered.
import { batch, computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import type { Policy } from '../game/session.ts';
import { pathTo } from '../scene/picks.ts';
import type {
  Card,
  Door,
  GameRecord,
  PuzzleSolution,
  PuzzleTask,
  SeatPlayer,
} from '../scene/types.ts';
import { player } from '../sound/player.ts';
import { Sandbox } from '../table/sandbox.ts';
import { announce } from '../ui/announce.ts';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { oneByOne, type Said } from './lesson.ts';
import type { Went } from './mistakes.ts';

/** After so many wrong answers the solution is shown. */
const TRIES = 2;

export type PuzzleDeps = {
  door: Door;
  /** Called once, with how the puzzle went; returns what is said of that. */
  marked: (went: Exclude<Went, 'open'>) => string;
};

export class Puzzle {
  readonly card: Card;
  readonly text: string;
  readonly asked: PuzzleTask;
  readonly sandbox: Sandbox;
  readonly said = signal<Said | null>(null);
  readonly went = signal<Went>('open');
  /** Whether what a wrong answer leads to shows. */
  readonly refuted = signal(false);
  /** Whether it is solved: nothing more can be played. */
  readonly done = signal(false);
  /** Whether it is solved, or its solution was shown. */
  readonly told = computed(() => this.done.value || this.went.value !== 'open');
  /** How far it is solved: turn by turn. */
  readonly #base;
  /** Whether a turn is begun, and what was done can be taken back. */
  readonly begun = computed(() => {
    const { record } = this.session.now;
    return !this.refuted.value && record.value.actions.length > this.#base.value.actions.length;
  });
  readonly #deps;
  #tries = 0;

  constructor(card: Card, text: string, asked: PuzzleTask, deps: PuzzleDeps) {
    this.card = card;
    this.text = text;
    this.asked = asked;
    this.#deps = deps;
    this.#base = signal(asked.record);
    this.sandbox = new Sandbox(asked.record, this.#seats, {
      card,
      door: deps.door,
      policy: this.#policy(),
      say: announce,
      restart: () => this.again(),
      picked: () => this.#picked(),
    });
  }

  get session() {
    return this.sandbox.session;
  }

  get #seats(): SeatPlayer[] {
    const { record, player } = this.asked;
    return Array.from({ length: record.players }, (_, at) => (at === player ? 'person' : 'far'));
  }

  /** What a puzzle asks of a session. */
  #policy(): Policy {
    return {
      you: () => this.asked.player,
      live: () => !this.done.value && !this.refuted.value,
      draws: () => false,
      dress: (view) => oneByOne({ ...view, status: '', result: '', reason: '' }),
      judge: (actions, ifCurrent) => this.#judge(actions, ifCurrent),
      explain: ({ sentence: why, clause }) => this.#say('wrong', why, clause),
    };
  }

  /** Shows it, once the board has its place. */
  open() {
    announce(this.asked.asks);
    void this.#position();
  }

  #position(): Promise<void> {
    return this.#turnTo(this.#base.value);
  }

  #turnTo(record: GameRecord): Promise<void> {
    return this.session.turnTo(record, this.#seats);
  }

  /** Takes back the last action of a turn. */
  takeBack() {
    this.said.value = null;
    const { record } = this.session.now;
    void this.#turnTo({ ...record.peek(), actions: record.peek().actions.slice(0, -1) });
  }

  /** Goes back from what a wrong answer leads to. */
  again() {
    batch(() => {
      this.said.value = null;
      this.refuted.value = false;
    });
    void this.#position();
  }

  /** Shows what is right next: an action is marked, a turn of several shows as it is done. */
  async showMe() {
    if (this.done.value) return;
    this.refuted.value = false;
    const asked = { game: this.card.id, text: this.text };
    const [solution] = await Promise.all([
      this.#deps.door.call('solution', asked),
      this.#position(),
    ]);
    const turn = this.#next(solution);
    const several = turn.length > 1;
    if (several) await this.#show(turn);
    else this.#mark(turn[0]);
    const shown = several ? words.puzzles.shownTurn : words.puzzles.shown;
    this.#say('shown', paragraph(shown, this.#went('shown')));
  }

  /** The turn that is next in a solution. */
  #next({ actions, turns }: PuzzleSolution): string[] {
    const at = this.#base.value.actions.length - this.asked.record.actions.length;
    const ends = turns.map((_, turn) => turns.slice(0, turn + 1).reduce((sum, n) => sum + n));
    return actions.slice(
      at,
      ends.find((end) => end > at),
    );
  }

  #show(turn: readonly string[]): Promise<void> {
    this.refuted.value = true;
    const { value: base } = this.#base;
    return this.#turnTo({ ...base, actions: [...base.actions, ...turn] });
  }

  #mark(action: string) {
    const view = this.session.now.shown.peek()?.view;
    const path = view && pathTo(view.picks, action);
    if (path) this.session.mark(path);
  }

  #picked() {
    if (this.said.value?.kind === 'wrong') this.said.value = null;
  }

  async #judge(actions: readonly string[], ifCurrent: IfCurrent): Promise<GameRecord | null> {
    const { record: from } = this.session.now;
    const tried = { ...from.peek(), actions: [...from.peek().actions, ...actions] };
    const asked = { game: this.card.id, text: this.text, record: tried };
    const { verdict, said, record, lost } = await ifCurrent(this.#deps.door.call('solve', asked));
    // What only loses points stays as it was, so that it can be changed.
    if (verdict === 'wrong') return this.#missed(said, lost === undefined ? record : null);
    // A turn is judged when it is whole.
    const whole = verdict === 'right' || record.actions.length > tried.actions.length;
    if (!whole) {
      this.said.value = null;
      return record;
    }
    this.#base.value = record;
    if (verdict === 'right') this.done.value = true;
    this.#say('right', verdict === 'right' ? paragraph(said, this.#solved()) : said);
    return record;
  }

  #solved() {
    return this.#went(this.#tries ? 'later' : 'once');
  }

  /** Shows what a wrong answer leads to, where that is known. */
  #missed(why: string, record: GameRecord | null): GameRecord | null {
    player().no();
    this.#tries += 1;
    this.refuted.value = record !== null;
    const gaveUp = this.#tries >= TRIES ? this.#went('shown') : '';
    this.#say('wrong', paragraph(why, gaveUp));
    return record;
  }

  /** The first mark counts; returns what is said of it. */
  #went(went: Exclude<Went, 'open'>): string {
    if (this.went.peek() !== 'open') return '';
    this.went.value = went;
    return this.#deps.marked(went);
  }

  #say(kind: Said['kind'], said: string, clause = '') {
    const all = paragraph(kind === 'right' ? words.learn.right : '', said);
    this.said.value = { kind, words: all, clause };
    announce(all);
  }

  stepBack(): boolean {
    return this.sandbox.board.back();
  }

  /** Whoever leaves it after a wrong answer has failed it. */
  close() {
    if (this.#tries) this.#went('shown');
    this.sandbox.close();
  }
}
