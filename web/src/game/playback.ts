/** Shows what a change has brought: at once, or ply by ply. */
import { batch } from '@preact/signals-core';
import type { View } from '../scene/types.ts';
import { paragraph, sentence } from '../words/grammar.ts';
import type { IfCurrent } from './latest.ts';
import { stepAloud } from './sentences.ts';
import { SessionPart, type SessionState } from './state.ts';
import type { How } from './types.ts';
import type { Viewpoint } from './viewpoint.ts';

export class Playback extends SessionPart {
  readonly #viewpoint;

  constructor(state: SessionState, viewer: Viewpoint) {
    super(state);
    this.#viewpoint = viewer;
  }

  /** Ends a change: the newest view shows. */
  settle(newest: View): View {
    this.state.changing.value = false;
    this.#viewpoint.steady();
    return newest;
  }

  /** Shows the newest ply at once. */
  async arrive(ifCurrent: IfCurrent, how: How, announced = ''): Promise<View> {
    const { plies, chosenSeat, deps } = this.state;
    chosenSeat.value = null;
    const view = await ifCurrent(this.#viewpoint.view(plies.value));
    batch(() => {
      this.#viewpoint.present(view, how);
      this.state.hands.markSeen(view);
      this.settle(view);
    });
    if (!announced) return view;
    this.state.saveSummary(view);
    deps.say(paragraph(announced, view.over ? '' : sentence(view.status)));
    return view;
  }

  /**
   * Shows the plies after one, one by one, unless the player looks elsewhere.
   * @param first the view of the first new ply
   */
  async follow(ifCurrent: IfCurrent, from: number, first: View | null): Promise<View> {
    const { plies, deps, seating } = this.state;
    let ready = first;
    for (let at = from; ; ) {
      await ifCurrent(this.#viewpoint.idle());
      const current = this.state.view.value;
      if (current?.ply === plies.value) return this.#arrive(ifCurrent, current);
      if (current?.ply !== at) return this.#stay(ifCurrent);
      const next = ready ?? (await ifCurrent(this.#viewpoint.view(at + 1, this.#viewpoint.after)));
      const view = next.over ? await ifCurrent(this.#viewpoint.due(next)) : next;
      if (this.#viewpoint.busy) continue;
      ready = null;
      at += 1;
      batch(() => {
        this.#viewpoint.present(view, 'step');
        // The newest ply can be acted on as soon as it shows.
        this.state.changing.value = at < plies.value;
      });
      deps.say(stepAloud(view, seating.value, this.state.hands.hides));
      if (at < plies.value) await ifCurrent(deps.board.landed());
      if (at < plies.value && view.hold) await ifCurrent(deps.clock.wait(view.hold));
    }
  }

  /** Turns the newest ply, which shows, to the seat whose turn it is. */
  async #arrive(ifCurrent: IfCurrent, newest: View): Promise<View> {
    this.state.saveSummary(newest);
    this.settle(newest);
    await this.#viewpoint.turn(() => ifCurrent(this.state.deps.board.landed()));
    if (this.state.hands.awaits(newest)) await ifCurrent(this.state.deps.board.landed());
    this.state.hands.markSeen(newest);
    return newest;
  }

  /** Continues the game while an earlier ply shows. */
  async #stay(ifCurrent: IfCurrent): Promise<View> {
    const { plies, deps, seating } = this.state;
    const newest = await ifCurrent(this.#viewpoint.view(plies.value));
    deps.say(stepAloud(newest, seating.value, this.state.hands.hides));
    this.state.saveSummary(newest);
    const view = await ifCurrent(
      this.#viewpoint.view(this.#viewpoint.wanted.ply, this.#viewpoint.after),
    );
    if (!this.#viewpoint.busy) this.#viewpoint.present(view, 'none');
    this.settle(newest);
    if (newest.over) void this.#viewpoint.goTo(newest.ply);
    return newest;
  }
}
