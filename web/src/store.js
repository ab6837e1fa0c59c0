/** @import {GameRecord, SeatPlayer} from "./types.js" */
import { readJson } from './router.js';

/**
 * A table as it is kept: one entry for each, so that pages open side by side never overwrite
 * one another's. `ahead` are the stretches of actions that were taken back, for Redo.
 * @typedef {{format: 1, key: string, record: GameRecord, seats: SeatPlayer[],
 *   ahead: string[][], over: boolean, line: string, used: number}} SavedTable
 * @typedef {"kept" | "refused" | "full"} Kept
 */

const TABLE = 'pygames:table:';
const ASIDE = 'pygames:aside:';
const FINISHED_KEPT = 20;

/** Keeps tables in the browser's storage, or, where that is refused, as long as the page. */
export class Store {
  #storage;
  /** @type {Map<string, SavedTable>} */
  #unkept = new Map();
  /** Entries found damaged since they were last asked for. */
  damaged = 0;

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @param {SavedTable} table @returns {Kept} */
  save(table) {
    const text = JSON.stringify(table);
    this.#unkept.set(table.key, table);
    if (!this.#storage) return 'refused';
    if (this.#write(TABLE + table.key, text) || this.#writeInLessRoom(table, text)) {
      this.#unkept.delete(table.key);
      return 'kept';
    }
    return usable(this.#storage) ? 'full' : 'refused';
  }

  /** @param {SavedTable} table @param {string} text */
  #writeInLessRoom(table, text) {
    for (const old of this.#finished(table.key).reverse()) {
      this.remove(old.key);
      if (this.#write(TABLE + table.key, text)) return true;
    }
    return false;
  }

  /** @param {string} key @param {string} text */
  #write(key, text) {
    try {
      this.#storage?.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** @param {string} key @returns {SavedTable | null} */
  load(key) {
    const unkept = this.#unkept.get(key);
    if (unkept) return unkept;
    const text = this.#read(TABLE + key);
    if (text === null) return null;
    const table = readTable(text, key);
    if (!table) this.#setAside(key, text);
    return table;
  }

  /** @param {string} key */
  #read(key) {
    try {
      return this.#storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps a damaged entry where it is in nobody's way. @param {string} key @param {string} text */
  #setAside(key, text) {
    this.damaged += 1;
    if (this.#write(ASIDE + key, text)) this.remove(key);
  }

  /** @param {string} key */
  remove(key) {
    this.#unkept.delete(key);
    try {
      this.#storage?.removeItem(TABLE + key);
    } catch {
      // Then it stays; nothing depends on it.
    }
  }

  /** All tables, the last used first. @returns {SavedTable[]} */
  all() {
    const keys = new Set([...this.#keys(), ...this.#unkept.keys()]);
    const tables = [...keys].map((key) => this.load(key)).filter((table) => table !== null);
    return tables.sort((one, other) => other.used - one.used);
  }

  #keys() {
    try {
      const names = Object.keys(this.#storage ?? {});
      return names.filter((name) => name.startsWith(TABLE)).map((name) => name.slice(TABLE.length));
    } catch {
      return [];
    }
  }

  /** @param {string} but @returns {SavedTable[]} */
  #finished(but) {
    return this.all().filter((table) => table.over && table.key !== but);
  }

  /** Lets the oldest finished games go. */
  prune() {
    for (const table of this.#finished('').slice(FINISHED_KEPT)) this.remove(table.key);
  }

  /** Calls when another page has changed a table. @param {(key: string) => void} listener */
  watch(listener) {
    window.addEventListener('storage', ({ key }) => {
      if (key?.startsWith(TABLE)) listener(key.slice(TABLE.length));
    });
  }
}

/** The browser's storage, or null where it is refused. @returns {Storage | null} */
export function browserStorage() {
  try {
    return usable(localStorage) ? localStorage : null;
  } catch {
    return null;
  }
}

/** @param {Storage} storage */
function usable(storage) {
  try {
    storage.setItem('pygames:test', '');
    storage.removeItem('pygames:test');
    return true;
  } catch (error) {
    return (
      error instanceof DOMException && error.name === 'QuotaExceededError' && storage.length > 0
    );
  }
}

/** @param {string} text @param {string} key @returns {SavedTable | null} */
export function readTable(text, key) {
  const table = /** @type {Partial<SavedTable> | undefined} */ (readJson(text));
  if (typeof table !== 'object' || table === null || table.format !== 1) return null;
  const { record, seats, ahead = [], over = false, line = '', used = 0 } = table;
  const right = isRecord(record) && isSeats(seats) && isAhead(ahead);
  if (!right) return null;
  return {
    format: 1,
    key,
    record,
    seats,
    ahead,
    over: !!over,
    line: `${line}`,
    used: Number(used) || 0,
  };
}

/**
 * Looks only at the form; the rules check the rest.
 * @param {unknown} record
 * @returns {record is GameRecord}
 */
function isRecord(record) {
  if (typeof record !== 'object' || record === null) return false;
  const { game, actions } = /** @type {Partial<GameRecord>} */ (record);
  return typeof game === 'string' && isTexts(actions);
}

/** @param {unknown} seats @returns {seats is SeatPlayer[]} */
function isSeats(seats) {
  return (
    isTexts(seats) && seats.length > 0 && seats.every((seat) => /^(person|bot\d+)$/.test(seat))
  );
}

/** @param {unknown} ahead @returns {ahead is string[][]} */
function isAhead(ahead) {
  return Array.isArray(ahead) && ahead.every(isTexts);
}

/** @param {unknown} texts @returns {texts is string[]} */
function isTexts(texts) {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}

/**
 * A table for a game that begins here.
 * @param {GameRecord} record
 * @param {SeatPlayer[]} seats
 * @returns {SavedTable}
 */
export function newTable(record, seats) {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const key = Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
  return { format: 1, key, record, seats, ahead: [], over: false, line: '', used: Date.now() };
}
