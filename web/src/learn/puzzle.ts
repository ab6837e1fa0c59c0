// A puzzle on its way: a position, what is asked of it, and what was answered.
import { signal } from '@preact/signals-core';
import type { IfCurrent } from '../game/latest.ts';
import type { Card, Door, GameRecord, PuzzleTask } from '../scene/types.ts';
import { announce } from '../ui/announce.ts';
import { paragraph } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Marked, type Went } from './trainer.ts';

export type PuzzleDeps = {
  door: Door;
  /** Called once, with how the puzzle went; returns what is said of that. */
  marked: (went: Exclude<Went, 'open'>) => string;
};

export class Puzzle extends Marked {
  readonly text: string;
  readonly asked: PuzzleTask;
  readonly went = signal<Went>('open');
  readonly #deps;
  /** How far it is solved. */
  #base: GameRecord;

  constructor(card: Card, text: string, asked: PuzzleTask, deps: PuzzleDeps) {
    super(card, asked.record, deps.door);
    this.text = text;
    this.asked = asked;
    this.#deps = deps;
    this.#base = asked.record;
  }

  protected get seat() {
    return this.asked.player;
  }

  protected get base() {
    return this.#base;
  }

  /** Shows it, once the board has its place. */
  open() {
    announce(this.asked.asks);
    this.again();
  }

  /** Marks what is right next. */
  async showMe() {
    if (this.done.value) return;
    this.refuted.value = false;
    const asked = { game: this.card.id, text: this.text };
    const [{ actions }] = await Promise.all([this.door.call('solution', asked), this.position()]);
    this.mark(actions[this.#base.actions.length - this.asked.record.actions.length]);
    this.say('shown', paragraph(words.puzzles.shown, this.#went('shown')));
  }

  protected async judge(
    actions: readonly string[],
    ifCurrent: IfCurrent,
  ): Promise<GameRecord | null> {
    const { record: from } = this.session.now;
    const tried = { ...from.peek(), actions: [...from.peek().actions, ...actions] };
    const asked = { game: this.card.id, text: this.text, record: tried };
    const { verdict, said, record } = await ifCurrent(this.door.call('solve', asked));
    if (verdict === 'wrong') return this.#refute(said, record);
    this.#base = record;
    if (verdict === 'right') this.done.value = true;
    const comes = verdict === 'right' ? this.#went(this.foundNow) : '';
    this.say('right', paragraph(words.learn.right, said, comes));
    return record;
  }

  /** Shows what a wrong answer leads to, where that is known. */
  #refute(why: string, record: GameRecord): GameRecord | null {
    const comes = this.missed() ? this.#went('shown') : '';
    this.refuted.value = true;
    this.say('wrong', paragraph(why, comes));
    return record;
  }

  /** The first mark counts; returns what is said of it. */
  #went(went: Exclude<Went, 'open'>): string {
    if (this.went.peek() !== 'open') return '';
    this.went.value = went;
    return this.#deps.marked(went);
  }

  /** Whoever leaves it after a wrong answer has failed it. */
  override close() {
    if (this.tries) this.#went('shown');
    super.close();
  }
}
