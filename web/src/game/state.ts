/** The state of a session, and what is derived from it. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import type { SavedTable } from '../keep/saved-table.ts';
import { side } from '../keep/settings.ts';
import type { SaveResult } from '../keep/store.ts';
import { follow, nextPicks } from '../scene/picks.ts';
import type { Acted, GameRecord, Move, View } from '../scene/types.ts';
import { spoken } from '../site/language.ts';
import { errorKind, errorWords } from '../words/failure.ts';
import { isWithin } from './branches.ts';
import type { SeatsElsewhere } from './elsewhere.ts';
import { HandOver } from './hand-over.ts';
import { ownNames } from './player-names.ts';
import { onlyPerson, Seating } from './seating.ts';
import {
  type Deps,
  type Display,
  type FollowUp,
  type Foreseen,
  type HintState,
  NOTHING,
  type Problem,
  type Thinking,
  type Tip,
  type Verdict,
} from './types.ts';

type Change = Partial<
  Pick<
    SavedTable,
    'record' | 'ahead' | 'over' | 'turn' | 'names' | 'branches' | 'match' | 'practice'
  >
>;

/**
 * The facts about one game. The parts of a session share and change it; all other code reads it as
 * `session.now`.
 */
export class SessionState {
  readonly deps: Deps;
  readonly saved;
  /** Who acted at each ply of the longest known line. */
  readonly #movers = signal<{ actions: readonly string[]; players: Move['player'][] }>({
    actions: [],
    players: [],
  });
  /** Whether the game is kept on this device. */
  readonly saving = signal<SaveResult>('kept');
  /** The view that shows; null until the first one has come. Each change is a new object. */
  readonly display = signal<Display | null>(null);
  /**
   * The view that the board has arrived at: the one that shows, or the one before while a motion
   * runs. Words and figures belong to it, so that they don't run ahead. `shown` says what can be
   * done.
   */
  readonly arrived = signal<Display | null>(null);
  /** Whether the end of the game has been seen here; what is kept of it knows it before the eye. */
  readonly endSeen;
  /** From the start of any change of the game until its newest view shows. */
  readonly changing = signal(false);
  readonly closed = signal(false);
  /** The ply from which a line that isn't the game's is played out; null while none is. */
  readonly aside = signal<number | null>(null);
  /** The seat whose sheet was chosen to look at; null if the turn decides. */
  readonly chosenSeat = signal<number | null>(null);
  /** Whether bots that play each other are paused. */
  readonly paused = signal(false);
  readonly thinking = signal<Thinking | null>(null);
  readonly hint = signal<HintState>({ state: 'off', advice: null, after: null });
  readonly problem = signal<Problem | null>(null);
  /** The verdict on the last decision here, if it was weighed. */
  readonly verdict = signal<Verdict | null>(null);
  readonly tip = signal<Tip | null>(null);
  /** The picks made so far on the view that shows. */
  readonly path = signal<readonly string[]>([]);
  /** The action that waits to be confirmed. */
  readonly held = signal<string | null>(null);
  readonly foreseen = signal<Foreseen | null>(null);
  /** Why something can't be picked, for three seconds; a new object each time. */
  readonly explained = signal<{ words: string } | null>(null);
  /** What the end of the game meant, and what comes next. */
  readonly followUp = signal<FollowUp>(NOTHING);
  /** What decides for seats elsewhere; null if all play here. */
  elsewhere: SeatsElsewhere | null = null;

  /** Which of several people has the device. */
  readonly hands: HandOver;

  constructor(saved: SavedTable, deps: Deps) {
    this.deps = deps;
    this.saved = signal(saved);
    this.endSeen = signal(saved.over);
    this.hands = new HandOver(deps, this.seating, this.view);
  }

  readonly record = computed<GameRecord>(() => this.saved.value.record);
  readonly seats = computed(() => this.saved.value.seats);
  /** What Redo brings, the next stretch last. */
  readonly undone = computed(() => this.saved.value.ahead);
  /** What sets this game apart; null if nothing does. */
  readonly occasion = computed(() => this.deps.occasion?.(this.saved.value) ?? null);
  /** Whether moves can't be taken back. */
  readonly serious = computed(() => this.saved.value.serious === true);
  /** The names of the people; undefined if nobody has one. */
  readonly names = computed(() => this.saved.value.names);
  readonly plies = computed(() => this.record.value.actions.length);
  /** The seats and names. */
  readonly seating = computed(() => {
    const { card, policy } = this.deps;
    const turned = policy ? 'own' : side.value;
    const { seats, names, rooms } = this.saved.value;
    return new Seating(seats, Boolean(card.sheets), turned, names, rooms);
  });

  /** The view that shows; null for a prepared picture. */
  readonly view: ReadonlySignal<View | null> = computed(() => {
    const display = this.display.value;
    return display && !display.prepared ? display.view : null;
  });

  /** Whether this page plays; else it follows another. */
  readonly here: ReadonlySignal<boolean> = computed(() => this.deps.claim.here.value);

  /** Whether the view that shows lets a person act. */
  readonly mayAct = computed(() => this.#letsAct(this.view.value));

  #letsAct(view: View | null): boolean {
    if (!view || view.ply < view.plies || !this.here.value) return false;
    // With people elsewhere, the dice of the turn have to be there first.
    const open = this.undoable.value < Infinity;
    const { policy } = this.deps;
    const theirs = policy ? (policy.live?.() ?? true) : this.seating.value.mayAct(view);
    return open && theirs && !this.hands.awaits(view);
  }

  /** Whether a person may pick on a picture, before the rules run. */
  readonly beforeRules = computed(() => {
    const display = this.display.value;
    const newest = display?.prepared && display.view.ply === this.plies.value;
    return Boolean(newest) && !this.closed.value && this.#letsAct(display?.view ?? null);
  });

  /** Whether the newest ply of the record shows. */
  readonly newest = computed(() => {
    const current = this.display.value?.record === this.record.value;
    return current && this.view.value?.ply === this.plies.value;
  });

  /** Whether a person at this device may act now. */
  readonly live = computed(() => {
    const steady = !this.changing.value && !this.closed.value;
    return steady && this.newest.value && this.mayAct.value;
  });

  /** The view to pick from, also before the rules run; null if nobody may pick. */
  readonly picking: ReadonlySignal<View | null> = computed(() => {
    const may = this.live.value || this.beforeRules.value;
    return may ? (this.display.value?.view ?? null) : null;
  });

  /** What can be picked next. */
  readonly pickable = computed(() => {
    const view = this.picking.value;
    return view ? nextPicks(view.picks, [...this.path.value]) : [];
  });

  /** What the game asks after the picks made so far; '' if it asks nothing. */
  readonly prompt = computed(() => {
    // What is in the hand from the start prompts only the person who may put it down.
    const [path, view] = [this.path.value, this.picking.value];
    return view?.prompts[path.join(' ')] ?? view?.prompts[path.length] ?? '';
  });

  /** What it asks once something was picked; '' before. */
  readonly openQuestion = computed(() => (this.path.value.length ? this.prompt.value : ''));

  /** The action whose picks are complete, or null. Before the rules run it waits for them. */
  readonly complete = computed(() => {
    const view = this.picking.value;
    const action = view && follow(view.picks, [...this.path.value]);
    return typeof action === 'string' ? action : null;
  });

  /** The button of the view that was picked last, if the last pick was one. */
  readonly pressed = computed(() => {
    const last = this.path.value.at(-1);
    return this.view.value?.buttons.find(({ id }) => id === last);
  });

  /** Whether an earlier ply shows. */
  readonly looking = computed(() => {
    const view = this.view.value;
    return view !== null && view.ply < view.plies && !this.display.value?.passing;
  });

  /** The first ply that can be undone: what others elsewhere know stays. */
  readonly undoable = computed(() => this.elsewhere?.since.value ?? 0);

  /** The ply of the last decision that can be undone, or -1. */
  readonly lastDecision = computed(() => {
    const [{ actions }, { actions: line, players }] = [this.record.value, this.#movers.value];
    if (!isWithin(actions, line)) return -1;
    const last = this.seating.value.lastDecision(players.slice(0, actions.length));
    return last >= this.undoable.value ? last : -1;
  });

  readonly canUndo = computed(() => {
    const ended = this.record.value.ended !== undefined;
    const may = this.here.value && !this.serious.value;
    const reopens = ended && this.undoable.value <= this.plies.value;
    return may && (reopens || this.lastDecision.value >= 0);
  });

  readonly canRedo = computed(() => {
    const may = this.here.value && !this.serious.value;
    return may && this.undone.value.length > 0;
  });

  /** The seat at the bottom of the list of players. */
  readonly bottomSeat = computed(() => {
    const display = this.deps.card.sheets ? null : this.display.value;
    return display ? display.view.seat : this.seating.value.bottom;
  });

  /** The seat to show on the current view, whatever was chosen. */
  readonly dueSeat = computed(() => {
    const view = this.view.value;
    return view ? this.seating.value.due(view, null) : this.bottomSeat.value;
  });

  /**
   * Records who acted at each ply; where a view doesn't say, it was chance. Undone plies stay known
   * until something else is played.
   */
  recordMovers(actions: readonly string[], { moves }: Pick<View, 'moves'>): void {
    if (isWithin(actions, this.#movers.value.actions)) return;
    const players = actions.map((_, at) => moves[at]?.player ?? 'chance');
    this.#movers.value = { actions, players };
  }

  /**
   * Changes the game and saves it at once, so that nothing is lost if the page is closed. A page
   * that follows another saves nothing: it would overwrite the other's moves.
   */
  become(change: Change, newest?: View): void {
    const facts = newest && listFacts(newest);
    const used = this.deps.clock.now();
    const saved = { ...this.saved.value, ...change, ...facts, used };
    this.saved.value = { ...saved, ...endedBy(this.saved.value, saved) };
    if (!saved.over) this.endSeen.value = false;
    if (this.here.value) this.saving.value = this.deps.store.keep(this.saved.value);
  }

  /**
   * What to save when a person gets help. A game that has ended keeps its result, and with people
   * elsewhere only what they know was played.
   */
  get helped(): Pick<SavedTable, 'practice'> {
    const isOver = this.saved.value.finished !== undefined;
    return this.elsewhere || isOver ? {} : { practice: true };
  }

  /** Records that a person gets help. */
  help(): void {
    if (this.helped.practice && !this.saved.value.practice) this.become(this.helped);
  }

  /** Saves what the list of games says about this one, from its newest view. */
  saveSummary(newest: View): void {
    const { over, line, turn } = this.saved.value;
    const facts = listFacts(newest);
    const same = over === facts.over && line === facts.line && turn === facts.turn;
    if (!same) this.become({}, newest);
  }

  /** Reports a failure; the current view stays usable. */
  failed(error: unknown): void {
    this.report('rules', error, () => this.deps.restart());
  }

  /** @param again retries it */
  report(what: Problem['what'], error: unknown, again: () => void): void {
    const kind = errorKind(error);
    if (this.closed.value || kind === 'stopped') return;
    this.problem.value = { what, kind, message: errorWords(error), again };
  }

  /** Who is "you" in sentences: the only person at this device. */
  get you(): number | undefined {
    const { policy } = this.deps;
    return policy ? policy.you?.() : (onlyPerson(this.seats.value) ?? undefined);
  }

  /** Asks the rules for a view that fits the board's size. */
  async ask(record: GameRecord, at: number, seat?: number): Promise<View> {
    return this.#dress(
      await this.deps.door.call('view', { record, at, ...this.viewRequest(seat) }),
    );
  }

  /** Asks for the view after an action, without playing it. */
  askAfter(action: string): Promise<View> {
    const record = this.record.value;
    const actions = [...record.actions, action];
    return this.ask({ ...record, actions }, actions.length, this.view.value?.seat);
  }

  /** Asks for the record and the view after an action. */
  async act(action: string, seat?: number): Promise<Acted> {
    const request = { record: this.record.value, action, ...this.viewRequest(seat) };
    const { record, view } = await this.deps.door.call('act', request);
    return { record, view: this.#dress(view) };
  }

  #dress(view: View): View {
    return this.deps.policy?.dress?.(view) ?? view;
  }

  /** Whose seat sentences are for, and the names to use. */
  audience(seat?: number) {
    return { seat, you: this.you, names: ownNames(this.seating.value, this.deps.card.seats) };
  }

  /** The seat and the size that a view is asked for. */
  viewRequest(seat?: number) {
    return { ...this.audience(seat), ...this.deps.board.room() };
  }
}

/** A part of a session; all parts share its state. */
export abstract class SessionPart {
  protected readonly state: SessionState;

  constructor(state: SessionState) {
    this.state = state;
  }
}

/** When the game first ended, whatever was undone later. */
function endedBy(before: SavedTable, after: SavedTable): Pick<SavedTable, 'finished'> {
  if (!after.over || after.finished !== undefined) return {};
  // If an imported game's end is unknown, its last use is the closest guess.
  return { finished: before.over ? before.used : after.used };
}

/** Returns what the list of games shows about a game. */
export function listFacts({ over, result, status, to_move }: View) {
  const turn = typeof to_move === 'number' && !over ? to_move : undefined;
  return { over, line: over ? (result ?? '') : status, lang: spoken || undefined, turn };
}
