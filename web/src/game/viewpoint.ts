/** Which ply shows, and from which seat: what was asked for last. */
import { batch } from '@preact/signals-core';
import type { View } from '../scene/types.ts';
import { Latest } from './latest.ts';
import type { Picking } from './picking.ts';
import { whoseSheet } from './player-names.ts';
import { lookAloud } from './sentences.ts';
import { SessionPart, type SessionState } from './state.ts';
import type { How, Shown, Space } from './types.ts';

/** The requested view; without a seat, from the usual one. */
type Wanted = { ply: number; seat: number | undefined; how: How };

export class Viewpoint extends SessionPart {
  readonly #picking;
  readonly #looks = new Latest(this.state.closed);
  #asked: Wanted | null = null;
  /** What to request once no change is running. */
  #later: (() => void) | null = null;

  constructor(state: SessionState, picking: Picking) {
    super(state);
    this.#picking = picking;
  }

  /** The ply and seat that show, or will once the view comes. */
  get wanted(): { ply: number; seat: number | undefined } {
    const view = this.state.view.value;
    return this.#asked ?? { ply: view?.ply ?? 0, seat: view?.seat };
  }

  /** Whether a requested view is on its way. */
  get busy(): boolean {
    return this.#looks.busy;
  }

  /** Resolves when no view is on its way. */
  idle(): Promise<void> {
    return this.#looks.idle();
  }

  /** Asks for the view of a ply, from a seat or from the one whose turn it is. */
  async view(at: number, seat?: number): Promise<View> {
    const { seating } = this.state;
    const record = this.state.record.value;
    const view = await this.state.ask(record, at, seat ?? seating.value.looker);
    if (seat !== undefined || !seating.value.follows) return view;
    const due = seating.value.due(view, null);
    return due === view.seat ? view : this.state.ask(record, at, due);
  }

  /** The seat from which the next plies are shown: the same one, or undefined for the usual one. */
  get after(): number | undefined {
    const { follows, bottom } = this.state.seating.value;
    return follows ? (this.wanted.seat ?? bottom) : undefined;
  }

  /** Shows a view of the newest record, or of the record that it was requested for. */
  present(view: View, how: How, record = this.state.record.value): void {
    const { shown, changing, plies, hands } = this.state;
    const before = this.state.view.value;
    const passing = how === 'step' && changing.value && view.ply < plies.value;
    batch(() => {
      this.stop();
      this.#picking.reset(view);
      this.state.recordMovers(record.actions, view);
      const old = shown.value;
      shown.value = { view, how, before, passing, prepared: false, record };
      this.#arrive(old, shown.value);
      hands.see(view);
    });
  }

  /** Announces a view: after a step once its motion has ended, else at once. */
  #arrive(old: Shown | null, next: Shown): void {
    const { arrived, deps } = this.state;
    const moves = next.how === 'step' && next.before !== null && deps.board.moves();
    arrived.value = moves ? old : next;
    if (moves) void this.#land(next);
  }

  async #land(next: Shown): Promise<void> {
    const { shown, arrived, deps } = this.state;
    // The board is updated first.
    await Promise.resolve();
    await deps.board.landed();
    if (shown.value === next) arrived.value = next;
  }

  /** Shows a ply, the newest or an earlier one; `Infinity` is the newest. */
  async goTo(to: number): Promise<void> {
    const view = this.state.view.value;
    const plies = this.state.plies.value;
    const ply = Math.max(0, Math.min(plies, to));
    // Whether the current or the requested view belongs to the newest record.
    const current = this.busy || this.state.shown.value?.record === this.state.record.value;
    if (!view || (current && ply === this.wanted.ply)) return;
    const chosen = this.state.chosenSeat.value;
    const seat = this.state.seating.value.at(ply, view, ply === plies, chosen);
    await this.#look({ ply, seat, how: ply === view.ply + 1 ? 'step' : 'fade' }, lookAloud);
  }

  async lookFrom(seat: number): Promise<void> {
    const { view, seating, chosenSeat, deps } = this.state;
    const { sheets } = deps.card;
    if (!view.value || !sheets || seat === this.wanted.seat) return;
    chosenSeat.value = seat === seating.value.due(view.value, null) ? null : seat;
    const ply = Math.min(this.wanted.ply, this.state.plies.value);
    const whose = (other: View) => `${whoseSheet(other, seating.value, sheets, seat)}.`;
    await this.#look({ ply, seat, how: 'fade' }, whose);
  }

  /** Turns to the seat whose turn it is, once the last ply was seen. */
  async turn(landed: () => Promise<void>): Promise<void> {
    const { view, seating, chosenSeat } = this.state;
    const before = view.value;
    if (!before || !seating.value.follows) return;
    const due = seating.value.due(before, chosenSeat.value);
    if (seating.value.isPerson(before.to_move)) chosenSeat.value = null;
    if (due === before.seat) return;
    await landed();
    const same = this.wanted.ply === before.ply && this.wanted.seat === before.seat;
    if (same) await this.#look({ ply: before.ply, seat: due, how: 'step' });
  }

  /** Requests the view again if the board's new size matters to it. */
  sized(): void {
    const { view, deps } = this.state;
    this.#whenSteady(() => {
      if (!view.value || fits(view.value, deps.board.room())) return;
      void this.#look({ how: 'none', ...this.wanted });
    });
  }

  /** Turns a shared board after its setting was changed. */
  sided(): void {
    const { view, deps } = this.state;
    this.#whenSteady(() => {
      if (!view.value || deps.card.sheets) return;
      void this.#look({ ply: this.wanted.ply, seat: undefined, how: 'fade' });
    });
  }

  /** Requests the view again, as after a change of names. */
  again(): void {
    this.#whenSteady(() => void this.#look({ how: 'none', ...this.wanted }));
  }

  #whenSteady(act: () => void): void {
    if (this.state.changing.value) this.#later = act;
    else act();
  }

  /** Does what had to wait until the change ended. */
  steady(): void {
    const act = this.#later;
    this.#later = null;
    act?.();
  }

  /**
   * Shows a view as soon as it comes, unless another was requested meanwhile.
   * @param aloud what to announce, in the same step, so that the browser lays out the page only
   * once
   */
  async #look(wanted: Wanted, aloud?: (view: View) => string): Promise<void> {
    this.#asked = wanted;
    const record = this.state.record.value;
    try {
      await this.#looks.run(async (ifCurrent) => {
        const view = await ifCurrent(this.view(wanted.ply, wanted.seat));
        this.present(view, wanted.how, record);
        if (aloud) this.state.deps.say(aloud(view));
      });
    } catch (error) {
      this.#asked = null;
      this.state.failed(error);
    }
  }

  /** Stops waiting for the requested view. */
  stop(): void {
    this.#asked = null;
    this.#looks.stop();
  }
}

/** Whether a view fits the board's size. */
function fits(view: View, { compact = view.compact, low = view.low }: Space): boolean {
  return view.compact === compact && view.low === low;
}
