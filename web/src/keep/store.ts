// The tables kept on this device.

import { isNewer } from '../scene/records.ts';
import type { Ended, GameRecord, SeatPlayer } from '../scene/types.ts';
import { asFields, isCount, isFields, isSeat, isText, isTexts, readJson } from './checks.ts';
import { isMoment } from './daily.ts';
import { readMatch, type SavedMatch } from './match.ts';
import { cleanName, isSeen, named } from './names.ts';
import { isPicture, OWN, REVIEW, THUMBNAIL } from './own-keys.ts';
import { SafeStorage } from './storage.ts';

/**
 * A table as it is kept: one entry for each, so that pages open side by side never overwrite
 * one another's. `ahead` are the stretches of actions that were taken back, for Redo.
 */
export type SavedTable = {
  /**
   * 2 where people ended the game early, 3 in a game with people far away, 4 where a bot's strength
   * is between two levels, so that pages that can't go on with that leave it alone.
   */
  format: 1 | 2 | 3 | 4;
  key: string;
  record: GameRecord;
  seats: SeatPlayer[];
  ahead: string[][];
  over: boolean;
  line: string;
  /** The seat that is to move, where that is known. */
  turn?: number;
  /** What people call the game. */
  title?: string;
  /** The names that people gave themselves, one for each seat, '' where there is none. */
  names?: string[];
  /** Whether no move is taken back. */
  serious?: true;
  /** Whether what the person here does is weighed, and costly moves are offered to be taken back. */
  taught?: true;
  /** Whether the bot has the strength that the person here beats half of the time. */
  even?: true;
  /**
   * How many actions the game had when it came to this table: by a link, or from another table.
   * Unknown where an older version of the page made the table.
   */
  given?: number;
  /** Whether somebody had help here before the game ended: a hint, or a move taken back. */
  practice?: true;
  /** When the game first ended, in ms. */
  finished?: number;
  /** The finished game that is to be beaten here. */
  dare?: Dared;
  /** Other ways it went, the newest first. */
  branches?: Branch[];
  /** The messages of a game with people far away. */
  match?: SavedMatch;
  used: number;
};

/** A finished game to beat, as the text of a link, and whose it is, '' without a name. */
export type Dared = { link: string; by: string };

/**
 * Another way that a game went, with all actions from the start, and how it was ended early; or one
 * that was `tried` on the analysis board, where dice and cards may have been chosen.
 */
export type Branch = { actions: string[]; ended?: Ended; tried?: true };

/**
 * `newer`: a newer version of the page keeps this game, and nothing is written over it.
 * `deleted`: another page has deleted it.
 */
export type SaveResult = 'kept' | 'refused' | 'full' | 'newer' | 'deleted';

/** What is found under a table's key. A newer version of the page writes newer formats. */
export type Found = { is: 'kept'; table: SavedTable } | { is: 'none' | 'damaged' | 'newer' };

const TABLE = `${OWN}table:`;
const ASIDE = `${OWN}aside:`;
export const MOST_BRANCHES = 20;
/** Older finished games are in the archive. */
const FINISHED_KEPT = 50;
/** Maximum number of letters of a game's own title. */
export const LONGEST_TITLE = 60;

/** Keeps tables in the browser's storage, or, where that is refused, as long as the page. */
export class Store {
  readonly #storage;
  readonly #kept;
  #unkept: Map<string, SavedTable> = new Map();
  /** The keys of tables that another page has deleted. */
  #deleted: Set<string> = new Set();
  /** Called with a finished game that had to go, so that an open one could be kept. */
  onRemoved: (table: SavedTable) => void = () => {};

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#kept = new SafeStorage(() => storage);
  }

  /** Whether nothing outlasts the page. */
  get isRefused() {
    return this.#storage === null;
  }

  save(table: SavedTable): SaveResult {
    if (this.#deleted.has(table.key)) return 'deleted';
    const text = written(table);
    this.#unkept.set(table.key, table);
    if (!this.#storage) return 'refused';
    if (this.#isNewer(table.key)) return 'newer';
    const { key } = table;
    if (this.#writeWithoutPictures(key, text) || this.#writeInLessRoom(table, text)) {
      this.#unkept.delete(table.key);
      return 'kept';
    }
    return usable(this.#storage) ? 'full' : 'refused';
  }

  /** Takes note that another page has deleted a table: it is not kept again unasked. */
  forget(key: string) {
    this.#unkept.delete(key);
    this.#deleted.add(key);
  }

  /** Whether a table counts as deleted by another page. */
  forgets(key: string): boolean {
    return this.#deleted.has(key);
  }

  /** Takes note that another page has not deleted a table. */
  recall(key: string) {
    this.#deleted.delete(key);
  }

  /** Keeps a table though another page has deleted it. */
  saveAgain(table: SavedTable): SaveResult {
    this.recall(table.key);
    return this.save(table);
  }

  #isNewer(key: string) {
    const text = this.#kept.get(TABLE + key);
    return text !== null && readTable(text, key).is === 'newer';
  }

  /**
   * Keeps a table where there is room without another going for it; without storage, as long as
   * the page. Returns whether it is kept.
   */
  add(table: SavedTable): boolean {
    this.recall(table.key);
    if (this.#isNewer(table.key)) return false;
    if (this.#storage) return this.#writeWithoutPictures(table.key, written(table));
    this.#unkept.set(table.key, table);
    return true;
  }

  #writeWithoutPictures(key: string, text: string) {
    return this.#kept.setInPlaceOf(isPicture, TABLE + key, text);
  }

  /** Makes room: the oldest finished games go. */
  #writeInLessRoom(table: SavedTable, text: string) {
    for (const old of this.#finished(table.key).reverse()) {
      this.remove(old.key);
      this.onRemoved(old);
      if (this.#kept.set(TABLE + table.key, text)) return true;
    }
    return false;
  }

  load(key: string): SavedTable | null {
    const found = this.find(key);
    return found.is === 'kept' ? found.table : null;
  }

  /** Reads a table; a damaged one is set aside, one of a newer format is left as it is. */
  find(key: string): Found {
    const unkept = this.#unkept.get(key);
    if (unkept) return { is: 'kept', table: unkept };
    const text = this.#kept.get(TABLE + key);
    if (text === null) return { is: this.#kept.get(ASIDE + key) === null ? 'none' : 'damaged' };
    const found = readTable(text, key);
    if (found.is === 'damaged') this.#setAside(key, text);
    return found;
  }

  /** Keeps a damaged entry where it is in nobody's way. */
  #setAside(key: string, text: string) {
    if (this.#kept.set(ASIDE + key, text)) this.remove(key);
  }

  remove(key: string) {
    this.#unkept.delete(key);
    this.#kept.remove(TABLE + key);
    this.#kept.remove(OWN + THUMBNAIL + key);
    this.#kept.remove(OWN + REVIEW + key);
  }

  /** All tables, the last used first. */
  all(): SavedTable[] {
    return this.look().tables;
  }

  /** All tables, the last used first, and how many entries can't be read. */
  look(): { tables: SavedTable[]; damaged: number; newer: number } {
    const keys = new Set([...this.#keys(), ...this.#unkept.keys()]);
    const found = [...keys].map((key) => this.find(key));
    const tables = found.flatMap((each) => (each.is === 'kept' ? [each.table] : []));
    const count = (is: Found['is']) => found.filter((each) => each.is === is).length;
    return {
      tables: tables.sort((one, other) => other.used - one.used),
      damaged: count('damaged'),
      newer: count('newer'),
    };
  }

  #keys() {
    const names = this.#kept.names().filter((name) => name.startsWith(TABLE));
    return names.map((name) => name.slice(TABLE.length));
  }

  /** Whether one of the damaged entries holds this text. */
  isDamaged(text: string): boolean {
    const aside = this.#kept.names().filter((name) => name.startsWith(ASIDE));
    return aside.some((name) => this.#kept.get(name)?.includes(text));
  }

  #finished(but: string): SavedTable[] {
    return this.all().filter((table) => table.over && table.key !== but);
  }

  /** The finished games that need not be at hand. */
  old(): SavedTable[] {
    return this.#finished('').slice(FINISHED_KEPT);
  }

  /** Calls when another page has changed a table, or removed it; returns what ends it. */
  watch(listener: (key: string, removed: boolean) => void): () => void {
    const hear = ({ key: name, newValue }: StorageEvent) => {
      if (!name?.startsWith(TABLE)) return;
      const key = name.slice(TABLE.length);
      if (newValue !== null) this.recall(key);
      listener(key, newValue === null);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }
}

/** A table as text, in the first format that can hold it. */
export function written(table: SavedTable) {
  const finer = table.seats.some((seat) => seat.includes('.'));
  const format = finer ? 4 : table.match ? 3 : table.record.ended ? 2 : 1;
  return JSON.stringify({ ...table, format });
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
    storage.setItem(`${OWN}test`, '');
    storage.removeItem(`${OWN}test`);
    return true;
  } catch (error) {
    return (
      error instanceof DOMException && error.name === 'QuotaExceededError' && storage.length > 0
    );
  }
}

/** The newest format of tables that this version writes. */
const FORMAT = 4;

export function readTable(text: string, key: string): Found {
  const table = asFields(readJson(text)) as Partial<SavedTable>;
  if (typeof table.format === 'number' && table.format > FORMAT) return { is: 'newer' };
  const { format, record, seats, ahead = [], over, line, turn, used } = table;
  if (isFields(record) && isNewer(record)) return { is: 'newer' };
  const right = isFormat(format) && isRecord(record) && isSeats(seats) && isAhead(ahead);
  if (!right) return { is: 'damaged' };
  const match = readMatch(table.match);
  if (!match && seats.includes('far')) return { is: 'damaged' };
  // The rest says nothing of the game: what is damaged of it is left out.
  const side = {
    over: over === true,
    line: isText(line) ? line : '',
    used: isMoment(used) ? used : 0,
  };
  const known = typeof turn === 'number' && turn in seats ? { turn } : {};
  const beside = {
    ...mannerOf(table),
    ...(match ? { match } : branched(table.branches)),
    ...wayOf(table),
  };
  const title = cleanTitle(table.title);
  const called = { ...(title && { title }), ...named(seats, table.names), ...beside };
  return { is: 'kept', table: { format, key, record, seats, ahead, ...side, ...known, ...called } };
}

/** How a game is played: with no move taken back, as a lesson, as an even match. */
export type Manner = Pick<SavedTable, 'serious' | 'taught' | 'even'>;

export function mannerOf({ serious, taught, even }: { [name in keyof Manner]: unknown }): Manner {
  return {
    ...(serious === true && { serious }),
    ...(taught === true && { taught }),
    ...(even === true && { even }),
  };
}

function isFormat(format: unknown): format is SavedTable['format'] {
  return [1, 2, 3, FORMAT].includes(format as number);
}

type Way = Pick<SavedTable, 'given' | 'practice' | 'finished' | 'dare'>;

/** Reads what is known of how a game came here, was played and ended. */
export function wayOf({ given, practice, finished, dare }: { [name in keyof Way]: unknown }): Way {
  const { link, by } = asFields(dare);
  return {
    ...(isText(link) && { dare: { link, by: cleanName(by) } }),
    ...(isCount(given) && { given }),
    ...(practice === true && { practice }),
    ...(isMoment(finished) && { finished }),
  };
}

/** When a game ended; where that was not noted, when it was last used. */
export function endOf({ finished, used }: Pick<SavedTable, 'finished' | 'used'>): number {
  return finished ?? used;
}

/** Branches that have their form; the rules check them when the game goes that way. */
function branched(value: unknown): { branches?: Branch[] } {
  const all = Array.isArray(value) ? value.flatMap(branchOf).slice(0, MOST_BRANCHES) : [];
  return all.length ? { branches: all } : {};
}

function branchOf(value: unknown): Branch[] {
  const { actions, ended, tried } = asFields(value);
  if (!isTexts(actions)) return [];
  return [{ actions, ...(isEnded(ended) && { ended }), ...(tried === true && { tried }) }];
}

function isEnded(ended: unknown): ended is Ended {
  return ended === 'draw' || ended === 'resigned-0' || ended === 'resigned-1';
}

/** A title as people may have written it: one line, visible, and not too long; else ''. */
export function cleanTitle(value: unknown) {
  const line = isText(value) ? value.replace(/\s+/g, ' ').trim() : '';
  return isSeen(line) ? line.slice(0, LONGEST_TITLE) : '';
}

/** Looks only at the form; the rules check the rest. */
function isRecord(record: unknown): record is GameRecord {
  const { game, actions } = asFields(record);
  return isText(game) && isTexts(actions);
}

function isSeats(seats: unknown): seats is SeatPlayer[] {
  return Array.isArray(seats) && seats.length > 0 && seats.every(isSeat);
}

/** Whether a value has the form of what was taken back. */
export function isAhead(ahead: unknown): ahead is string[][] {
  return Array.isArray(ahead) && ahead.every(isTexts);
}

/** Whether a value has the form of seats for a record. */
export function isSeatsFor(seats: unknown, { players }: GameRecord): seats is SeatPlayer[] {
  return isSeats(seats) && seats.length === players;
}

/** A key that no other table has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A table for a game that begins here, or goes on here. */
export function newTable(
  record: GameRecord,
  seats: SeatPlayer[],
  names?: readonly string[],
): SavedTable {
  const key = newKey();
  const plain = { ahead: [], over: false, line: '', used: Date.now() };
  const given = record.actions.length;
  return { format: 1, key, record, seats, ...plain, given, ...named(seats, names) };
}
