/** The session of one game on this device: its state as signals, and what can be done. */
import { batch, computed, effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import { allHere } from '../keep/far.ts';
import { type Branch, type Kept, newTable, type SavedTable } from '../keep/store.ts';
import { goingOn } from '../scene/records.ts';
import type {
  Card,
  Ended,
  GameRecord,
  Reading,
  SeatPlayer,
  Typed,
  View,
  ViewButton,
} from '../scene/types.ts';
import { Aloud } from './aloud.ts';
import { Asides } from './asides.ts';
import type { Bots } from './bots.ts';
import { Changes } from './changes.ts';
import { type Ways, waysToEnd } from './endings.ts';
import { farOf, messageIn } from './far.ts';
import { turnAloud } from './speech.ts';
import { State } from './state.ts';
import { offersOf, statusOf, titleOf } from './status.ts';
import { Tips } from './tips.ts';
import type {
  Come,
  Far,
  Foreseen,
  HintState,
  Offers,
  Ports,
  Problem,
  ReadAloud,
  Shown,
  Status,
  Thinking,
  Tip,
} from './types.ts';
import { actionsOf, proposals } from './typing.ts';
import type { Sitting } from './who.ts';

export type * from './types.ts';

/**
 * One game being played. Components read the signals and call the functions. Only `open` and
 * `typed` can reject; nothing happens any more after `close`.
 */
export class Session {
  // --- What is true -------------------------------------------------------------------------

  readonly card: Card;
  /** The bots of this table; the review asks them too. */
  readonly bots: Bots;

  readonly saved: ReadonlySignal<SavedTable>;
  readonly record: ReadonlySignal<GameRecord>;
  readonly seats: ReadonlySignal<SeatPlayer[]>;
  /** Whether no move is taken back. */
  readonly serious: ReadonlySignal<boolean>;
  /** Who sits where, and by which names. */
  readonly sitting: ReadonlySignal<Sitting>;
  /** The number of actions in the record. */
  readonly plies: ReadonlySignal<number>;
  /** Whether the game is kept on this device. */
  readonly kept: ReadonlySignal<Kept>;

  /** Whether this page plays; else it follows another that does. */
  readonly here: ReadonlySignal<boolean>;
  /** The key of a game that was kept apart when another page had played something else here. */
  readonly apart: ReadonlySignal<string | null>;
  /** Whether a move made here became a branch when another page had played something else. */
  readonly branchedOff: ReadonlySignal<boolean>;

  /** What shows; null until the first view has come. Each change is a new object. */
  readonly shown: ReadonlySignal<Shown | null>;
  /** Whether a person at this device may act now. */
  readonly live: ReadonlySignal<boolean>;
  /** What a person may pick from now, also before the rules run; null while nobody may. */
  readonly picking: ReadonlySignal<View | null>;
  /** The seat that the device is to be handed to while the screen is covered; else null. */
  readonly covered: ReadonlySignal<number | null>;
  /** Whether an earlier ply shows. */
  readonly looking: ReadonlySignal<boolean>;
  /** The picks made so far on the view that shows. */
  readonly path: ReadonlySignal<readonly string[]>;
  /** What can be picked next. */
  readonly pickable: ReadonlySignal<string[]>;
  /** What the game asks after these picks; '' if it asks nothing. */
  readonly prompt: ReadonlySignal<string>;
  /** The action whose picks are all made; before the rules run it waits for them. */
  readonly complete: ReadonlySignal<string | null>;
  /** The action that waits to be confirmed. */
  readonly held: ReadonlySignal<string | null>;
  /** The question whether to play it; '' while none waits. */
  readonly question: ReadonlySignal<string>;
  readonly foreseen: ReadonlySignal<Foreseen | null>;

  readonly thinking: ReadonlySignal<Thinking | null>;
  readonly hint: ReadonlySignal<HintState>;
  /** Whether bots that play each other are paused. */
  readonly paused: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<Problem | null>;

  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly offers: ReadonlySignal<Offers>;
  /** How the people here may end the game early. */
  readonly ways: ReadonlySignal<Ways>;
  /** What is to be done in a game with people far away; null in any other. */
  readonly far: ReadonlySignal<Far | null>;
  /** The link to send to them, or the one sent last; null where this page has none. */
  readonly message: ReadonlySignal<string | null>;
  /** Whose sheet somebody chose to look at; null if the turn decides. */
  readonly chosenSeat: ReadonlySignal<number | null>;
  /** Whose sheet or side is due on the view that shows, whatever was chosen. */
  readonly dueSeat: ReadonlySignal<number>;
  /** The seat at the bottom of the list of players. */
  readonly bottomSeat: ReadonlySignal<number>;
  /** The seats in the order of their plates, which is that of the tables and of the moves. */
  readonly seatOrder: ReadonlySignal<number[]>;

  /** Null while nothing shows. */
  readonly status: ReadonlySignal<Status | null>;
  /** The window's title; null until the rules have answered. */
  readonly title: ReadonlySignal<string | null>;
  /** Why something can't be picked, for three seconds; a new object each time. */
  readonly explained: ReadonlySignal<{ words: string } | null>;
  readonly tip: ReadonlySignal<Tip | null>;

  readonly #state: State;
  readonly #asides: Asides;
  readonly #changes: Changes;
  readonly #tips: Tips;
  readonly #aloud: Aloud;
  readonly #ends: (() => void)[];

  constructor(saved: SavedTable, ports: Ports) {
    const state = new State(saved, ports);
    const asides = new Asides(state, (error) => this.#changes.failed(error));
    const tips = new Tips(ports.tips);
    this.#state = state;
    this.#asides = asides;
    this.#changes = new Changes(state, asides);
    this.#tips = tips;
    this.#aloud = new Aloud(state);

    this.card = ports.card;
    this.bots = ports.bots;
    ({
      saved: this.saved,
      record: this.record,
      seats: this.seats,
      seating: this.sitting,
      serious: this.serious,
      plies: this.plies,
      kept: this.kept,
      here: this.here,
      apart: this.apart,
      branchedOff: this.branchedOff,
      shown: this.shown,
      live: this.live,
      picking: this.picking,
      looking: this.looking,
      thinking: this.thinking,
      hint: this.hint,
      paused: this.paused,
      problem: this.problem,
      chosenSeat: this.chosenSeat,
    } = state);
    ({
      path: this.path,
      pickable: this.pickable,
      prompt: this.prompt,
      complete: this.complete,
      held: this.held,
      question: this.question,
      foreseen: this.foreseen,
      explained: this.explained,
    } = asides);
    this.tip = tips.tip;
    this.covered = state.hands.covered;
    this.canUndo = computed(() => {
      const ended = state.record.value.ended !== undefined;
      const may = state.here.value && !state.serious.value;
      const reopens = ended && state.undoable.value <= state.plies.value;
      return may && (reopens || state.lastDecision.value >= 0);
    });
    this.canRedo = computed(() => {
      const may = state.here.value && !state.serious.value;
      return may && state.saved.value.ahead.length > 0;
    });
    this.offers = computed(() => offersOf(state));
    this.ways = computed(() => waysToEnd(state));
    this.far = computed(() => farOf(state));
    this.message = computed(() => messageIn(state));
    this.status = computed(() => statusOf(state, asides));
    this.title = computed(() => titleOf(state));
    this.bottomSeat = computed(() => this.#bottom());
    this.dueSeat = computed(() => this.#due());
    this.seatOrder = computed(() => this.seats.value.map((_, seat) => seat));
    this.#ends = [effect(() => this.#offerTip()), this.#watchSide(), this.#watchClaim()];
  }

  #bottom(): number {
    const { shown, seating, ports } = this.#state;
    const onSheets = Boolean(ports.card.sheets) || !shown.value;
    return onSheets ? seating.value.bottom : (shown.value?.view.seat ?? 0);
  }

  #due(): number {
    const view = this.#state.view.value;
    return view ? this.#state.seating.value.due(view, null) : this.#bottom();
  }

  /** Shows a tip where a person may act. */
  #offerTip(): void {
    const { picking, seating, ports } = this.#state;
    const shown = picking.value;
    if (!shown) return;
    untracked(() => {
      const { card, touch } = ports;
      const decided = shown.moves.filter(({ player }) => seating.value.isPerson(player)).length;
      const can = { undo: this.canUndo.value, hint: card.levels.length > 0 };
      this.#tips.offer({ card, decided, small: shown.compact, touch: touch(), can });
    });
  }

  /** Turns the board when the setting changes. */
  #watchSide(): () => void {
    const { side } = this.#state.ports;
    let known = side.peek();
    return effect(() => {
      const now = side.value;
      if (now !== known) untracked(() => this.#changes.viewer.sided());
      known = now;
    });
  }

  /** Goes on where another page stopped, or follows it from now on. */
  #watchClaim(): () => void {
    const { here } = this.#state;
    let known = here.peek();
    return effect(() => {
      const now = here.value;
      if (now !== known) untracked(() => this.#changes.claimed());
      known = now;
    });
  }

  // --- The game -------------------------------------------------------------------------------

  /** Shows a picture of the game, or none, until the rules answer. */
  prepare(view: View | null): void {
    const { shown, record } = this.#state;
    const prepared = { how: 'none', before: null, prepared: true, record: record.value } as const;
    batch(() => {
      this.#asides.reset(view);
      shown.value = view && { view, ...prepared };
    });
  }

  /** Begins the game of a record: until now its picture has shown. */
  begin(record: GameRecord): void {
    this.#state.saved.value = { ...this.saved.value, record };
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
   */
  async turnTo(record: GameRecord, seats = this.seats.value): Promise<void> {
    if (this.#open) await this.#changes.turnTo(record, seats);
  }

  /**
   * Plays an action that the live view offers; does nothing if none is live.
   * @param more what the same player does after it in one go, as a button of the view may say
   */
  play(action: string, more: readonly string[] = []): void {
    const live = this.live.value;
    this.#changes.play([action, ...more]);
    if (live) this.#tips.acted();
  }

  /** An action is being pressed: what it would bring is asked for, and nothing is played. */
  expect(action: string): void {
    if (this.#open) this.#changes.expect(action);
  }

  /** The button of the view that was picked last, if the last pick was one. */
  get pressed(): ViewButton | undefined {
    return this.#asides.pressed;
  }

  /** Undoes the last decision of a person (of a bot, if only bots play), or that they ended it. */
  undo(): void {
    if (this.#open && this.canUndo.value) this.#changes.undo();
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
    if (this.#open && this.canRedo.value) this.#changes.redo();
  }

  /** Pauses bots that play each other, or lets them go on. */
  pause(): void {
    if (this.#open) this.#changes.pause();
  }

  /** Plays at this table from now on; the page that has played follows. */
  playHere(): void {
    if (this.#open) this.#state.ports.claim.take();
  }

  /** Leaves the game to other pages. */
  leave(): void {
    this.#state.ports.claim.release();
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
    if (this.#open) this.#state.kept.value = this.#state.ports.keepAgain(this.saved.value);
  }

  /** Gives those who play other names; '' takes a name away. */
  rename(names: readonly string[]): void {
    if (this.#open && this.here.value) this.#changes.rename(names);
  }

  /** The next person has the device now: what was covered shows. */
  takeOver(): void {
    const { hands, view, seating, ports } = this.#state;
    hands.take();
    if (view.value) ports.say(turnAloud(view.value, seating.value, false));
  }

  /** Saves a new table that goes on from a ply, with the same seats; returns its key. */
  playFrom(ply: number): string {
    const { record, seats, names, ports } = this.#state;
    const actions = record.value.actions.slice(0, ply);
    const table = newTable(goingOn(record.value, actions), allHere(seats.value), names.value);
    ports.keep(table);
    return table.key;
  }

  /** Ends all that is under way; nothing happens here any more. */
  close(): void {
    if (!this.#open) return;
    this.#state.closed.value = true;
    for (const end of this.#ends) end();
    this.#changes.end();
    this.#asides.end();
    this.bots.stop();
    this.leave();
  }

  get #open(): boolean {
    return !this.#state.closed.value;
  }

  // --- Looking --------------------------------------------------------------------------------

  /** Shows a ply, the newest or an earlier one; `Infinity` is the newest. */
  goTo(ply: number): void {
    if (this.#open) void this.#changes.viewer.goTo(ply);
  }

  /** Shows a player's sheet. */
  lookFrom(seat: number): void {
    if (this.#open) void this.#changes.viewer.lookFrom(seat);
  }

  /** Asks for the view again if the new size of the board makes a difference. */
  sized(): void {
    if (this.#open) this.#changes.viewer.sized();
  }

  // --- Picking --------------------------------------------------------------------------------

  /** Takes note that the picks have changed. */
  picked(path: readonly string[]): void {
    if (this.#open) this.#asides.picked(path);
  }

  /** Holds an action until it is confirmed, and shows what it would bring. */
  hold(action: string): void {
    if (this.live.value) this.#asides.hold(action);
  }

  /** Shows what an action would bring while the mouse rests on its last pick; null: on none. */
  preview(action: string | null): void {
    if (this.#open) this.#asides.preview(action);
  }

  /** Explains why these picks can't be made; without picks, why none can be made now. */
  explain(picks?: readonly string[]): void {
    if (this.#open) void this.#asides.explain(picks);
  }

  // --- Help -----------------------------------------------------------------------------------

  /** Asks for a hint, or hides the one that shows. */
  toggleHint(): void {
    if (this.#open) this.#asides.toggleHint();
  }

  /** Marks what to point at, in order, as a hint does. */
  mark(picks: string[]): void {
    if (this.#open) this.#asides.mark(picks);
  }

  /** Hides the hint; returns whether there was one. */
  hideHint(): boolean {
    return this.#asides.hideHint();
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
    const { record, ports, you } = this.#state;
    const asked = record.value;
    const { action, sentence } = await ports.door.call('typed', { record: asked, text, you });
    return asked === record.value ? { action, sentence } : { action: null, sentence: null };
  }

  /** Returns words to be read aloud; when asked again, those of the next part. */
  read(what: ReadAloud, place = ''): Promise<string> {
    return this.#aloud.read(what, place).catch(() => '');
  }

  /** Returns the position that shows in words, part by part. */
  readings(): Promise<Reading[]> {
    return this.#aloud.readings();
  }
}
