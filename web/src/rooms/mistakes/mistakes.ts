// The costly decisions of a finished game, as exercises.

import { batch, computed, signal } from '@preact/signals-core';
import { AGAIN_SECONDS } from '../../../generated/constants.ts';
import type { IfCurrent } from '../../game/latest.ts';
import { hasReply, turnAt } from '../../game/turns.ts';
import type { SavedTable } from '../../keep/saved-table.ts';
import { goingOn } from '../../scene/records.ts';
import type { Card, Door, GameRecord, Named, View, Weighed } from '../../scene/types.ts';
import { keepingOf, Run } from '../../thought/run.ts';
import { type Feedback, type Grade, Marked } from '../../trainer/trainer.ts';
import { announce } from '../../ui/announce.ts';
import { paragraph, sentence } from '../../words/grammar.ts';
import { learn } from '../../words/words.ts';
import * as words from './words/en.ts';

/** How many plies after a wrong answer are played out. */
const REPLY = 4;

/** The better action, its effect, and why the decision was costly, if known. */
type Better = Pick<Weighed, 'why'> & { best: Named; because?: string };

/**
 * A costly decision; `turn` counts as the list of moves does. The better action may still be
 * searched for.
 */
export type Exercise = {
  ply: number;
  player: number;
  turn: number;
  phrase: string;
  better: Better | Promise<Better>;
  /** Whether a reply to the decision can be shown. */
  replied: boolean;
};

export type MistakesDeps = {
  door: Door;
  /**
   * Called with an exercise's grade and the text of a link to the game up to the mistake; returns
   * what to say about it.
   */
  marked: (link: Promise<string>, grade: Grade) => Promise<string>;
  /** If this is an exercise of the deck: the others. */
  deck?: {
    /** Whether it is the last one. */
    last: () => boolean;
    next: () => void;
    /** Suspends this exercise, or takes it back. */
    suspend: (out: boolean) => void;
    /** Called if no better action is found any more. */
    fine: () => void;
  };
};

export class Mistakes extends Marked {
  /** Null until they are found. */
  readonly exercises = signal<readonly Exercise[] | null>(null);
  readonly marks = signal<readonly (Grade | null)[]>([]);
  readonly at = signal(0);
  readonly error = signal<unknown>(null);
  readonly exercise = computed(() => this.exercises.value?.[this.at.value] ?? null);
  /** Whether it was suspended by hand. */
  readonly out = signal(false);
  readonly grade = computed(() => this.marks.value[this.at.value]);
  readonly #record: GameRecord;
  readonly #keeping;
  readonly #seats;
  readonly #deps;
  readonly #run = signal<Run | null>(null);

  constructor(
    card: Card,
    { key, record, seats }: Pick<SavedTable, 'key' | 'record' | 'seats'>,
    deps: MistakesDeps,
  ) {
    const whole = goingOn(record, record.actions);
    super(card, whole, deps.door);
    this.#record = whole;
    this.#keeping = keepingOf({ key, record: whole });
    this.#seats = seats;
    this.#deps = deps;
  }

  /** The progress of the search for them, from 0 to 1. */
  readonly progress = computed(() => this.#run.value?.progress.value.done ?? 0);

  get last(): boolean {
    const { deck } = this.#deps;
    if (deck) return deck.last();
    return this.at.value === (this.exercises.value?.length ?? 0) - 1;
  }

  /** Searches for them; continues where it was stopped. */
  async find(): Promise<void> {
    this.error.value = null;
    try {
      const view = await this.door.call('view', { record: this.#record });
      if (this.#deps.deck) return this.#show([this.#lastOf(view)]);
      const { bots } = this.session;
      this.#run.value ??= new Run(bots, this.#record, view.moves, this.#keeping);
      const run = this.#run.value;
      await run.go();
      if (run.finished.value) this.#showMistakes(run, view);
    } catch (error) {
      this.error.value = error;
    }
  }

  /** The mistakes of the people here, from the game's review. */
  #showMistakes({ progress }: Run, view: View) {
    const own = progress.value.costs.filter(({ player }) => this.#seats[player] === 'person');
    this.#show(
      own.map(({ ply, better: best, why, because }) =>
        this.#exerciseAt(ply, view, { best, why, because }),
      ),
    );
  }

  /** The last action, while a better one is searched for. */
  #lastOf(view: View): Exercise {
    const at = view.moves.length - 1;
    const weighed = this.session.bots.ask('weigh', {
      record: this.#record,
      at,
      seconds: AGAIN_SECONDS,
    });
    weighed.then(
      ({ action, best }) => action.text === best.text && this.#deps.deck?.fine(),
      () => {}, // an answer reports it
    );
    return this.#exerciseAt(at, view, weighed);
  }

  #exerciseAt(ply: number, view: View, better: Exercise['better']): Exercise {
    const { player, phrase } = view.moves[ply];
    const seat = typeof player === 'number' ? player : -1;
    const replied = hasReply(this.card, view, ply);
    return { ply, player: seat, turn: turnAt(view.rounds, ply + 1), phrase, better, replied };
  }

  #show(exercises: Exercise[]) {
    batch(() => {
      this.exercises.value = exercises;
      this.marks.value = exercises.map(() => null);
    });
  }

  protected get seat() {
    return this.exercise.value?.player;
  }

  protected override get locked(): boolean {
    return super.locked || this.out.value || !this.exercise.value;
  }

  /** Shows the next exercise, once the board is on the page. */
  open() {
    void this.#turnTo(this.at.value);
    this.greet();
  }

  go(at: number) {
    void this.greetNext(this.#turnTo(at));
  }

  protected get aloud(): string {
    return paragraph(this.task, words.mistakes.task);
  }

  #turnTo(at: number): Promise<void> {
    this.#giveUp();
    batch(() => {
      this.at.value = at;
      this.feedback.value = null;
      this.refuted.value = false;
      this.done.value = false;
    });
    this.tries = 0;
    return this.position();
  }

  next() {
    const { deck } = this.#deps;
    if (this.last) return;
    if (deck) deck.next();
    else this.go(this.at.value + 1);
  }

  /** Suspends the exercise, or takes it back. */
  suspend(out: boolean) {
    this.#deps.deck?.suspend(out);
    batch(() => {
      this.out.value = out;
      this.feedback.value = null;
      this.refuted.value = false;
    });
    // Shown again, so that nothing can be picked once it is suspended.
    if (!this.done.value) void this.position();
    announce(out ? words.deck.out : words.deck.backIn);
  }

  /** Leaving an exercise after a wrong answer fails it. */
  #giveUp() {
    if (this.tries) void this.#mark('shown');
  }

  /** The decision that was made, as a sentence. */
  get task(): string {
    const exercise = this.exercise.value;
    if (!exercise) return '';
    const { turn, phrase, better } = exercise;
    const because = 'because' in better ? better.because : '';
    return paragraph(words.mistakes.played(turn, phrase), sentence(because ?? ''));
  }

  protected get base(): GameRecord {
    const { actions } = this.#record;
    return { ...this.#record, actions: actions.slice(0, this.exercise.value?.ply) };
  }

  /** Where it is asked what was better, what was chosen shows faintly. */
  protected override async position(record = this.base): Promise<void> {
    await super.position(record);
    const { ply } = this.exercise.value ?? {};
    if (ply !== undefined) void this.session.picking.recall(this.#record.actions[ply]);
  }

  /** Plays out what the decision allowed. */
  async showAllowed() {
    const exercise = this.exercise.value;
    const { best } = (await exercise?.better) ?? {};
    if (!exercise || !best || exercise !== this.exercise.value) return;
    await this.session.playOutBeside(this.#record, exercise.ply, best.text, 'reply');
  }

  /** Plays out the best action and what follows; then the board is as it was, and it is marked. */
  async showMe() {
    const exercise = this.exercise.value;
    if (!exercise || this.done.value) return;
    this.refuted.value = false;
    const [{ best, why }] = await Promise.all([exercise.better, this.position()]);
    const isGone = () => exercise !== this.exercise.value;
    if (isGone()) return;
    this.mark(best.text);
    await this.#tell('shown', 'shown', words.mistakes.best(best.phrase, why));
    await this.session.playOutBeside(this.#record, exercise.ply, best.text, 'line');
    if (isGone()) return;
    await this.session.viewpoint.back();
    this.mark(best.text);
  }

  protected async judge([action]: readonly string[], ifCurrent: IfCurrent) {
    const exercise = this.exercise.value;
    const { base } = this;
    if (!exercise) return null;
    if (action === this.#record.actions[exercise.ply]) return this.#miss(words.mistakes.same);
    const request = { record: base, at: exercise.ply, action: action, seconds: AGAIN_SECONDS };
    const { best } = await ifCurrent(exercise.better);
    const isBest = action === best.text;
    const answer = isBest ? null : await ifCurrent(this.session.bots.ask('weigh', request));
    if (!answer?.right && answer) return this.#refute(base, answer);
    const also = answer?.cost ? alsoRight(answer, best.phrase) : '';
    const played = await ifCurrent(this.door.call('play', { record: base, action: action }));
    await this.#tell(this.foundNow, 'right', paragraph(learn.right, also));
    this.done.value = true;
    return played.record;
  }

  /** Plays out the consequence of a wrong answer. */
  async #refute(base: GameRecord, { words: cost, reply }: Weighed): Promise<GameRecord> {
    this.refuted.value = true;
    await this.#miss(sentence(cost) || words.mistakes.little);
    return { ...base, actions: [...base.actions, ...reply.slice(0, REPLY)] };
  }

  async #miss(why: string): Promise<null> {
    if (!this.missed()) this.giveFeedback('wrong', why);
    else {
      const better = await this.exercise.value?.better;
      const lead = better ? words.mistakes.best(better.best.phrase, better.why) : '';
      await this.#tell('shown', 'wrong', paragraph(why, lead));
    }
    return null;
  }

  /** Reports how an exercise went, and what follows. */
  async #tell(mark: Grade, kind: Feedback['kind'], text: string) {
    const at = this.at.value;
    const consequence = await this.#mark(mark);
    if (at === this.at.value) this.giveFeedback(kind, paragraph(text, consequence));
  }

  /** Keeps the first grade; returns what to say about it. */
  async #mark(mark: Grade): Promise<string> {
    const at = this.at.value;
    const [exercise, marks] = [this.exercise.value, this.marks.value];
    if (!exercise || marks[at] !== null) return '';
    this.marks.value = marks.with(at, mark);
    const actions = this.#record.actions.slice(0, exercise.ply + 1);
    const linked = this.door.call('link', { record: { ...this.#record, actions } });
    const link = linked.then((answer) => answer.link);
    // Without its link it doesn't come again; nothing else is lost.
    return this.#deps.marked(link, mark).catch(() => '');
  }

  /** How many were found at once, of all. */
  get solved(): [number, number] {
    const marks = this.marks.value;
    return [marks.filter((mark) => mark === 'once').length, marks.length];
  }

  override close() {
    this.#giveUp();
    this.#run.peek()?.stop();
    super.close();
  }
}

/** What is better than an answer that is right. */
function alsoRight({ grade }: Weighed, best: string): string {
  const { also, alsoGood } = words.mistakes;
  return grade === 'good' || grade === 'equal' ? also(best) : alsoGood(best);
}
