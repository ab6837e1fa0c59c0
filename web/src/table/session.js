/** @import {Door, GameRecord, Move, Reading, SeatPlayer, View} from "../types.js" */
/** @import {SavedTable} from "../store.js" */
import { side } from '../page/setting.js';
import { onlyPerson } from '../page/words.js';
import { dueSeat, seatAt } from './sheets.js';
import { bottomSeat, turns } from './side.js';

/** A game at a table: its record, who sits where, and what was taken back. */
export class Session {
  #door;
  /** @type {SavedTable} */
  saved;

  #sheets;
  #room;
  /** Whether bots that play each other wait. */
  paused = false;

  /**
   * @param {Door} door @param {SavedTable} saved
   * @param {string} sheets what each has an own of
   * @param {() => {compact?: boolean, low?: boolean}} room what there is for the board
   */
  constructor(door, saved, sheets, room) {
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

  /** @param {number} at @param {number} [seat] who looks @returns {Promise<View>} */
  async view(at, seat) {
    const view = await this.#view(this.record, at, seat ?? this.#looker);
    if (seat !== undefined || !this.follows) return view;
    const due = this.due(view, null);
    return due === view.seat ? view : this.#view(this.record, at, due);
  }

  /**
   * Whose sheet or side is due on a view: a board that all share stays as it is at the end.
   * @param {View} view @param {number | null} chosen
   */
  due(view, chosen) {
    return view.over && !this.#sheets ? view.seat : dueSeat(view, this.seats, chosen);
  }

  /** @param {GameRecord} record @param {number} at @param {number} [seat] @returns {Promise<View>} */
  #view(record, at, seat) {
    return this.#door.call('view', { record, at, seat, ...this.#room() });
  }

  /**
   * Plays an action that a view has offered. Asking for the next view checks it too, so one call
   * does, and the board answers sooner; only where chance comes next do the rules go on.
   * @param {string} action
   * @param {number} [seat] who looks
   * @returns {Promise<View | null>} the view after it, null where chance has made more plies
   */
  async play(action, seat = this.#looker) {
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

  /** What an action would bring. @param {string} action @param {number} seat @returns {Promise<View>} */
  preview(action, seat) {
    const record = { ...this.record, actions: [...this.record.actions, action] };
    return this.#view(record, record.actions.length, seat);
  }

  /** @param {string[]} picks @returns {Promise<{sentence: string, clause: string}>} */
  explain(picks) {
    return this.#door.call('explain', { record: this.record, picks });
  }

  /** What a typed text means: an action, or why it is none. @param {string} text */
  typed(text) {
    return this.#door.call('typed', { record: this.record, text });
  }

  /** A position in words, part by part. @param {View} view @returns {Promise<{readings: Reading[]}>} */
  read({ ply, seat }) {
    return this.#door.call('read', { record: this.record, at: ply, seat });
  }

  /** What is told of the game where it is listed. @param {View} view of the last ply */
  note(view) {
    const line = view.over ? (view.result ?? '') : view.status;
    this.saved = { ...this.saved, over: view.over, line, used: Date.now() };
  }

  /** Whether bots play each other, and persons watch. */
  get watching() {
    return this.seats.every((seat) => seat !== 'person');
  }

  /** The ply of the last decision that can be taken back, or -1. @param {Move[]} moves */
  lastDecision(moves) {
    const theirs = (/** @type {Move} */ { player }) =>
      typeof player === 'number' && (this.watching || this.seats[player] === 'person');
    return moves.slice(0, this.plies).findLastIndex(theirs);
  }

  /** Goes back to a ply, and remembers the way. @param {number} ply */
  takeBack(ply) {
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

  /** @param {GameRecord} record @param {string[][]} ahead */
  #become(record, ahead) {
    this.saved = { ...this.saved, record, ahead };
  }

  /** Who goes on looking: undefined where that goes without saying. @param {number} seat */
  lookerAfter(seat) {
    return this.follows ? seat : undefined;
  }

  /**
   * Who looks at a ply; undefined where that goes without saying. A board that turns stays as
   * it is while one looks back.
   * @param {View | null} view that shows @param {number} ply @param {number | null} chosen
   */
  seatAt(view, ply, chosen) {
    if (!view || !this.follows || ply === this.plies) return chosen ?? undefined;
    return this.#sheets ? seatAt(view, ply, this.seats, chosen) : view.seat;
  }

  /** Whether a person may act on a view. @param {View} view */
  mayAct(view) {
    const now = view.ply === this.plies && typeof view.to_move === 'number';
    const own = !this.#sheets || view.seat === view.to_move;
    return now && own && !view.over && !this.isBot(view.to_move);
  }

  /** Whether a bot sits at a place. @param {View["to_move"]} player @returns {player is number} */
  isBot(player) {
    return typeof player === 'number' && (this.seats[player] ?? 'person') !== 'person';
  }
}

/** Persons everywhere. @param {number} players @returns {SeatPlayer[]} */
export function persons(players) {
  return Array.from({ length: players }, () => /** @type {const} */ ('person'));
}
