// A puzzle being solved: the position, the task, and the answers.
import { computed, signal } from '@preact/signals-core';
import type { IfCurrent } from '../../game/latest.ts';
import type { Card, Door, GameRecord, PuzzleSolution, PuzzleTask } from '../../scene/types.ts';
import { type Grade, Marked } from '../../trainer/trainer.ts';
import { paragraph } from '../../words/grammar.ts';
import { learn } from '../../words/words.ts';
import * as words from './words/en.ts';

/** A puzzle's grade; one that was left without a try was skipped. */
export type PuzzleGrade = Grade | 'skipped';

export type PuzzleDeps = {
  door: Door;
  /** Called once with the puzzle's grade, to keep it at once; then says what follows. */
  marked: (grade: PuzzleGrade) => Promise<string>;
};

/** Sentences on lines of their own; empty ones are left out. */
export function lines(...sentences: (string | false)[]): string {
  return sentences.filter(Boolean).join('\n');
}

export class Puzzle extends Marked {
  readonly text: string;
  readonly task: PuzzleTask;
  readonly grade = signal<PuzzleGrade | null>(null);
  /** Whether a turn was begun and can be taken back. */
  readonly underway = computed(() => {
    const { record } = this.session.now;
    return !this.refuted.value && record.value.actions.length > this.#base.value.actions.length;
  });
  readonly #deps;
  /** The position reached by the solved turns. */
  readonly #base;
  /** What to say about the grade. */
  #consequence = Promise.resolve('');

  constructor(card: Card, text: string, task: PuzzleTask, deps: PuzzleDeps) {
    super(card, task.record, deps.door);
    this.text = text;
    this.task = task;
    this.#deps = deps;
    this.#base = signal(task.record);
  }

  protected get seat() {
    return this.task.player;
  }

  protected get base() {
    return this.#base.value;
  }

  protected get aloud() {
    return this.task.asks;
  }

  /** Shows it, once the board is on the page. */
  open() {
    this.greet();
    this.again();
  }

  /** Takes back the last action of a turn. */
  takeBack() {
    this.feedback.value = null;
    const record = this.session.now.record.peek();
    void this.position({ ...record, actions: record.actions.slice(0, -1) });
  }

  /** Shows the next step of the solution: marks an action, or plays a turn of several. */
  async showMe() {
    if (this.done.value) return;
    this.refuted.value = false;
    const request = { game: this.card.id, text: this.text };
    const [solution] = await Promise.all([this.door.call('solution', request), this.position()]);
    const turn = this.#next(solution);
    const several = turn.length > 1;
    if (several) await this.#show(turn);
    else this.mark(turn[0]);
    const sentence = several ? words.puzzles.shownTurn : words.puzzles.shown;
    void this.#mark('shown');
    this.giveFeedback('shown', lines(sentence, await this.#consequence));
  }

  /** The next turn of a solution. */
  #next({ actions, turns }: PuzzleSolution): string[] {
    const at = this.base.actions.length - this.task.record.actions.length;
    let end = 0;
    for (const length of turns) {
      end += length;
      if (end > at) break;
    }
    return actions.slice(at, end);
  }

  #show(turn: readonly string[]): Promise<void> {
    this.refuted.value = true;
    return this.position({ ...this.base, actions: [...this.base.actions, ...turn] });
  }

  protected async judge(actions: readonly string[], ifCurrent: IfCurrent) {
    const from = this.session.now.record.peek();
    const attempt = { ...from, actions: [...from.actions, ...actions] };
    const request = { game: this.card.id, text: this.text, record: attempt };
    const answer = await ifCurrent(this.door.call('solve', request));
    const { verdict, said: sentence, record, lost } = answer;
    // A turn that only loses points stays, so that it can be changed.
    if (verdict === 'wrong') {
      const consequence = this.missed() ? await ifCurrent(this.#mark('shown')) : '';
      return this.#refute(lines(sentence, consequence), lost === undefined ? record : null);
    }
    // A turn is judged once it is complete.
    const whole = verdict === 'right' || record.actions.length > attempt.actions.length;
    if (!whole) {
      this.feedback.value = null;
      return record;
    }
    this.#base.value = record;
    if (verdict === 'right') this.done.value = true;
    const consequence = verdict === 'right' ? await ifCurrent(this.#mark(this.foundNow)) : '';
    this.giveFeedback('right', lines(paragraph(learn.right, sentence), consequence));
    return record;
  }

  /** Shows what a wrong answer leads to, if known. */
  #refute(why: string, record: GameRecord | null): GameRecord | null {
    this.refuted.value = record !== null;
    this.giveFeedback('wrong', why);
    return record;
  }

  /** Keeps the first grade; returns what to say about it. */
  async #mark(grade: PuzzleGrade): Promise<string> {
    if (this.grade.peek() !== null) return '';
    this.grade.value = grade;
    this.#consequence = this.#deps.marked(grade).catch(() => '');
    return this.#consequence;
  }

  /** Leaves the puzzle: after a wrong answer it was failed, otherwise skipped. */
  leave() {
    void this.#mark(this.tries ? 'shown' : 'skipped');
  }

  /** A puzzle that is closed after a wrong answer was failed. */
  override close() {
    if (this.tries) this.leave();
    super.close();
  }
}
