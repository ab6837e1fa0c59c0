/** Which ply shows, and from which seat: what was asked for last. */
import { batch } from '@preact/signals-core';
import { goingOn } from '../scene/records.ts';
import type { GameRecord, View } from '../scene/types.ts';
import { sentence } from '../words/grammar.ts';
import { type IfCurrent, Latest } from './latest.ts';
import type { Picking } from './picking.ts';
import { whoseSheet } from './player-names.ts';
import { lookAloud, stepAloud } from './sentences.ts';
import { SessionPart, type SessionState } from './state.ts';
import type { Display, How, Space } from './types.ts';

/** How many actions of a line are played out. */
const MOST_PLAYED_OUT = 7;
/** How long each of them shows before the next. */
const LINGER_MS = 1000;

/** The requested view; without a seat, from the usual one. */
type Wanted = { ply: number; seat: number | undefined; how: How };

export class Viewpoint extends SessionPart {
  readonly #picking;
  readonly #looks = new Latest(this.state.closed);
  #wanted: Wanted | null = null;
  /** The view to return to from a line that is played out. */
  #back: Wanted | null = null;
  readonly #line = new Latest(this.state.closed);
  /** What to request once no change is running. */
  #later: (() => void) | null = null;

  constructor(state: SessionState, picking: Picking) {
    super(state);
    this.#picking = picking;
  }

  /** The ply and seat that show, or will once the view comes. */
  get wanted(): { ply: number; seat: number | undefined } {
    const view = this.state.view.value;
    return this.#wanted ?? this.#back ?? { ply: view?.ply ?? 0, seat: view?.seat };
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
    const record = this.state.record.value;
    const view = await this.state.ask(record, at, seat ?? this.state.seating.value.looker);
    return seat === undefined ? this.due(view, record) : view;
  }

  /** The same view from the seat whose turn it is, or from which an end is seen. */
  async due(view: View, record = this.state.record.value): Promise<View> {
    const due = this.#dueFrom(view);
    return due === view.seat ? view : this.state.ask(record, view.ply, due);
  }

  /** The seat from which the next plies are shown: the same one, or undefined for the usual one. */
  get after(): number | undefined {
    const { follows, bottom } = this.state.seating.value;
    return follows ? (this.wanted.seat ?? bottom) : undefined;
  }

  /** Shows a view of the newest record, or of the record that it was requested for. */
  present(view: View, how: How, record = this.state.record.value): void {
    const { changing, plies, hands } = this.state;
    const passing = how === 'step' && changing.value && view.ply < plies.value;
    batch(() => {
      this.stop();
      this.state.recordMovers(record.actions, view);
      this.#show({ view, how, passing, record });
      hands.see(view);
    });
  }

  #show(next: Pick<Display, 'view' | 'how' | 'passing' | 'record'>): void {
    const { display, view } = this.state;
    this.#picking.reset(next.view);
    const old = display.value;
    display.value = { ...next, before: view.value, prepared: false };
    this.#arrive(old, display.value);
  }

  /**
   * Shows what could follow a ply, action by action, until something else is asked for. The game
   * stays as it is.
   */
  async playOut(ply: number, line: readonly string[]): Promise<void> {
    const record = this.state.record.value;
    const actions = [...record.actions.slice(0, ply), ...line.slice(0, MOST_PLAYED_OUT)];
    const aside = goingOn(record, actions);
    const back = { ...this.wanted, how: 'fade' as const };
    this.stop();
    try {
      await this.#line.run(async (ifCurrent) => {
        this.#back = back;
        this.state.aside.value = ply;
        await this.#follow(ifCurrent, aside, ply);
      });
    } catch (error) {
      this.stop();
      this.state.failed(error);
    }
  }

  async #follow(ifCurrent: IfCurrent, record: GameRecord, from: number): Promise<void> {
    const { deps, seating } = this.state;
    const here = this.state.display.value?.record === this.state.record.value;
    const seat = this.#back?.seat;
    const first = here && this.state.view.value?.ply === from ? from + 1 : from;
    for (let at = first; at <= record.actions.length; at += 1) {
      const view = unended(await ifCurrent(this.state.ask(record, at, seat)));
      this.#show({ view, how: at > from ? 'step' : 'fade', passing: true, record });
      if (at > from) deps.say(stepAloud(view, seating.value));
      await ifCurrent(deps.board.landed());
      await ifCurrent(deps.clock.wait(LINGER_MS));
    }
  }

  /** Ends a line that is played out; resolves when the game shows again. */
  async back(): Promise<void> {
    const back = this.#back;
    this.#line.stop();
    if (back) await this.#look(back, lookAloud);
  }

  /** Announces a view: after a step once its motion has ended, else at once. */
  #arrive(old: Display | null, next: Display): void {
    const moves = next.how === 'step' && next.before !== null && this.state.deps.board.moves();
    if (!moves) this.#announce(next);
    else if (old?.view.ply !== next.view.ply) this.#announce(old);
    if (moves) void this.#land(next);
  }

  async #land(next: Display): Promise<void> {
    const { display, deps } = this.state;
    // The board is updated first.
    await Promise.resolve();
    await deps.board.landed();
    if (display.value === next) this.#announce(next);
  }

  #announce(display: Display | null): void {
    batch(() => {
      this.state.arrived.value = display;
      if (display?.view.over) this.state.endSeen.value = true;
    });
  }

  /** Shows a ply, the newest or an earlier one; `Infinity` is the newest. */
  async goTo(to: number): Promise<void> {
    const view = this.state.view.value;
    const plies = this.state.plies.value;
    const ply = Math.max(0, Math.min(plies, to));
    // Whether the current or the requested view belongs to the newest record.
    const current = this.busy || this.state.display.value?.record === this.state.record.value;
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
    const due = this.#dueFrom(before);
    if (seating.value.isPerson(before.to_move)) chosenSeat.value = null;
    if (due === before.seat) return;
    await landed();
    const same = this.wanted.ply === before.ply && this.wanted.seat === before.seat;
    if (same) await this.#look({ ply: before.ply, seat: due, how: 'step' });
  }

  /** The seat from which the position of a view is shown. */
  #dueFrom(view: View): number {
    const { seating, chosenSeat } = this.state;
    return seating.value.follows ? seating.value.due(view, chosenSeat.value) : view.seat;
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
    this.#wanted = wanted;
    const record = this.state.record.value;
    try {
      await this.#looks.run(async (ifCurrent) => {
        const view = await ifCurrent(this.view(wanted.ply, wanted.seat));
        this.present(view, wanted.how, record);
        if (aloud) this.state.deps.say(aloud(view));
      });
    } catch (error) {
      this.#wanted = null;
      this.state.failed(error);
    }
  }

  /** Stops waiting for the requested view. */
  stop(): void {
    this.#wanted = this.#back = null;
    this.state.aside.value = null;
    this.#line.stop();
    this.#looks.stop();
  }
}

/** A view at which nothing can be done, and no game ends. */
function unended(view: View): View {
  const text = view.over && view.said ? `${view.said}. ${view.result}` : view.said;
  return {
    ...view,
    said: text,
    told: sentence(text ?? ''),
    over: false,
    result: null,
    reason: null,
    picks: {},
    buttons: [],
  };
}

/** Whether a view fits the board's size. */
function fits(view: View, { compact = view.compact, low = view.low }: Space): boolean {
  return view.compact === compact && view.low === low;
}
