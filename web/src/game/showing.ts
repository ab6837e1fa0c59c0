/** How what a change has brought shows: at once, or ply by ply. */
import { batch } from '@preact/signals-core';
import type { View } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import type { Still } from './latest.ts';
import { stepAloud } from './speech.ts';
import type { State } from './state.ts';
import type { How } from './types.ts';
import type { Viewer } from './viewer.ts';

export class Showing {
  readonly #state;
  readonly #viewer;

  constructor(state: State, viewer: Viewer) {
    this.#state = state;
    this.#viewer = viewer;
  }

  /** Ends a change: the newest view shows. */
  rest(newest: View): View {
    this.#state.changing.value = false;
    this.#viewer.steady();
    return newest;
  }

  /** Shows the newest ply at once. */
  async arrive(still: Still, how: How, told = ''): Promise<View> {
    const { plies, chosenSeat, deps } = this.#state;
    chosenSeat.value = null;
    const view = await still(this.#viewer.view(plies.value));
    batch(() => {
      this.#viewer.present(view, how);
      this.#state.hands.rest(view);
      this.rest(view);
    });
    if (!told) return view;
    this.#state.note(view);
    deps.say(paragraph(told, view.over ? '' : sentence(view.status)));
    return view;
  }

  /**
   * Shows what came after a ply, one ply after the other, unless somebody looks elsewhere.
   *
   * @param known the view of the first ply that came
   */
  async follow(still: Still, from: number, known: View | null): Promise<View> {
    const { plies, deps, seating } = this.#state;
    let come = known;
    for (let at = from; ; ) {
      await still(this.#viewer.idle());
      const shown = this.#state.view.value;
      if (shown?.ply === plies.value) return this.#seen(still, shown);
      if (shown?.ply !== at) return this.#stay(still);
      const view = come ?? (await still(this.#viewer.view(at + 1, this.#viewer.after)));
      if (this.#viewer.busy) continue;
      come = null;
      at += 1;
      batch(() => {
        this.#viewer.present(view, 'step');
        // The newest ply can be acted on as soon as it shows.
        this.#state.changing.value = at < plies.value;
      });
      deps.say(stepAloud(view, seating.value, this.#state.hands.hides));
      if (at < plies.value) await still(deps.board.landed());
    }
  }

  /** Turns the newest ply, which shows, to the seat that is due. */
  async #seen(still: Still, newest: View): Promise<View> {
    this.#state.note(newest);
    this.rest(newest);
    await this.#viewer.turn(() => still(this.#state.deps.board.landed()));
    if (this.#state.hands.awaits(newest)) await still(this.#state.deps.board.landed());
    this.#state.hands.rest(newest);
    return newest;
  }

  /** Goes on with the game while an earlier ply shows. */
  async #stay(still: Still): Promise<View> {
    const { plies, deps, seating } = this.#state;
    const newest = await still(this.#viewer.view(plies.value));
    deps.say(stepAloud(newest, seating.value, this.#state.hands.hides));
    this.#state.note(newest);
    const view = await still(this.#viewer.view(this.#viewer.wanted.ply, this.#viewer.after));
    if (!this.#viewer.busy) this.#viewer.present(view, 'none');
    this.rest(newest);
    if (newest.over) void this.#viewer.goTo(newest.ply);
    return newest;
  }
}
