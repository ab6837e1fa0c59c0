import type { GameRecord, SeatPlayer } from '../scene/types.ts';
import { readJson } from './links.ts';

/**
 * A table as it is kept: one entry for each, so that pages open side by side never overwrite
 * one another's. `ahead` are the stretches of actions that were taken back, for Redo.
 */
export type SavedTable = {
  format: 1;
  key: string;
  record: GameRecord;
  seats: SeatPlayer[];
  ahead: string[][];
  over: boolean;
  line: string;
  used: number;
};

export type Kept = 'kept' | 'refused' | 'full';

const TABLE = 'pygames:table:';
const ASIDE = 'pygames:aside:';
const FINISHED_KEPT = 20;

/** Keeps tables in the browser's storage, or, where that is refused, as long as the page. */
export class Store {
  #storage;
  #unkept: Map<string, SavedTable> = new Map();
  /** Entries found damaged since they were last asked for. */
  damaged = 0;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  save(table: SavedTable): Kept {
    const text = JSON.stringify(table);
    this.#unkept.set(table.key, table);
    if (!this.#storage) return 'refused';
    if (this.#write(TABLE + table.key, text) || this.#writeInLessRoom(table, text)) {
      this.#unkept.delete(table.key);
      return 'kept';
    }
    return usable(this.#storage) ? 'full' : 'refused';
  }

  #writeInLessRoom(table: SavedTable, text: string) {
    for (const old of this.#finished(table.key).reverse()) {
      this.remove(old.key);
      if (this.#write(TABLE + table.key, text)) return true;
    }
    return false;
  }

  #write(key: string, text: string) {
    try {
      this.#storage?.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  load(key: string): SavedTable | null {
    const unkept = this.#unkept.get(key);
    if (unkept) return unkept;
    const text = this.#read(TABLE + key);
    if (text === null) return null;
    const table = readTable(text, key);
    if (!table) this.#setAside(key, text);
    return table;
  }

  #read(key: string) {
    try {
      return this.#storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps a damaged entry where it is in nobody's way. */
  #setAside(key: string, text: string) {
    this.damaged += 1;
    if (this.#write(ASIDE + key, text)) this.remove(key);
  }

  remove(key: string) {
    this.#unkept.delete(key);
    try {
      this.#storage?.removeItem(TABLE + key);
    } catch {
      // Then it stays; nothing depends on it.
    }
  }

  /** All tables, the last used first. */
  all(): SavedTable[] {
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

  #finished(but: string): SavedTable[] {
    return this.all().filter((table) => table.over && table.key !== but);
  }

  /** Lets the oldest finished games go. */
  prune() {
    for (const table of this.#finished('').slice(FINISHED_KEPT)) this.remove(table.key);
  }

  /** Calls when another page has changed a table. */
  watch(listener: (key: string) => void) {
    window.addEventListener('storage', ({ key }) => {
      if (key?.startsWith(TABLE)) listener(key.slice(TABLE.length));
    });
  }
}

/** The browser's storage, or null where it is refused. */
export function browserStorage(): Storage | null {
  try {
    return usable(localStorage) ? localStorage : null;
  } catch {
    return null;
  }
}

function usable(storage: Storage) {
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

export function readTable(text: string, key: string): SavedTable | null {
  const table = readJson(text) as Partial<SavedTable> | undefined;
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

/** Looks only at the form; the rules check the rest. */
function isRecord(record: unknown): record is GameRecord {
  if (typeof record !== 'object' || record === null) return false;
  const { game, actions } = record as Partial<GameRecord>;
  return typeof game === 'string' && isTexts(actions);
}

function isSeats(seats: unknown): seats is SeatPlayer[] {
  return (
    isTexts(seats) && seats.length > 0 && seats.every((seat) => /^(person|bot\d+)$/.test(seat))
  );
}

function isAhead(ahead: unknown): ahead is string[][] {
  return Array.isArray(ahead) && ahead.every(isTexts);
}

function isTexts(texts: unknown): texts is string[] {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}

/** A table for a game that begins here. */
export function newTable(record: GameRecord, seats: SeatPlayer[]): SavedTable {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const key = Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
  return { format: 1, key, record, seats, ahead: [], over: false, line: '', used: Date.now() };
}
