/** The state of a session, and what follows from it. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { Kept, SavedTable } from '../keep/store.ts';
import type { Acted, GameRecord, Match, View } from '../scene/types.ts';
import { HandOver } from './hand-over.ts';
import { onlyPerson, Seating } from './seating.ts';
import { Story } from './story.ts';
import type { HintState, Ports, Problem, Shown, Thinking } from './types.ts';
import { ownNames } from './who.ts';

type Change = Partial<
  Pick<SavedTable, 'record' | 'ahead' | 'over' | 'names' | 'branches' | 'match' | 'practice'>
>;

/** Values that the parts of a session share; only these parts change them. */
export class State {
  readonly ports: Ports;
  readonly story = new Story();

  readonly saved;
  readonly kept = signal<Kept>('kept');
  readonly apart = signal<string | null>(null);
  readonly branchedOff = signal(false);
  readonly shown = signal<Shown | null>(null);
  /** From the start of any change of the game until its newest view shows. */
  readonly changing = signal(false);
  /** While plies that came together show one after the other. */
  readonly stepping = signal(false);
  readonly closed = signal(false);
  readonly chosenSeat = signal<number | null>(null);
  readonly paused = signal(false);
  readonly thinking = signal<Thinking | null>(null);
  readonly hint = signal<HintState>({ state: 'off', advice: null, after: null });
  readonly problem = signal<Problem | null>(null);
  /** The message that can be sent now to people far away. */
  readonly ready = signal<Match | null>(null);

  /** Who of several people has the device. */
  readonly hands: HandOver;

  constructor(saved: SavedTable, ports: Ports) {
    this.ports = ports;
    this.saved = signal(saved);
    this.hands = new HandOver(ports, this.seating, this.view);
  }

  readonly record = computed<GameRecord>(() => this.saved.value.record);
  readonly seats = computed(() => this.saved.value.seats);
  /** Whether no move is taken back. */
  readonly serious = computed(() => this.saved.value.serious === true);
  /** The names that people gave themselves; undefined where nobody has one. */
  readonly names = computed(() => this.saved.value.names);
  /** What is kept of a game with people far away; null for any other. */
  readonly match = computed(() => this.saved.value.match ?? null);
  readonly plies = computed(() => this.record.value.actions.length);
  readonly seating = computed(() => {
    const { card, policy } = this.ports;
    const side = policy ? 'own' : this.ports.side.value;
    return new Seating(this.seats.value, Boolean(card.sheets), side, this.names.value);
  });

  /** The view that shows; null for a picture that was prepared. */
  readonly view: ReadonlySignal<View | null> = computed(() => {
    const shown = this.shown.value;
    return shown && !shown.prepared ? shown.view : null;
  });

  /** Whether this page plays; else it follows another. */
  readonly here: ReadonlySignal<boolean> = computed(() => this.ports.claim.here.value);

  /** Whether the view that shows lets a person act. */
  readonly mayAct = computed(() => this.#letsAct(this.view.value));

  #letsAct(view: View | null): boolean {
    const due = view !== null && view.ply === view.plies && this.#isTheirs(view);
    // Among people far away, the dice of the turn have to be there first.
    const open = !this.match.value || this.match.value.since !== null;
    return due && open && this.here.value && !this.hands.awaits(view);
  }

  #isTheirs(view: View): boolean {
    return this.ports.policy?.live() ?? this.seating.value.mayAct(view);
  }

  /** Whether a person may pick on a picture, before the rules can play what is picked. */
  readonly early = computed(() => {
    const shown = this.shown.value;
    const newest = shown?.prepared && shown.view.ply === this.plies.value;
    return Boolean(newest) && !this.closed.value && this.#letsAct(shown?.view ?? null);
  });

  /** Whether the newest ply of the record shows. */
  readonly newest = computed(() => {
    const current = this.shown.value?.record === this.record.value;
    return current && this.view.value?.ply === this.plies.value;
  });

  readonly live = computed(() => {
    const steady = !this.changing.value && !this.closed.value;
    return steady && this.newest.value && this.mayAct.value;
  });

  /** What a person may pick from now; null while nobody may. */
  readonly picking: ReadonlySignal<View | null> = computed(() => {
    const may = this.live.value || this.early.value;
    return may ? (this.shown.value?.view ?? null) : null;
  });

  readonly looking = computed(() => {
    const view = this.view.value;
    return view !== null && view.ply < view.plies && !this.stepping.value;
  });

  /** The ply from which on decisions can be undone: what was sent to people far away stays. */
  readonly undoable = computed(() => (this.match.value ? (this.match.value.since ?? Infinity) : 0));

  /** The ply of the last decision that can be undone, or -1. */
  readonly lastDecision = computed(() => {
    const players = this.story.players(this.record.value.actions);
    const last = players ? this.seating.value.lastDecision(players) : -1;
    return last >= this.undoable.value ? last : -1;
  });

  /**
   * Changes the game, and saves it at once, so that nothing is lost if the page is closed. A page
   * that follows another keeps nothing: it would undo what that one plays.
   */
  become(change: Change, newest?: View): void {
    const told = newest && toldOf(newest);
    const used = this.ports.now();
    const saved = { ...this.saved.value, ...change, ...told, used };
    this.saved.value = { ...saved, ...endedBy(this.saved.value, saved) };
    if (this.here.value) this.kept.value = this.ports.keep(this.saved.value);
  }

  /**
   * What notes that somebody had help: a game that has ended before is what it was then, and what
   * was not sent to people far away was not played.
   */
  get helped(): Pick<SavedTable, 'practice'> {
    const { match, finished } = this.saved.value;
    return match || finished !== undefined ? {} : { practice: true };
  }

  /** Saves what the list of games says about this one, from its newest view. */
  note(newest: View): void {
    const { over, line, turn } = this.saved.value;
    const told = toldOf(newest);
    const same = over === told.over && line === told.line && turn === told.turn;
    if (!same) this.become({}, newest);
  }

  /** Who is "you" in sentences: the only person at this device. */
  get you(): number | undefined {
    const { policy } = this.ports;
    return policy ? policy.you() : (onlyPerson(this.seats.value) ?? undefined);
  }

  /** Asks the rules for a view that fits the room that the board has. */
  async ask(record: GameRecord, at: number, seat?: number): Promise<View> {
    return this.#dress(await this.ports.door.call('view', { record, at, ...this.asLooked(seat) }));
  }

  /** Asks the rules for what comes of an action, and for the view after it. */
  async act(action: string, seat?: number): Promise<Acted> {
    const asked = { record: this.record.value, action, ...this.asLooked(seat) };
    const { record, view } = await this.ports.door.call('act', asked);
    return { record, view: this.#dress(view) };
  }

  #dress(view: View): View {
    return this.ports.policy?.dress?.(view) ?? view;
  }

  /** From where a view is asked for, and for what room. */
  asLooked(seat?: number) {
    const names = ownNames(this.seating.value, this.ports.card.seats);
    return { seat, you: this.you, names, ...this.ports.room() };
  }
}

/** When the game ended, if it has: the first time counts, whatever is undone. */
function endedBy(before: SavedTable, after: SavedTable): Pick<SavedTable, 'finished'> {
  if (!after.over || after.finished !== undefined) return {};
  // Where an older version of the page saw it end, nobody has noted when.
  return { finished: before.over ? before.used : after.used };
}

/** Returns what the list of games says about a game. */
export function toldOf({ over, result, status, to_move }: View) {
  const turn = typeof to_move === 'number' && !over ? to_move : undefined;
  return { over, line: over ? (result ?? '') : status, turn };
}
