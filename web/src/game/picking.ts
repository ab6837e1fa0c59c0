/**
 * What people do on the view that shows: picks, hints, previews, explanations. Another view clears
 * all of them.
 */
import { batch } from '@preact/signals-core';
import { notation } from '../keep/settings.ts';
import { follow, opening } from '../scene/picks.ts';
import type { View } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Latest } from './latest.ts';
import { Preview } from './preview.ts';
import { hintWords, idleWords } from './sentences.ts';
import { SessionPart } from './state.ts';

/** How long a bot searches for a hint. */
const HINT_SECONDS = 1;
const EXPLAINED_MS = 3000;

/** A hint without a picture of its effect is words and marks. */
const unseen = () => null;

export class Picking extends SessionPart {
  readonly #hints = new Latest(this.state.closed);
  readonly #explanations = new Latest(this.state.closed);
  readonly #preview = new Preview(this.state);

  /** Says what to pick next, after the picks have changed. */
  picked(path: readonly string[]): void {
    const { display, arrived, live, beforeRules, deps } = this.state;
    if (!display.value) return;
    // A pick ends the running motion.
    arrived.value = display.value;
    const back = this.state.path.value.length > 0 && path.length === 0;
    this.clear();
    this.state.path.value = path;
    if (beforeRules.value && this.state.complete.value !== null) {
      deps.say(paragraph(sentence(words.playing.waitsForRules), words.playing.playedThen));
    } else if (this.state.prompt.value) deps.say(this.state.prompt.value);
    else if (back && live.value) deps.say(sentence(display.value.view.status));
  }

  /** Holds an action until it is confirmed, and shows its effect. */
  hold(action: string): void {
    if (this.state.live.value) this.#hold(action);
  }

  #hold(action: string): void {
    this.state.held.value = action;
    const { pressed, deps } = this.state;
    if (pressed.value?.ask) deps.say(pressed.value.ask);
    void this.#preview.now(action);
  }

  /** Shows faintly what was done from here, until something is pointed at or picked. */
  async recall(action: string): Promise<void> {
    await this.state.deps.board.landed();
    if (this.state.live.value) void this.#preview.now(action);
  }

  /**
   * Shows the effect of an action while the mouse is over its last pick; null if it is over none.
   */
  preview(action: string | null): void {
    if (this.state.held.value !== null) return;
    this.#preview.stop();
    if (action && this.state.live.value) void this.#preview.onHover(action);
  }

  /**
   * Explains for a moment why these picks are impossible; without picks, why nothing can be picked.
   */
  async explain(picks?: readonly string[]): Promise<void> {
    const { deps, record, you, beforeRules } = this.state;
    // Only the rules can explain.
    if (beforeRules.value) return;
    try {
      await this.#explanations.run(async (ifCurrent) => {
        const question = picks && deps.door.call('explain', { record: record.value, picks, you });
        const why = question && (await ifCurrent(question));
        if (why && deps.policy) return deps.policy.explain(why);
        const text = why ? why.sentence : this.idle();
        if (!text) return;
        this.state.explained.value = { words: text };
        deps.say(text);
        await ifCurrent(deps.clock.wait(EXPLAINED_MS));
        this.state.explained.value = null;
      });
    } catch (error) {
      // A table shows nothing if there is no explanation.
      if (deps.policy) this.state.failed(error);
    }
  }

  /** Shows an answer to a try, until something else is picked. */
  answer(text: string): void {
    const { explained, deps } = this.state;
    this.clear();
    explained.value = { words: text };
    deps.say(text);
  }

  /** Returns why nothing can be picked; '' if something can be now, or soon. */
  idle(): string {
    const { view, mayAct, changing, seating, paused, here, deps } = this.state;
    if (!view.value || mayAct.value || changing.value) return '';
    if (!here.value && !view.value.over) return words.playing.elsewhere;
    return idleWords(view.value, seating.value, deps.card.sheets, paused.value);
  }

  /** Asks for a hint, or hides the current one. */
  toggleHint(): void {
    if (this.hideHint() || !this.state.live.value) return;
    this.state.hint.value = { state: 'asking', advice: null, after: null };
    void this.#hint();
  }

  async #hint(): Promise<void> {
    const { deps, record, hint } = this.state;
    try {
      await this.#hints.run(async (ifCurrent) => {
        const advice = await ifCurrent(deps.bots.hint(record.value, HINT_SECONDS));
        const preview = this.state.askAfter(advice.action).then(({ scene }) => scene, unseen);
        const after = await ifCurrent(preview);
        batch(() => {
          this.unpick();
          this.state.held.value = null;
          hint.value = { state: 'shown', advice, after };
          this.state.help();
        });
        deps.say(hintWords(advice, notation.value === 'on').spoken);
      });
    } catch (error) {
      this.hideHint();
      this.state.failed(error);
    }
  }

  /** Marks what to pick, in order, as a hint does, but without a search. */
  mark(picks: string[]): void {
    const advice = { action: '', phrase: '', picks, words: '' };
    batch(() => {
      this.clear();
      this.unpick();
      this.state.hint.value = { state: 'shown', advice, after: null };
    });
  }

  /** Hides the hint, or stops waiting for it; returns whether there was one. */
  hideHint(): boolean {
    const was = this.state.hint.value.state !== 'off';
    this.#hints.stop();
    if (was) this.state.hint.value = { state: 'off', advice: null, after: null };
    return was;
  }

  /** Clears everything but the picks. */
  clear(): void {
    batch(() => {
      this.hideHint();
      this.#preview.stop();
      this.#explanations.stop();
      this.state.held.value = null;
      this.state.explained.value = null;
    });
  }

  /** Takes all picks back, except what is in the hand from the start. */
  unpick(view: View | null = this.state.view.value): void {
    this.state.path.value = view ? opening(view) : [];
  }

  /**
   * Clears everything for another view. Picks made before the rules ran stay. If the same position
   * shows again, as at another board size, picks and a hint stay too.
   */
  reset(view: View | null = null): void {
    const [held, { state, advice }] = [this.state.held.value, this.state.hint.value];
    batch(() => {
      const same = view && this.#isSame(view);
      this.clear();
      if (!same || !follow(view.picks, [...this.state.path.value])) this.unpick(view);
      else if (held !== null) this.#hold(held);
      // Its effect was drawn for the other size.
      if (same && advice) this.state.hint.value = { state, advice, after: null };
    });
  }

  /** Whether a view has the ply and the seat that show already. */
  #isSame({ ply, seat }: View): boolean {
    const { beforeRules, display, record } = this.state;
    const { view, record: of } = display.value ?? {};
    const same = of === record.value && view?.ply === ply;
    return beforeRules.value || (view?.seat === seat && (same || this.#goesOnDeciding(ply)));
  }

  /** Whether the person here has decided as much beforehand as in a view that shows now. */
  #goesOnDeciding(ply: number): boolean {
    const { display, record, undoable } = this.state;
    const { view, record: of } = display.value ?? {};
    if (!view || !of?.beforehand) return false;
    const since = record.value.beforehand?.[1] ?? undoable.value;
    return view.ply - of.beforehand[1] === ply - since;
  }
}
