/** The session of one game on this device: its state as signals, and what can be done. */
import { batch, effect, untracked } from '@preact/signals-core';
import { allHere } from '../keep/match.ts';
import { side } from '../keep/settings.ts';
import { type Branch, newTable, type SavedTable } from '../keep/store.ts';
import { goingOn } from '../scene/records.ts';
import type { Card, Ended, GameRecord, Reading, Typed, View } from '../scene/types.ts';
import type { Bots } from './bots.ts';
import { Changes } from './changes.ts';
import type { FollowUp } from './follow-up.ts';
import { type Now, nowOf } from './now.ts';
import { Picking } from './picking.ts';
import { PositionReader } from './position-reader.ts';
import { turnAloud } from './sentences.ts';
import { SessionState } from './state.ts';
import { Tips } from './tips.ts';
import type { Come, Deps, ReadAloud } from './types.ts';
import { actionsOf, proposals } from './typing.ts';

export type { Now } from './now.ts';
export type * from './types.ts';

/**
 * One game being played. Components read `now` and call the functions. Only `open` and
 * `typed` can reject; nothing happens any more after `close`.
 */
export class Session {
  readonly card: Card;
  /** The bots of this table; the review asks them too. */
  readonly bots: Bots;
  /** What is true now. */
  readonly now: Now;
  readonly #state: SessionState;
  readonly #picking: Picking;
  readonly #changes: Changes;
  readonly #tips: Tips;
  readonly #reader: PositionReader;
  readonly #ends: (() => void)[];

  constructor(saved: SavedTable, deps: Deps) {
    const state = new SessionState(saved, deps);
    this.card = deps.card;
    this.bots = deps.bots;
    this.now = nowOf(state);
    this.#state = state;
    this.#picking = new Picking(state, (error) => this.#changes.failed(error));
    this.#changes = new Changes(state, this.#picking);
    this.#tips = new Tips(state);
    this.#reader = new PositionReader(state);
    this.#ends = [
      effect(() => this.#offerTip()),
      side.onChange(() => this.#changes.viewpoint.sided()),
      this.#watchClaim(),
    ];
  }

  /** Shows a tip where a person may act. */
  #offerTip(): void {
    const { picking, seating, canUndo } = this.#state;
    const shown = picking.value;
    if (!shown) return;
    untracked(() => {
      const { card } = this;
      const decided = shown.moves.filter(({ player }) => seating.value.isPerson(player)).length;
      const can = { undo: canUndo.value, hint: card.levels.length > 0 };
      this.#tips.offer({ card, decided, small: shown.compact, can });
    });
  }

  /** Goes on where another page stopped, or follows it from now on. */
  #watchClaim(): () => void {
    let known = this.#state.here.peek();
    return this.#state.here.subscribe((here) => {
      if (here !== known) this.#changes.claimed();
      known = here;
    });
  }

  // --- The game -------------------------------------------------------------------------------

  /** Shows a picture of the game, or none, until the rules answer. */
  prepare(view: View | null): void {
    const { shown, arrived, record } = this.#state;
    const rest = { how: 'none', before: null, passing: false } as const;
    batch(() => {
      this.#picking.reset(view);
      shown.value = view && { view, ...rest, prepared: true, record: record.value };
      arrived.value = shown.value;
    });
  }

  /** Begins the game of a record: until now its picture has shown. */
  begin(record: GameRecord): void {
    this.#state.saved.value = { ...this.#state.saved.value, record };
  }

  /**
   * Shows the newest position and goes on with the game. Rejects if the record is not valid.
   * @param come what a link makes of the game that is kept: this page takes it over for that
   */
  async open(come?: Come): Promise<void> {
    await this.#changes.open(come);
  }

  /**
   * Shows another game in place of this one, and goes on with it; resolves when it shows, or can't
   * be shown.
   * @param ahead what Redo brings, the next stretch at the end
   */
  async turnTo(
    record: GameRecord,
    seats = this.#state.seats.value,
    ahead: string[][] = [],
  ): Promise<void> {
    if (this.#open) await this.#changes.turnTo(record, seats, ahead);
  }

  /**
   * Plays an action that the live view offers; does nothing if none is live.
   * @param more what the same player does after it in one go, as a button of the view may say
   */
  play(action: string, more: readonly string[] = []): void {
    const live = this.#state.live.value;
    this.#changes.play([action, ...more]);
    if (live) this.#tips.acted();
  }

  /** An action is being pressed: what it would bring is asked for, and nothing is played. */
  expect(action: string): void {
    if (this.#open) this.#changes.expect(action);
  }

  /** What a teaching game has offered to be taken back stands. */
  letStand(): void {
    if (this.#open) this.#changes.letStand();
  }

  /** Undoes the last decision of a person (of a bot, if only bots play), or that they ended it. */
  undo(): void {
    if (this.#open && this.#state.canUndo.value) this.#changes.undo();
  }

  /** Ends the game early, where `ways` says that this can be done. */
  end(ended: Ended): void {
    this.#tips.acted();
    if (this.#open) this.#changes.endEarly(ended);
  }

  /** Makes a branch the game; what the game was becomes a branch. */
  switchTo(branch: number): void {
    if (this.#open) this.#changes.switchTo(branch);
  }

  /** Keeps these branches, and no others. */
  keepBranches(branches: Branch[]): void {
    if (this.#open) this.#changes.keepBranches(branches);
  }

  /** The link of the message to people far away has left this page. */
  sent(link: string): void {
    const message = this.#state.ready.value;
    const current = this.#open && this.#state.here.value && message?.link === link;
    if (current) this.#changes.sent(message);
  }

  /** Redoes what was last undone. */
  redo(): void {
    if (this.#open && this.#state.canRedo.value) this.#changes.redo();
  }

  /** Pauses bots that play each other, or lets them go on. */
  pause(): void {
    if (this.#open) this.#changes.pause();
  }

  /** Plays at this table from now on; the page that has played follows. */
  playHere(): void {
    if (this.#open) this.#state.deps.claim.take();
  }

  /** Leaves the game to other pages. */
  leave(): void {
    this.#state.deps.claim.release();
  }

  /** Takes over what another page has played at this table. */
  adopt(saved: SavedTable): void {
    if (this.#open) this.#changes.adopt(saved);
  }

  /** Another page has deleted this table: what is played here is not kept unless that is asked. */
  deletedElsewhere(): void {
    if (this.#open) this.#state.kept.value = 'deleted';
  }

  /** Keeps this table though another page has deleted it. */
  keepAgain(): void {
    if (this.#open)
      this.#state.kept.value = this.#state.deps.store.keepAgain(this.#state.saved.value);
  }

  /** Gives those who play other names; '' takes a name away. */
  rename(names: readonly string[]): void {
    if (this.#open && this.#state.here.value) this.#changes.rename(names);
  }

  /** The next person has the device now: what was covered shows. */
  takeOver(): void {
    const { hands, view, seating, deps } = this.#state;
    hands.take();
    if (view.value) deps.say(turnAloud(view.value, seating.value, false));
  }

  /** Saves a new table that goes on from a ply, with the same seats; returns its key. */
  playFrom(ply: number): string {
    const { record, seats, names, deps } = this.#state;
    const actions = record.value.actions.slice(0, ply);
    const table = newTable(goingOn(record.value, actions), allHere(seats.value), names.value);
    deps.store.keep(table);
    return table.key;
  }

  /** Ends all that is under way; nothing happens here any more. */
  close(): void {
    if (!this.#open) return;
    this.#state.closed.value = true;
    for (const end of this.#ends) end();
    this.#changes.end();
    this.#picking.end();
    this.bots.stop();
    this.leave();
  }

  get #open(): boolean {
    return !this.#state.closed.value;
  }

  // --- Looking --------------------------------------------------------------------------------

  /** Shows a ply, the newest or an earlier one; `Infinity` is the newest. */
  goTo(ply: number): void {
    if (this.#open) void this.#changes.viewpoint.goTo(ply);
  }

  /** Shows a player's sheet. */
  lookFrom(seat: number): void {
    if (this.#open) void this.#changes.viewpoint.lookFrom(seat);
  }

  /** Asks for the view again if the new size of the board makes a difference. */
  sized(): void {
    if (this.#open) this.#changes.viewpoint.sized();
  }

  // --- Picking --------------------------------------------------------------------------------

  /** Takes note that the picks have changed. */
  picked(path: readonly string[]): void {
    if (this.#open) this.#picking.picked(path);
  }

  /** Holds an action until it is confirmed, and shows what it would bring. */
  hold(action: string): void {
    if (this.#state.live.value) this.#picking.hold(action);
  }

  /** Shows what an action would bring while the mouse rests on its last pick; null: on none. */
  preview(action: string | null): void {
    if (this.#open) this.#picking.preview(action);
  }

  /** Explains why these picks can't be made; without picks, why none can be made now. */
  explain(picks?: readonly string[]): void {
    if (this.#open) void this.#picking.explain(picks);
  }

  // --- Help -----------------------------------------------------------------------------------

  /** Asks for a hint, or hides the one that shows. */
  toggleHint(): void {
    if (this.#open) this.#picking.toggleHint();
  }

  /** Marks what to point at, in order, as a hint does. */
  mark(picks: string[]): void {
    if (this.#open) this.#picking.mark(picks);
  }

  /** Hides the hint; returns whether there was one. */
  hideHint(): boolean {
    return this.#picking.hideHint();
  }

  /** Takes note that the bot at its turn takes longer than its time. */
  thinksLonger(): void {
    const { thinking } = this.#state;
    if (thinking.value) thinking.value = { ...thinking.value, longer: true };
  }

  /** Tells what the end of the game meant, once it was noted. */
  followedBy(next: FollowUp): void {
    this.#state.followUp.value = next;
  }

  /** Takes note that a command was used: its tip is no longer needed. */
  used(command: string): void {
    this.#tips.used(command);
  }

  /** Closes the tip; no more tips show at this table. */
  dismissTips(): void {
    this.#tips.dismiss();
  }

  // --- By keyboard and by ear -----------------------------------------------------------------

  /** Returns the actions that begin like a text, at most twelve. */
  proposals(text: string): string[] {
    return proposals(this.#actions, text);
  }

  /** The number of actions that can be played now, and one of them. */
  get choices(): { count: number; example: string } {
    const actions = this.#actions;
    return { count: actions.length, example: actions[0] ?? '' };
  }

  get #actions(): string[] {
    return actionsOf(this.#state.view.value?.picks ?? {});
  }

  /**
   * Returns what a typed text means: an action, or why it is none; neither if the game has gone
   * on meanwhile. Rejects if the rules fail.
   */
  async typed(text: string): Promise<Pick<Typed, 'action' | 'sentence'>> {
    const { record, deps, you } = this.#state;
    const asked = record.value;
    const { action, sentence } = await deps.door.call('typed', { record: asked, text, you });
    return asked === record.value ? { action, sentence } : { action: null, sentence: null };
  }

  /** Returns words to be read aloud; when asked again, those of the next part. */
  read(what: ReadAloud, place = ''): Promise<string> {
    return this.#reader.read(what, place).catch(() => '');
  }

  /** Returns the position that shows in words, part by part. */
  readings(): Promise<Reading[]> {
    return this.#reader.readings();
  }
}
