/** The session of one game on this device: its state as signals, and its verbs. */
import { batch } from '@preact/signals-core';
import { namesFor } from '../keep/names.ts';
import { newTable } from '../keep/new-table.ts';
import type { Branch, SavedTable } from '../keep/saved-table.ts';
import { side } from '../keep/settings.ts';
import { endingWith, goingOn } from '../scene/records.ts';
import type { Card, Ended, GameRecord, Typed, View } from '../scene/types.ts';
import { sentence } from '../words/grammar.ts';
import * as words from '../words/words.ts';
import type { Bots } from './bots.ts';
import { goingWith, switched } from './branches.ts';
import { Changes } from './changes.ts';
import type { SeatsElsewhere } from './elsewhere.ts';
import type { IfCurrent } from './latest.ts';
import { type Now, nowOf } from './now.ts';
import { OtherTab } from './other-tab.ts';
import type { Picking } from './picking.ts';
import { PositionReader } from './position-reader.ts';
import { allHere, watching } from './seating.ts';
import { turnAloud } from './sentences.ts';
import { SessionState } from './state.ts';
import { Tips } from './tips.ts';
import type { Deps, FollowUp, MergeLink, Weigher } from './types.ts';
import { actionsOf } from './typing.ts';
import type { Viewpoint } from './viewpoint.ts';

/** Seconds to find what a decision allows. */
const ALLOWED_SECONDS = 1;

export type PlaysElsewhere = (changes: Changes, state: SessionState) => SeatsElsewhere;

/**
 * One game being played. Components read `now` and call the verbs, or those of its parts. Only
 * `open` and `typed` can reject. After `close` nothing happens any more.
 */
export class Session {
  readonly card: Card;
  /** The bots of this table; the review asks them too. */
  readonly bots: Bots;
  /** The facts. */
  readonly now: Now;
  readonly picking: Picking;
  readonly viewpoint: Viewpoint;
  readonly tips: Tips;
  /** Weighs decisions, if anything does. */
  readonly weigher: Weigher | null;
  readonly reader: PositionReader;
  /** Other pages that show the same table. */
  readonly otherTab: OtherTab;
  /** What decides for seats elsewhere; null if all play here. */
  readonly elsewhere: SeatsElsewhere | null;
  readonly #state: SessionState;
  readonly #changes: Changes;
  readonly #ends: (() => void)[];

  /** @param elsewhere decides for seats that are elsewhere, if any are */
  constructor(saved: SavedTable, deps: Deps, elsewhere?: PlaysElsewhere) {
    const state = new SessionState(saved, deps);
    this.card = deps.card;
    this.bots = deps.bots;
    this.now = nowOf(state);
    this.#state = state;
    this.#changes = new Changes(state);
    this.elsewhere = elsewhere?.(this.#changes, state) ?? null;
    state.elsewhere = this.elsewhere;
    this.picking = this.#changes.picking;
    this.viewpoint = this.#changes.viewpoint;
    this.weigher = this.#changes.weigher;
    this.tips = new Tips(state);
    this.reader = new PositionReader(state);
    this.otherTab = new OtherTab(state, this.#changes);
    this.#ends = [
      state.picking.subscribe((view) => this.tips.offer(view)),
      side.onChange(() => this.viewpoint.sided()),
      state.here.subscribe(() => this.otherTab.claimed()),
    ];
  }

  // --- Opening and closing --------------------------------------------------------------------

  /** Shows a picture of the game, or none, until the rules answer. */
  prepare(view: View | null): void {
    const { display, arrived, record } = this.#state;
    const still = { how: 'none', before: null, passing: false } as const;
    batch(() => {
      this.picking.reset(view);
      display.value = view && { view, ...still, prepared: true, record: record.value };
      arrived.value = display.value;
    });
  }

  /** Begins the game of a record, whose picture has shown until now. */
  begin(record: GameRecord): void {
    this.#state.saved.value = { ...this.#state.saved.value, record };
  }

  /**
   * Shows the newest position and continues the game. Rejects if the record is not valid.
   * @param merge changes the kept game by a link, for which this page takes it over
   */
  async open(merge?: MergeLink): Promise<void> {
    const { claim, store } = this.#state.deps;
    await claim.decision;
    if (merge && this.#open) await claim.takeOver();
    // Another page may have played, or have been closed just now.
    const own = store.stored() ?? this.#state.saved.value;
    this.#state.saved.value = own;
    if (merge) this.#keep(merge(own));
    if (merge && this.elsewhere?.takeIn()) return;
    await this.#changes.change(async (ifCurrent) => {
      const view = await this.#arrive(ifCurrent);
      this.#state.become({}, view);
      return view;
    });
  }

  /** Shows the newest position, even if another page plays on until this one gets the table. */
  async #arrive(ifCurrent: IfCurrent): Promise<View> {
    const { here, saved, deps } = this.#state;
    const followed = !here.value;
    const view = await this.#changes.playback.arrive(ifCurrent, 'none');
    const own = followed && here.value ? deps.store.stored() : null;
    if (!own || JSON.stringify(own) === JSON.stringify(saved.value)) return view;
    saved.value = own;
    return this.#changes.playback.arrive(ifCurrent, 'none');
  }

  /** Keeps what a link has brought, even if another page has taken the game over meanwhile. */
  #keep(changed: SavedTable): void {
    const { saved, saving, deps } = this.#state;
    if (!this.#open) return;
    this.elsewhere?.takes(changed);
    if (changed === saved.value) return;
    saved.value = { ...changed, used: deps.clock.now() };
    saving.value = deps.store.keep(saved.value);
  }

  /** Ends everything that runs; nothing happens here after this. */
  close(): void {
    if (!this.#open) return;
    this.#state.closed.value = true;
    for (const end of this.#ends) end();
    this.#state.thinking.value = null;
    this.picking.reset();
    this.bots.end();
    this.#state.deps.claim.release();
  }

  get #open(): boolean {
    return !this.#state.closed.value;
  }

  // --- The game -------------------------------------------------------------------------------

  /** Whether the game can be changed: this page plays, and no action is being checked. */
  get #free(): boolean {
    return this.#open && this.#state.here.value && !this.#changes.deciding;
  }

  /** Shows where a person acts: the newest position, from the seat whose turn it is. */
  async toTheTurn(): Promise<void> {
    await this.viewpoint.goTo(Number.POSITIVE_INFINITY);
    await this.viewpoint.lookFrom(this.now.dueSeat.value);
  }

  /**
   * Plays an action that the view offers; does nothing if it offers none.
   * @param more actions that the same player adds in one go, as a button may say
   */
  play(action: string, more: readonly string[] = []): void {
    if (!this.#state.live.value) return;
    this.#play([action, ...more]);
    this.tips.acted();
  }

  #play(actions: string[]): void {
    const { view, deps } = this.#state;
    const player = view.value?.to_move;
    if (deps.policy?.judge) void this.#changes.judged(actions, deps.policy.judge);
    else if (typeof player === 'number') this.#changes.decide(actions);
  }

  /** Asks for the effect of an action that is being pressed; plays nothing. */
  expect(action: string): void {
    this.#changes.expect(action);
  }

  /**
   * Shows another game in place of this one and continues it. Resolves when it shows, or can't be
   * shown.
   * @param undone what Redo brings, the next stretch last
   */
  async turnTo(
    record: GameRecord,
    seats = this.#state.seats.value,
    undone: string[][] = [],
  ): Promise<void> {
    const { saved } = this.#state;
    await this.#changes.attempt((ifCurrent) => {
      // A copy, because the view that shows is not a view of this record.
      saved.value = { ...saved.value, record: { ...record }, seats, ahead: undone };
      return this.#changes.playback.arrive(ifCurrent, 'fade');
    });
  }

  /** Undoes the last decision of a person (of a bot, if only bots play), or that they ended it. */
  undo(): void {
    const { record, canUndo } = this.#state;
    if (!this.#free || !canUndo.value) return;
    if (record.value.ended) this.#reopen();
    else this.#undoDecision();
  }

  /** Withdraws an early end. */
  #reopen(): void {
    const { record } = this.#state;
    const open = goingOn(record.value, record.value.actions);
    void this.#changes.attempt((ifCurrent) => {
      this.#state.become({ record: open, over: false });
      return this.#changes.playback.arrive(ifCurrent, 'fade', words.playing.undone);
    });
  }

  #undoDecision(): void {
    const { record, undone, seats, paused, lastDecision } = this.#state;
    const ply = lastDecision.value;
    this.#changes.forgetFrom(ply);
    const { actions } = record.value;
    const shorter = { ...record.value, actions: actions.slice(0, ply) };
    const ahead = [...undone.value, actions.slice(ply)];
    void this.#changes.attempt((ifCurrent) => {
      paused.value = watching(seats.value);
      this.#state.become({ record: shorter, ahead, over: false, ...this.#state.helped });
      return this.#changes.playback.arrive(ifCurrent, 'fade', words.playing.undone);
    });
  }

  redo(): void {
    const { record, undone, canRedo } = this.#state;
    const stretch = undone.value.at(-1);
    if (!this.#free || !canRedo.value || !stretch) return;
    const longer = { ...record.value, actions: [...record.value.actions, ...stretch] };
    void this.#changes.attempt((ifCurrent) => {
      this.#state.become({ record: longer, ahead: undone.value.slice(0, -1) });
      const how = stretch.length === 1 ? 'step' : 'fade';
      return this.#changes.playback.arrive(ifCurrent, how, words.playing.redone);
    });
  }

  /** Ends the game early, if `earlyEnds` says that this can be done. */
  end(ended: Ended): void {
    const { record, view, seating, here, deps } = this.#state;
    if (!view.value?.endings.includes(ended) || !this.#open || !here.value) return;
    // An action that is being made, such as a bot's, is finished first.
    if (this.#changes.deciding) return void this.#changes.idle().then(() => this.end(ended));
    this.tips.acted();
    void this.#changes.attempt(async (ifCurrent) => {
      const answer = await ifCurrent(deps.door.call('end', { record: record.value, ended }));
      const branching = goingWith(this.#state.saved.value, answer.record.actions);
      this.#state.become({ record: answer.record, ...branching, over: true });
      const newest = await this.#changes.playback.arrive(ifCurrent, 'fade');
      this.#state.saveSummary(newest);
      deps.say(turnAloud(newest, seating.value, false));
      return newest;
    });
  }

  /** Makes a branch the main line, and the main line a branch. */
  switchTo(at: number): void {
    const { saved, serious, deps } = this.#state;
    const choice = switched(saved.value, at);
    if (!choice || !this.#free || serious.value) return;
    const { branch, branches } = choice;
    void this.#changes.attempt(async (ifCurrent) => {
      const record = endingWith(saved.value.record, branch.actions, branch.ended);
      // If the rules refuse a branch, nothing changes.
      await ifCurrent(deps.door.call('state', { record }));
      this.#state.become({ record, ahead: [], branches, ...this.#state.helped });
      return this.#changes.playback.arrive(ifCurrent, 'fade', words.playing.switched);
    });
  }

  /**
   * Plays out what a decision allows, the reply to it and what follows, or the line of the best
   * action in its place.
   * @param record the game in which it was made
   */
  async playOutBeside(
    record: GameRecord,
    at: number,
    best: string,
    which: 'reply' | 'line',
  ): Promise<void> {
    const shows = this.#state.record.value;
    try {
      const request = { record, at, best, seconds: ALLOWED_SECONDS };
      const weighed = await this.bots.ask('weigh', request);
      if (shows === this.#state.record.value) await this.viewpoint.playOut(at, weighed[which]);
    } catch (error) {
      this.#state.failed(error);
    }
  }

  /** Records that the person had help from elsewhere. */
  help(): void {
    this.#state.help();
  }

  /** Keeps these branches, and no others. */
  keepBranches(branches: Branch[]): void {
    if (this.#open && this.#state.here.value) this.#state.become({ branches });
  }

  /** Pauses bots that play each other, or resumes them. */
  pause(): void {
    const { paused, seats, here, deps } = this.#state;
    if (!this.#open || !watching(seats.value) || !here.value) return;
    paused.value = !paused.value;
    deps.say(paused.value ? words.playing.paused : words.playing.resumed);
    if (paused.value) this.#changes.thoughts.interrupt();
    else this.#changes.resume();
  }

  /** Renames the players; '' removes a name. */
  rename(names: readonly string[]): void {
    const { seats, here } = this.#state;
    if (!this.#open || !here.value) return;
    this.#state.become({ names: namesFor(seats.value, names) });
    this.viewpoint.again();
    this.elsewhere?.renamed();
  }

  /** Gives the device to the next person, and uncovers the screen. */
  takeOver(): void {
    const { hands, view, seating, deps } = this.#state;
    hands.pass();
    if (view.value) deps.say(turnAloud(view.value, seating.value, false));
  }

  /** Saves a new table that continues from a ply with the same seats; returns its key. */
  playFrom(ply: number): string {
    const { record, seats, names, deps } = this.#state;
    const actions = record.value.actions.slice(0, ply);
    const table = newTable(goingOn(record.value, actions), allHere(seats.value), names.value);
    deps.store.keep(table);
    return table.key;
  }

  // --- What others tell it --------------------------------------------------------------------

  /** Records that the bot to move takes longer than its time. */
  thinksLonger(): void {
    const { thinking } = this.#state;
    if (thinking.value) thinking.value = { ...thinking.value, longer: true };
  }

  /** Sets what the end of the game meant, once it was recorded. */
  followedBy(next: FollowUp): void {
    this.#state.followUp.value = next;
  }

  // --- Typed moves ----------------------------------------------------------------------------

  /** The actions that can be played now. */
  get actions(): string[] {
    return actionsOf(this.#state.view.value?.picks ?? {});
  }

  /**
   * Returns the action that a typed text means, or why there is none; neither if the game has moved
   * on meanwhile. No text means none, and the answer shows how moves are written. Rejects if the
   * rules fail.
   */
  async typed(text: string): Promise<Pick<Typed, 'action' | 'sentence'>> {
    const { record, deps, you } = this.#state;
    const idle = this.picking.idle();
    if (idle) return { action: null, sentence: sentence(idle) };
    const base = record.value;
    const { action, sentence: why } = await deps.door.call('typed', { record: base, text, you });
    return base === record.value ? { action, sentence: why } : { action: null, sentence: null };
  }
}
