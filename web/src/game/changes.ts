/**
 * How the game changes. Each change is saved as soon as the rules have answered, then shown ply by
 * ply; then chance, a bot or a person is next. A new change replaces a running one.
 */
import { batch } from '@preact/signals-core';
import type { Acted, GameRecord, View } from '../scene/types.ts';
import { goingWith, lineFrom } from './branches.ts';
import { type IfCurrent, Latest } from './latest.ts';
import { Picking } from './picking.ts';
import { Playback } from './playback.ts';
import { levelOf } from './seating.ts';
import { lookAloud } from './sentences.ts';
import { SessionPart } from './state.ts';
import { Thoughts } from './thinking.ts';
import type { Policy } from './types.ts';
import { Viewpoint } from './viewpoint.ts';

export class Changes extends SessionPart {
  readonly picking = new Picking(this.state);
  readonly viewpoint = new Viewpoint(this.state, this.picking);
  readonly playback = new Playback(this.state, this.viewpoint);
  readonly weigher = this.state.deps.weigher?.(this.state) ?? null;
  readonly thoughts = new Thoughts(this.state);
  readonly #latest = new Latest(this.state.closed);
  readonly #prefetch = new Prefetch(this.state);
  /** Whether the rules are checking an action. */
  deciding = false;
  /** The plies that people decided on this page. */
  decided: number[] = [];

  // --- One change ---------------------------------------------------------------------------

  /** Runs a change; if it fails, the table shows why. */
  async attempt(job: (ifCurrent: IfCurrent) => Promise<View>): Promise<void> {
    await this.change(job).catch((error) => this.state.failed(error));
  }

  /** Runs a change in place of a running one; its job returns the newest view. */
  async change(job: (ifCurrent: IfCurrent) => Promise<View>): Promise<void> {
    let newest: View | null = null;
    const run = batch(() => {
      this.#begin();
      return this.#latest.run(async (ifCurrent) => {
        newest = await job(ifCurrent);
      });
    });
    try {
      if ((await run) && newest) this.proceed(newest);
    } catch (error) {
      this.deciding = false;
      this.state.changing.value = false;
      throw error;
    }
  }

  /** Cancels what is running, so that only this change counts. */
  #begin(): void {
    this.deciding = false;
    this.state.elsewhere?.begins();
    this.state.changing.value = !this.state.closed.value;
    this.state.problem.value = null;
    this.picking.hideHint();
    this.thoughts.interrupt();
    this.weigher?.stop();
    this.viewpoint.stop();
  }

  idle(): Promise<void> {
    return this.#latest.idle();
  }

  // --- Actions ------------------------------------------------------------------------------

  /** Asks for the effect of an action while it is being pressed, so that it shows sooner. */
  expect(action: string): void {
    const { live, record, saved, elsewhere } = this.state;
    if (!live.value || elsewhere) return;
    if (lineFrom(saved.value, [...record.value.actions, action])) return;
    this.#prefetch.ask(action, this.seatAfter);
  }

  /** The seat from which the next plies are shown. */
  get seatAfter(): number | undefined {
    return this.viewpoint.after ?? this.state.seating.value.looker;
  }

  /** Plays what a person has decided. */
  decide(actions: string[]): void {
    const { plies, record, deps } = this.state;
    this.decided.push(plies.value);
    this.weigher?.forget();
    void this.#act(actions, deps.objection?.(record.value, actions[0]));
  }

  /** Forgets decisions from a ply on: they were taken back. */
  forgetFrom(ply: number): void {
    this.decided = this.decided.filter((at) => at < ply);
    this.weigher?.forget();
  }

  async #act(actions: string[], objection?: Promise<string>): Promise<void> {
    const { saved, plies, elsewhere } = this.state;
    await this.attempt(async (ifCurrent) => {
      this.deciding = true;
      const from = plies.value;
      const objected = objection && (await ifCurrent(objection));
      if (objected) return this.#refuse(objected);
      const { record: next, view } = await this.#played(ifCurrent, actions);
      const whole = view.plies === next.actions.length ? view : null;
      const newest = whole?.ply === view.plies ? view : undefined;
      batch(() => {
        this.state.recordMovers(next.actions, view);
        const change = { record: next, ...goingWith(saved.value, next.actions) };
        this.state.become(change, newest);
      });
      this.deciding = false;
      // The others wait for it: it is sent while the page shows the action.
      if (newest) elsewhere?.proceed(newest);
      return this.playback.follow(ifCurrent, from, whole);
    });
  }

  /**
   * Asks the rules for the record after these actions, and for the view after the first. One call
   * gets both, so that the board reacts at once. Chance is drawn at the same time, with three
   * exceptions: if there are several actions; with people elsewhere, who have a part in it; and if the actions follow a line that was played before.
   */
  async #played(ifCurrent: IfCurrent, actions: string[]): Promise<Acted> {
    const { record, saved, elsewhere } = this.state;
    const longer = { ...record.value, actions: [...record.value.actions, ...actions] };
    const seat = this.seatAfter;
    const line = lineFrom(saved.value, longer.actions);
    const settles = actions.length === 1 && !elsewhere;
    if (settles && !line) {
      const { record: drawn, view } = await ifCurrent(this.#prefetch.answerFor(actions[0], seat));
      return { record: { ...longer, actions: [...drawn.actions] }, view };
    }
    const view = await ifCurrent(this.state.ask(longer, record.value.actions.length + 1, seat));
    const isCertain = settles && line && view.to_move === 'chance';
    return { record: isCertain ? await this.#settled(ifCurrent, longer, line) : longer, view };
  }

  /** Resolves chance after an action as it was when this line was played before. */
  async #settled(ifCurrent: IfCurrent, longer: GameRecord, line: readonly string[]) {
    const { deps } = this.state;
    for (let at = longer.actions.length; at < line.length; ) {
      at += 1;
      const next = { ...longer, actions: line.slice(0, at) };
      const { to_move } = await ifCurrent(deps.door.call('state', { record: next }));
      if (to_move !== 'chance') return next;
    }
    const last = { ...longer, actions: [...line] };
    return (await ifCurrent(deps.door.call('continue', { record: last }))).record;
  }

  async judged(actions: string[], judge: NonNullable<Policy['judge']>): Promise<void> {
    await this.attempt(async (ifCurrent) => {
      const from = this.state.plies.value;
      const record = await ifCurrent(judge(actions, ifCurrent));
      if (!record) return this.#takeBack();
      this.state.become({ record });
      const longer = record.actions.length > from;
      return longer
        ? this.playback.follow(ifCurrent, from, null)
        : this.playback.arrive(ifCurrent, 'none');
    });
  }

  /** Takes an action back and says why it is not played. */
  #refuse(why: string): View {
    this.deciding = false;
    this.forgetFrom(this.state.plies.value);
    return batch(() => {
      const view = this.#takeBack();
      this.picking.answer(why);
      return view;
    });
  }

  /** Takes the picks back, but leaves marks that show what to pick. */
  #takeBack(): View {
    const view = this.state.view.value as View;
    return batch(() => {
      this.picking.unpick();
      this.viewpoint.present(view, 'none');
      return this.playback.settle(view);
    });
  }

  // --- What comes next ----------------------------------------------------------------------

  proceed(newest: View): void {
    const { paused, seats, here, elsewhere, deps } = this.state;
    const { to_move: player } = newest;
    if (!here.value || deps.policy?.draws?.() === false) return;
    if (elsewhere) return void elsewhere.proceed(newest);
    if (player === 'chance') void this.#draw(newest);
    if (player === 'chance' || paused.value) return;
    if (seats.value.some((seat) => levelOf(seat) > 0)) deps.bots.start().catch(() => {});
    const next = () => this.#next(newest);
    if (!this.weigher?.hears(this.decided.at(-1), newest, next)) next();
  }

  /** Lets a bot think, in its own turn or in a person's. */
  #next({ to_move: player }: View): void {
    const { seating } = this.state;
    if (seating.value.isPerson(player)) this.thoughts.ponder();
    if (typeof player !== 'number' || !seating.value.isBot(player)) return;
    void this.thoughts.choose(player, {
      chosen: (action) => void this.#act([action]),
      failed: (error) => this.state.report('bot', error, () => this.resume()),
    });
  }

  /** Lets the rules draw if chance is next. */
  async #draw(newest: View): Promise<void> {
    const { record, plies, deps } = this.state;
    await this.attempt(async (ifCurrent) => {
      const from = plies.value;
      const answer = await ifCurrent(deps.door.call('continue', { record: record.value }));
      batch(() => {
        this.state.recordMovers(answer.record.actions, newest);
        this.state.become({ record: answer.record, ahead: [] });
      });
      return this.playback.follow(ifCurrent, from, null);
    });
  }

  /** Continues with bots that were paused, or that failed. */
  resume(): void {
    const { view, newest: shows, deps } = this.state;
    void this.attempt(async (ifCurrent) => {
      if (view.value && shows.value) return this.playback.settle(view.value);
      const newest = await this.playback.arrive(ifCurrent, 'fade');
      deps.say(lookAloud(newest));
      return newest;
    });
  }

  /** The ply up to which the game shows: the last change may still be shown, ply by ply. */
  get reached(): number {
    const { changing, view, plies } = this.state;
    return changing.value && view.value ? view.value.ply : plies.value;
  }
}

/**
 * What an action would bring, asked for while it is being pressed; nothing of it is played. Without
 * it a click takes up to 31 ms, of 30 that are allowed (docs/performance.md, "Clicks").
 */

type Guess = { record: GameRecord; question: string; answer: Promise<Acted> };

/** Keeps one answer until it is used, or never. */
class Prefetch extends SessionPart {
  #latest: Guess | null = null;

  /** Asks for the effect of an action, so that it is there once the action is played. */
  ask(action: string, seat?: number): void {
    if (this.#answers(action, seat)) return;
    const answer = this.state.act(action, seat);
    const record = this.state.record.value;
    this.#latest = { record, question: this.#question(action, seat), answer };
    answer.catch(() => {
      // Playing the action asks again, and reports the error.
      if (this.#latest?.answer === answer) this.#latest = null;
    });
  }

  /** Returns the effect of an action that is played now. */
  answerFor(action: string, seat?: number): Promise<Acted> {
    const answer = this.#answers(action, seat);
    this.#latest = null;
    return answer ?? this.state.act(action, seat);
  }

  /** Returns the answer if it is about the same action and record. */
  #answers(action: string, seat?: number): Promise<Acted> | null {
    const latest = this.#latest;
    const same = latest?.record === this.state.record.value;
    return same && latest.question === this.#question(action, seat) ? latest.answer : null;
  }

  #question(action: string, seat?: number): string {
    return JSON.stringify([action, this.state.viewRequest(seat)]);
  }
}
