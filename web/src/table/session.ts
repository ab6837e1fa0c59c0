import { side } from '../keep/settings.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Door, GameRecord, Move, Reading, SeatPlayer, View } from '../scene/types.ts';
import { onlyPerson } from '../ui/words.ts';
import { dueSeat, seatAt } from './sheets.ts';
import { bottomSeat, turns } from './side.ts';

/** A game at a table: its record, who sits where, and what was taken back. */
export class Session {
  #door;
  saved: SavedTable;

  #sheets;
  #room;
  /** Whether bots that play each other wait. */
  paused = false;

  /**
   * @param sheets what each has an own of
   * @param room what there is for the board
   */
  constructor(
    door: Door,
    saved: SavedTable,
    sheets: string,
    room: () => { compact?: boolean; low?: boolean },
  ) {
    this.#room = room;
    this.#door = door;
    this.#sheets = sheets;
    this.saved = saved;
  }

  get record() {
    return this.saved.record;
  }

  get seats() {
    return this.saved.seats;
  }

  get plies() {
    return this.record.actions.length;
  }

  /** Who sits at the bottom of the board. */
  get bottom() {
    return bottomSeat(this.seats, side.value);
  }

  /** Whether the board turns to whoever is to move. */
  get #turns() {
    return !this.#sheets && turns(this.seats, side.value);
  }

  /** Whether what shows goes with whose turn it is: a sheet, or a board that turns. */
  get follows() {
    return Boolean(this.#sheets) || this.#turns;
  }

  /** Who looks at the board: of several persons with sheets, whoever is to move (undefined). */
  get #looker() {
    return this.#sheets ? (onlyPerson(this.seats) ?? undefined) : this.bottom;
  }

  /** @param seat who looks */
  async view(at: number, seat?: number): Promise<View> {
    const view = await this.#view(this.record, at, seat ?? this.#looker);
    if (seat !== undefined || !this.follows) return view;
    const due = this.due(view, null);
    return due === view.seat ? view : this.#view(this.record, at, due);
  }

  /** Whose sheet or side is due on a view: a board that all share stays as it is at the end. */
  due(view: View, chosen: number | null) {
    return view.over && !this.#sheets ? view.seat : dueSeat(view, this.seats, chosen);
  }

  #view(record: GameRecord, at: number, seat?: number): Promise<View> {
    return this.#door.call('view', { record, at, seat, ...this.#room() });
  }

  /**
   * Plays an action that a view has offered. Asking for the next view checks it too, so one call
   * does, and the board answers sooner; only where chance comes next do the rules go on.
   * @param seat who looks
   * @returns the view after it, null where chance has made more plies
   */
  async play(action: string, seat: number | undefined = this.#looker): Promise<View | null> {
    const record = { ...this.record, actions: [...this.record.actions, action] };
    const at = record.actions.length;
    const view = await this.#view(record, at, seat);
    if (view.to_move !== 'chance') {
      this.#become(record, []);
      return view;
    }
    const settled = await this.#door.call('play', { record: this.record, action });
    this.#become(settled.record, []);
    return null;
  }

  /** What an action would bring. */
  preview(action: string, seat: number): Promise<View> {
    const record = { ...this.record, actions: [...this.record.actions, action] };
    return this.#view(record, record.actions.length, seat);
  }

  explain(picks: string[]): Promise<{ sentence: string; clause: string }> {
    return this.#door.call('explain', { record: this.record, picks });
  }

  /** What a typed text means: an action, or why it is none. */
  typed(text: string) {
    return this.#door.call('typed', { record: this.record, text });
  }

  /** A position in words, part by part. */
  read({ ply, seat }: View): Promise<{ readings: Reading[] }> {
    return this.#door.call('read', { record: this.record, at: ply, seat });
  }

  /**
   * What is told of the game where it is listed.
   * @param view of the last ply
   */
  note(view: View) {
    const line = view.over ? (view.result ?? '') : view.status;
    this.saved = { ...this.saved, over: view.over, line, used: Date.now() };
  }

  /** Whether bots play each other, and persons watch. */
  get watching() {
    return this.seats.every((seat) => seat !== 'person');
  }

  /** The ply of the last decision that can be taken back, or -1. */
  lastDecision(moves: Move[]) {
    const theirs = ({ player }: Move) =>
      typeof player === 'number' && (this.watching || this.seats[player] === 'person');
    return moves.slice(0, this.plies).findLastIndex(theirs);
  }

  /** Goes back to a ply, and remembers the way. */
  takeBack(ply: number) {
    const { actions } = this.record;
    const kept = { ...this.record, actions: actions.slice(0, ply) };
    this.#become(kept, [...this.saved.ahead, actions.slice(ply)]);
  }

  /** Plays what was last taken back. */
  redo() {
    const stretch = this.saved.ahead.at(-1) ?? [];
    const longer = { ...this.record, actions: [...this.record.actions, ...stretch] };
    this.#become(longer, this.saved.ahead.slice(0, -1));
  }

  get canRedo() {
    return this.saved.ahead.length > 0;
  }

  #become(record: GameRecord, ahead: string[][]) {
    this.saved = { ...this.saved, record, ahead };
  }

  /** Who goes on looking: undefined where that goes without saying. */
  lookerAfter(seat: number) {
    return this.follows ? seat : undefined;
  }

  /**
   * Who looks at a ply; undefined where that goes without saying. A board that turns stays as
   * it is while one looks back.
   * @param view that shows
   */
  seatAt(view: View | null, ply: number, chosen: number | null) {
    if (!view || !this.follows || ply === this.plies) return chosen ?? undefined;
    return this.#sheets ? seatAt(view, ply, this.seats, chosen) : view.seat;
  }

  /** Whether a person may act on a view. */
  mayAct(view: View) {
    const now = view.ply === this.plies && typeof view.to_move === 'number';
    const own = !this.#sheets || view.seat === view.to_move;
    return now && own && !view.over && !this.isBot(view.to_move);
  }

  /** Whether a bot sits at a place. */
  isBot(player: View['to_move']): player is number {
    return typeof player === 'number' && (this.seats[player] ?? 'person') !== 'person';
  }
}

/** Persons everywhere. */
export function persons(players: number): SeatPlayer[] {
  return Array.from({ length: players }, () => 'person' as const);
}
