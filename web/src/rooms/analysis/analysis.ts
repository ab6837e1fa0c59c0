// The analysis board: the best few moves of a position, and lines to try.
import { batch, computed, effect, signal, untracked } from '@preact/signals-core';
import {
  type BranchEdit,
  goingWith,
  isWithin,
  joined,
  otherLines,
  wholeOf,
} from '../../game/branches.ts';
import { type IfCurrent, Latest } from '../../game/latest.ts';
import { oneSpare } from '../../game/machine.ts';
import { persons } from '../../game/seating.ts';
import { newTable } from '../../keep/new-table.ts';
import { placeOf, type Remarks, saying } from '../../keep/said.ts';
import type { Branch, SavedTable } from '../../keep/saved-table.ts';
import { goingOn } from '../../scene/records.ts';
import type {
  BestLine,
  Card,
  Door,
  GameRecord,
  Move,
  SeatPlayer,
  View,
} from '../../scene/types.ts';
import { Sandbox } from '../../table/sandbox.ts';
import { keyOf, meaning } from '../../table/shortcuts.ts';
import { announce, toast } from '../../ui/announce.ts';
import { paragraph, sentence } from '../../words/grammar.ts';
import { Arranging, howTo } from './arranging.ts';
import type { KeptGame } from './kept-game.ts';
import * as words from './words/en.ts';

/** The seconds of each search: the first result comes soon, the last is worth waiting for. */
const DEEPER = [0.1, 0.4, 1, 3, 8];
/** If chance decides more plies in a row, as in a set-up, none of them is chosen by hand. */
const MOST_CHOSEN = 4;
/** A search that takes no longer isn't stopped. */
const SHORT = 0.1;

/** What chance can bring at a ply of a line, with the words of each outcome. */
type ChanceIn = {
  line: readonly string[];
  at: number;
  outcomes: readonly (readonly [action: string, words: string])[];
};

/** What the analysis needs from the page. */
export type AnalysisDeps = {
  door: Door;
  /** The game that keeps what is tried; without one, that is lost when the board is left. */
  game: KeptGame | null;
  /** Continues with a game at a table. */
  play: (saved: SavedTable) => void;
  /** Called with the current game and ply, and its table, to update the address. */
  shows: (record: GameRecord, at: number, key?: string) => void;
};

export class Analysis {
  readonly card: Card;
  readonly sandbox: Sandbox;
  /** The best few moves found so far. */
  readonly lines = signal<readonly BestLine[]>([]);
  readonly thinking = signal(false);
  readonly #chance = signal<readonly ChanceIn[]>([]);
  /** What chance brought before the current decision, and can be chosen; once that is known. */
  readonly came = computed(() => {
    const { actions } = this.session.now.record.value;
    const isHere = ({ line, at }: ChanceIn) =>
      line.length === actions.length && isWithin(line.slice(0, at), actions);
    return this.#chance.value.filter(isHere).map((each) => ({ ...each, now: actions[each.at] }));
  });
  readonly error = signal<unknown>(null);
  /** A view of the whole game, with what lies ahead as far as it is known, at the current ply. */
  readonly whole = signal<View | null>(null);
  /** What is said of the positions. */
  readonly #remarks;
  /** What is said of the current one. */
  readonly comment = computed(
    () => this.#remarks.value[placeOf(this.session.now.record.value.actions)] ?? '',
  );
  readonly arranging;
  readonly #record: GameRecord;
  readonly #at: number;
  readonly #deps;
  readonly #latest = new Latest();
  readonly #end;
  /** What the best moves are of. */
  #thought: GameRecord | null = null;
  /** The seconds of the running search. */
  #seconds = 0;
  /** The kept game; null once another position was arranged. */
  #game;
  /** All actions of the kept game, those taken back too. */
  ownLine: readonly string[] = [];
  /** The line that shows, up to its last decision; null before anything shows. */
  #shownLine: readonly string[] | null = null;

  /** @param at the first ply to show */
  constructor(card: Card, record: GameRecord, at: number, deps: AnalysisDeps) {
    this.card = card;
    this.#record = goingOn(record, record.actions);
    this.#at = Math.max(0, Math.min(at, record.actions.length));
    this.#deps = deps;
    this.#game = deps.game;
    this.#remarks = signal<Remarks>(deps.game?.saved?.said ?? {});
    const arranging = new Arranging(deps.door);
    this.arranging = arranging;
    const change = ([change]: readonly string[]) => this.#arrange({ change });
    this.sandbox = new Sandbox(this.#record, this.#seats, {
      card,
      door: deps.door,
      // Takes over when the other is stopped.
      help: oneSpare(navigator),
      restart: () => this.open(),
      policy: {
        draws: () => !arranging.next,
        dress: (view) => arranging.dress(view),
        get judge() {
          return arranging.next ? change : undefined;
        },
        explain: ({ sentence: why, clause }) =>
          toast(paragraph(sentence(why), clause && `(${clause})`)),
      },
    });
    this.#end = effect(() => {
      const { view, newest, changing } = this.session.now;
      const current = view.value;
      if (current && newest.value && !changing.value) untracked(() => this.#look(current));
    });
  }

  get session() {
    return this.sandbox.session;
  }

  /** Who is to move, in short; null while a move is drawn, chance is next or the game is over. */
  get turn(): string | null {
    const { view, path } = this.session.now;
    const mover = view.value?.to_move;
    if (typeof mover !== 'number' || path.value.length) return null;
    return words.analysis.turn(this.card.seats[mover].name);
  }

  /** The person may move for all players. */
  get #seats(): SeatPlayer[] {
    return persons(this.#record.players);
  }

  /** Shows the game up to the ply; later moves can be stepped through. */
  async open(): Promise<void> {
    this.error.value = null;
    this.arranging.end();
    try {
      this.whole.value = await this.#deps.door.call('view', { record: this.#record });
      this.#showBranches();
      await this.goTo(this.#at);
    } catch (error) {
      this.error.value = error;
    }
  }

  /** Shows the game that is listed up to a ply, or to the next decision; the rest lies ahead. */
  async goTo(ply: number): Promise<void> {
    const moves = this.whole.peek()?.moves ?? [];
    const at = decisionFrom(moves, ply);
    const actions = moves.map(({ text }) => text);
    const record = { ...this.#now, actions: actions.slice(0, at) };
    await this.session.turnTo(record, this.#seats, stretches(moves, at).reverse());
  }

  #showBranches() {
    const game = this.#game?.saved;
    if (!game) return;
    this.ownLine = wholeOf(game);
    this.session.keepBranches(otherLines({ record: this.#record, ahead: [] }, game));
  }

  get #now(): GameRecord {
    return this.session.now.record.peek();
  }

  #look(view: View) {
    const { whole } = this.position;
    this.#deps.shows(whole, this.#now.actions.length, this.#game?.key);
    this.whole.value = this.#listed(view, whole.actions);
    this.arranging.position.value = this.arranging.next;
    void this.#learnWhatCame(view);
    if (this.arranging.next) return announce(this.arranging.wordsOn(view));
    this.#keepTried(view);
    void this.#think(view);
  }

  /** Returns a view of the whole game at the ply of this one; this one if no other is known. */
  #listed(view: View, actions: readonly string[]): View {
    const whole = this.whole.peek();
    const same = whole?.moves.length === actions.length;
    return same && whole.moves.every(({ text }, i) => text === actions[i])
      ? { ...whole, ply: view.ply }
      : view;
  }

  /** Adds the decisions made here to the kept game. */
  #keepTried({ moves }: View) {
    const saved = this.session.now.saved.peek();
    const decided = moves.findLastIndex(({ player }) => player !== 'chance') + 1;
    const actions = saved.ahead.length ? wholeOf(saved) : saved.record.actions.slice(0, decided);
    const line = this.#shownLine;
    this.#shownLine = actions;
    if (line && !isWithin(actions, line)) this.keep({ add: { actions } });
  }

  /** Adds a branch to the kept game, or drops one. */
  keep(edit: BranchEdit) {
    void this.#game?.change(edit);
  }

  /** Finds out what chance brought before the current position, and what else was possible. */
  async #learnWhatCame({ moves }: View): Promise<void> {
    const record = this.#now;
    const { actions } = record;
    const since = moves.findLastIndex(({ player }) => player !== 'chance') + 1;
    const count = actions.length - since;
    const plies = count > MOST_CHOSEN ? [] : Array.from({ length: count }, (_, i) => since + i);
    const came = plies.map(async (at): Promise<ChanceIn> => {
      const before = { ...record, actions: actions.slice(0, at) };
      const { chance, phrases } = await this.#deps.door.call('state', { record: before });
      const outcomes = chance.map(([action], i) => [action, phrases[i]] as const);
      return { line: actions, at, outcomes };
    });
    try {
      const outcomes = await Promise.all(came);
      if (record === this.#now) this.#chance.value = outcomes;
    } catch (error) {
      this.error.value = error;
    }
  }

  /** Chooses another outcome at a ply; '' draws at random. */
  async choose(at: number, outcome: string): Promise<void> {
    try {
      const record = await this.#withOutcome(at, outcome);
      const saved = this.session.now.saved.peek();
      // If nothing was decided after it, the old outcome is no branch.
      const branching = saved.ahead.length ? goingWith(saved, record.actions) : saved;
      this.session.keepBranches(branching.branches ?? []);
      await this.session.turnTo(record, this.#seats, branching.ahead);
    } catch (error) {
      this.error.value = error;
    }
  }

  /** Returns the game with this outcome; later moves stay as far as they are still possible. */
  async #withOutcome(at: number, outcome: string): Promise<GameRecord> {
    // The seed would draw the same again.
    const { seed: _, ...record } = this.#now;
    const before = record.actions.slice(0, at);
    const with_ = (...more: string[]) => ({ record: { ...record, actions: [...before, ...more] } });
    const { door } = this.#deps;
    if (!outcome) return (await door.call('continue', with_())).record;
    const same = with_(outcome, ...record.actions.slice(at + 1));
    return door.call('state', same).then(
      () => same.record,
      async () => (await door.call('continue', with_(outcome))).record,
    );
  }

  /** Begins to arrange the current position, or one from a text. */
  async arrange(start?: string) {
    const next = this.arranging.next;
    const record = await this.#arrange(start === undefined ? {} : { start });
    if (!next) {
      if (record) this.#leaveGame();
      else toast(this.arranging.refused.peek());
      const { next } = this.arranging;
      if (next) announce(howTo(next));
    }
    if (record) await this.session.turnTo(record, this.#seats);
  }

  /** An arranged position doesn't belong to the kept game, nor does what is tried there. */
  #leaveGame() {
    this.#game = null;
    this.#remarks.value = {};
    this.session.keepBranches([]);
  }

  /** Changes the position; returns null if that is refused. */
  async #arrange(request: { change?: string; start?: string }): Promise<GameRecord | null> {
    const record = await this.arranging.change(this.#now, request);
    if (record) batch(() => this.#stop());
    return record;
  }

  /** Analyses the arranged position. */
  async arrangeNoMore() {
    const { record } = this.arranging.next ?? {};
    this.arranging.end();
    // The focused button is gone.
    this.sandbox.board.focus();
    if (record) await this.session.turnTo(record, this.#seats);
  }

  /** Stops the running search. */
  #stop() {
    if (this.#latest.busy && this.#seconds > SHORT) this.session.bots.restart();
    this.#latest.stop();
    this.thinking.value = false;
    this.lines.value = [];
  }

  /** Searches for the best few moves, longer each time, until another position shows. */
  async #think({ over, to_move }: View): Promise<void> {
    const record = this.#now;
    // Its board only shows anew, as on a phone that is turned.
    if (record === this.#thought && !this.error.peek()) return;
    this.#thought = record;
    batch(() => {
      this.#stop();
      this.error.value = null;
      this.thinking.value = !over && typeof to_move === 'number';
    });
    if (!this.thinking.peek()) return;
    try {
      const complete = await this.#latest.run((ifCurrent) => this.#deepen(ifCurrent, record));
      if (complete) this.#tell();
    } catch (error) {
      this.error.value = error;
      this.thinking.value = false;
    }
  }

  async #deepen(ifCurrent: IfCurrent, record: GameRecord) {
    for (const seconds of DEEPER) {
      this.#seconds = seconds;
      const request = { record, seconds, at: record.actions.length };
      const { lines } = await ifCurrent(this.session.bots.ask('lines', request));
      this.lines.value = lines;
      this.session.bots.startHelpers();
      if (lines.every(({ proven }) => proven)) break;
    }
  }

  /** Announces the best move, once it is settled. */
  #tell() {
    this.thinking.value = false;
    const [best] = this.lines.peek();
    if (best) announce(words.analysis.best(best.steps[0].phrase, best.words, best.why));
  }

  /** Plays the next step of a line. */
  follow(line: BestLine | undefined) {
    const step = line?.steps[0];
    if (step) this.session.play(step.text);
  }

  /** Shows faintly how a line begins; null shows nothing. */
  preview(line: BestLine | null) {
    this.session.picking.preview(line?.steps[0].text ?? null);
  }

  /** Says something of the current position. */
  say(words: string) {
    const { actions } = this.#now;
    this.#remarks.value = saying(this.#remarks.value, actions, words);
    this.keep({ say: words, actions });
  }

  back() {
    if (!this.arranging.next) this.session.undo();
  }

  /**
   * Steps forward in the game; at its end, plays the best line.
   * @param held whether the key is held down, which steps only in the game
   */
  forward(held: boolean = false) {
    if (this.arranging.next) return;
    if (this.session.now.canRedo.peek()) this.session.redo();
    else if (!held) this.follow(this.lines.peek()[0]);
  }

  /** The current position, and the whole game with what lies ahead. */
  get position(): { record: GameRecord; whole: GameRecord } {
    const saved = this.session.now.saved.peek();
    const { record } = saved;
    return { record, whole: { ...record, actions: wholeOf(saved) } };
  }

  /** Continues from here against bots of a level, as the player to move. */
  playFromHere(level: number) {
    const mover = this.session.now.view.peek()?.to_move;
    const seats = this.#seats.map((_, at): SeatPlayer => (at === mover ? 'person' : `bot${level}`));
    const table = newTable(this.#now, seats);
    const others = this.#game ? [] : joined(table, this.session.now.saved.peek());
    const branches = others.map((branch): Branch => ({ ...branch, tried: true }));
    // Having seen the best moves counts as help.
    this.#deps.play({ ...table, practice: true, ...(branches.length && { branches }) });
  }

  /** Handles the single keys that go from move to move; returns whether this is one. */
  key(event: KeyboardEvent): boolean {
    if (this.arranging.next) return false;
    const line = this.lines.peek()[Number(keyOf(event)) - 1];
    const does = meaning(event);
    if (line && !event.repeat) this.follow(line);
    else if (does === 'earlier') this.back();
    else if (does === 'later') this.forward(event.repeat);
    else return false;
    return true;
  }

  stepBack(): boolean {
    return this.sandbox.board.back();
  }

  close() {
    this.#end();
    this.#latest.end();
    this.sandbox.close();
  }
}

// A game in stretches: each decision with the chance after it.

/** The first ply from here at which chance is not next. */
function decisionFrom(moves: readonly Move[], at: number): number {
  const later = moves.findIndex(({ player }, ply) => ply >= at && player !== 'chance');
  return later < 0 ? moves.length : later;
}

/** The moves from a ply on: each decision with the chance after it. */
function stretches(moves: readonly Move[], at: number): string[][] {
  const result: string[][] = [];
  for (const { player, text } of moves.slice(at)) {
    if (player === 'chance') result.at(-1)?.push(text);
    else result.push([text]);
  }
  return result;
}
