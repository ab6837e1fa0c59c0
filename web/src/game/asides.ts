/**
 * What people do on the view that shows: picks, a hint, a preview, an explanation. All of it is
 * cleared when another view shows.
 */
import { batch, computed, signal } from '@preact/signals-core';
import { begun } from '../scene/hand.ts';
import { follow, nextPicks } from '../scene/picks.ts';
import type { View, ViewButton } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import { Latest } from './latest.ts';
import { nameOf } from './naming.ts';
import { Preview } from './preview.ts';
import { hintWords, idleWords } from './speech.ts';
import type { State } from './state.ts';
import type { Foreseen } from './types.ts';

/** How long a bot searches for a hint. */
const HINT_SECONDS = 1;
const EXPLAINED_MS = 3000;

/** Without a picture of what it would bring, a hint is words and marks. */
const unseen = () => null;

export class Asides {
  readonly path = signal<readonly string[]>([]);
  readonly held = signal<string | null>(null);
  readonly foreseen = signal<Foreseen | null>(null);
  readonly explained = signal<{ words: string } | null>(null);

  readonly #state;
  readonly #failed;
  readonly #hints = new Latest();
  readonly #explanations = new Latest();
  readonly #preview;

  constructor(state: State, failed: (error: unknown) => void) {
    this.#state = state;
    this.#failed = failed;
    this.#preview = new Preview((action) => this.#after(action), state.ports);
  }

  /** What can be picked next. */
  readonly pickable = computed(() => {
    const [path, view] = [this.path.value, this.#state.picking.value];
    return view ? nextPicks(view.picks, [...path]) : [];
  });

  /** What the game asks after the picks made so far; '' if it asks nothing. */
  readonly prompt = computed(() => {
    // What is in the hand from the start asks only the person who may put it down.
    const [path, view] = [this.path.value, this.#state.picking.value];
    return view?.prompts[path.join(' ')] ?? view?.prompts[path.length] ?? '';
  });

  /** The action whose picks are all made; null while there is none. */
  readonly complete = computed(() => {
    const [path, view] = [this.path.value, this.#state.picking.value];
    const action = view && follow(view.picks, [...path]);
    return typeof action === 'string' ? action : null;
  });

  /** The button of the view that was picked last. */
  get pressed(): ViewButton | undefined {
    const last = this.path.value.at(-1);
    return this.#state.view.value?.buttons.find(({ id }) => id === last);
  }

  /**
   * Asks whether the action that waits is to be played, in the words of its button if that asks;
   * else its name comes with its picture.
   */
  readonly question = computed(() => {
    const [held, foreseen] = [this.held.value, this.foreseen.value];
    if (held === null) return '';
    if (this.pressed?.ask) return this.pressed.ask;
    const move = foreseen?.action === held ? foreseen.move : undefined;
    return move
      ? words.game.confirm(nameOf(move, this.#state.ports.notation.value))
      : words.game.confirmIt;
  });

  /** Says what to pick next, after the picks have changed. */
  picked(path: readonly string[]): void {
    const { shown, live, early, ports } = this.#state;
    if (!shown.value) return;
    const back = this.path.value.length > 0 && path.length === 0;
    this.clear();
    this.path.value = path;
    if (early.value && this.complete.value !== null) {
      ports.say(paragraph(sentence(words.game.waitsForRules), words.game.playedThen));
    } else if (this.prompt.value) ports.say(this.prompt.value);
    else if (back && live.value) ports.say(sentence(shown.value.view.status));
  }

  /** Holds an action until it is confirmed, and shows what it would bring. */
  hold(action: string): void {
    this.held.value = action;
    void this.#preview.now(action, (view) => this.#foresee(action, view));
  }

  /** Shows what an action would bring while the mouse rests on its last pick; null: on none. */
  preview(action: string | null): void {
    if (this.held.value !== null) return;
    this.#preview.stop();
    this.foreseen.value = null;
    if (!action || !this.#state.live.value) return;
    void this.#preview.rest(action, (view) => this.#foresee(action, view));
  }

  #foresee(action: string, { scene, moves, plies }: View): void {
    const view = this.#state.view.value;
    if (view) this.foreseen.value = { action, move: moves[plies - 1], scene, view };
  }

  #after(action: string) {
    const { record, view } = this.#state;
    const actions = [...record.value.actions, action];
    return this.#state.ask({ ...record.value, actions }, actions.length, view.value?.seat);
  }

  /** Explains for a moment why these picks can't be made, or why nothing can be picked. */
  async explain(picks?: readonly string[]): Promise<void> {
    const { ports, record, you, early } = this.#state;
    // Until the rules run nobody can say why.
    if (early.value) return;
    try {
      await this.#explanations.run(async (still) => {
        const asked = picks && ports.door.call('explain', { record: record.value, picks, you });
        const why = asked && (await still(asked));
        if (why && ports.policy) return ports.policy.explain(why);
        const said = why ? why.sentence : this.#idle();
        if (!said) return;
        this.explained.value = { words: said };
        ports.say(said);
        await still(ports.wait(EXPLAINED_MS));
        this.explained.value = null;
      });
    } catch (error) {
      // Without an explanation a table stays as it is.
      if (ports.policy) this.#failed(error);
    }
  }

  /** Returns why nothing can be picked; '' if something can, or soon will. */
  #idle(): string {
    const { view, mayAct, changing, seating, paused, here, ports } = this.#state;
    if (!view.value || mayAct.value || changing.value) return '';
    if (!here.value && !view.value.over) return words.game.elsewhere;
    return idleWords(view.value, seating.value, ports.card.sheets, paused.value);
  }

  /** Asks for a hint, or hides the one that shows. */
  toggleHint(): void {
    if (this.hideHint() || !this.#state.live.value) return;
    this.#state.hint.value = { state: 'asking', advice: null, after: null };
    void this.#hint();
  }

  async #hint(): Promise<void> {
    const { ports, record, saved, hint, view } = this.#state;
    try {
      await this.#hints.run(async (still) => {
        const advice = await still(ports.bots.hint(record.value, HINT_SECONDS));
        const after = await still(this.#after(advice.action).then(({ scene }) => scene, unseen));
        batch(() => {
          this.unpick();
          this.held.value = null;
          hint.value = { state: 'shown', advice, after };
          if (!saved.value.practice) this.#state.become(this.#state.helped);
        });
        if (view.value) ports.say(hintWords(advice, view.value, ports.notation.value).spoken);
      });
    } catch (error) {
      this.hideHint();
      this.#failed(error);
    }
  }

  /** Marks what to point at, in order, as a hint does, though no bot has searched for it. */
  mark(picks: string[]): void {
    const advice = { action: '', phrase: '', picks, words: '' };
    batch(() => {
      this.clear();
      this.unpick();
      this.#state.hint.value = { state: 'shown', advice, after: null };
    });
  }

  /** Hides the hint, or stops waiting for it; returns whether there was one. */
  hideHint(): boolean {
    const was = this.#state.hint.value.state !== 'off';
    this.#hints.stop();
    if (was) this.#state.hint.value = { state: 'off', advice: null, after: null };
    return was;
  }

  /** Clears everything but the picks. */
  clear(): void {
    batch(() => {
      this.hideHint();
      this.#preview.stop();
      this.#explanations.stop();
      this.held.value = null;
      this.foreseen.value = null;
      this.explained.value = null;
    });
  }

  /** Takes all picks back; what is in the hand from the start stays picked. */
  unpick(view: View | null = this.#state.view.value): void {
    this.path.value = view ? begun(view) : [];
  }

  /**
   * Clears everything, for another view. What was picked before the rules ran stays picked, and so
   * do picks and a hint where the same position shows again, as at another size of the board.
   */
  reset(view: View | null = null): void {
    const [held, { state, advice }] = [this.held.value, this.#state.hint.value];
    batch(() => {
      const same = view && this.#isSame(view);
      this.clear();
      if (!same || !follow(view.picks, [...this.path.value])) this.unpick(view);
      else if (held !== null) this.hold(held);
      // What it would bring was drawn for the other size.
      if (same && advice) this.#state.hint.value = { state, advice, after: null };
    });
  }

  /** Whether a view shows what shows already. */
  #isSame({ ply, seat }: View): boolean {
    const { early, shown, record } = this.#state;
    const { view, record: of } = shown.value ?? {};
    return early.value || (of === record.value && view?.ply === ply && view.seat === seat);
  }

  end(): void {
    this.reset();
    for (const stream of [this.#hints, this.#explanations, this.#preview]) stream.end();
  }
}
