// The tables kept on this device.

import { isDerived, isFoundOf, OWN, QUARANTINE } from './own-keys.ts';
import { isFinished, type Lookup, readTable, type SavedTable } from './saved-table.ts';
import { SafeStorage } from './storage.ts';

/**
 * `newer`: the game was saved by a newer version of the page and isn't overwritten. `deleted`:
 * another page has deleted it.
 */
export type SaveResult = 'kept' | 'refused' | 'full' | 'newer' | 'deleted';

const TABLE = `${OWN}table:`;
/**
 * Finished games have names of their own, with the game in them: a start reads none of them. If a
 * table has both names, the first counts, because it is written first.
 */
const FINISHED = `${OWN}finished:`;

/** The tables that can be read, and how many can't. */
export type Inventory = { tables: SavedTable[]; damaged: number; newer: number };

/** Keeps tables in the browser's storage; if that is refused, as long as the page. */
export class Store {
  readonly #storage;
  readonly #safe;
  #unkept: Map<string, SavedTable> = new Map();
  /** The keys of tables that another page has deleted. */
  #deleted: Set<string> = new Set();
  /** Called with the finished games that were deleted to make room. */
  onRemoved: (tables: SavedTable[]) => void = () => {};

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#safe = new SafeStorage(() => storage);
  }

  /** Whether nothing outlasts the page. */
  get isRefused() {
    return this.#storage === null;
  }

  save(table: SavedTable): SaveResult {
    if (this.#deleted.has(table.key)) return 'deleted';
    const text = JSON.stringify(table);
    this.#unkept.set(table.key, table);
    if (!this.#storage) return 'refused';
    if (this.#isNewer(table)) return 'newer';
    if (
      this.#writeInPlaceOfDerived(TABLE + table.key, text) ||
      this.#writeInLessRoom(table, text)
    ) {
      this.#unkept.delete(table.key);
      this.#putAway(table, text);
      return 'kept';
    }
    return usable(this.#storage) ? 'full' : 'refused';
  }

  /** Records that another page has deleted a table: it is saved again only on request. */
  markDeleted(key: string) {
    this.#unkept.delete(key);
    this.#deleted.add(key);
  }

  /** Records that another page has not deleted a table. */
  unmarkDeleted(key: string) {
    this.#deleted.delete(key);
  }

  /** Saves a table although another page has deleted it. */
  saveAgain(table: SavedTable): SaveResult {
    this.unmarkDeleted(table.key);
    return this.save(table);
  }

  #isNewer(table: SavedTable) {
    const texts = [TABLE + table.key, finishedName(table)].map((name) => this.#safe.get(name));
    return texts.some((text) => text !== null && readTable(text, table.key).is === 'newer');
  }

  /**
   * Saves a table if there is room without deleting another; without storage, as long as the page.
   * Returns whether it was saved.
   */
  add(table: SavedTable): boolean {
    this.unmarkDeleted(table.key);
    if (this.#isNewer(table)) return false;
    if (!this.#storage) {
      this.#unkept.set(table.key, table);
      return true;
    }
    const text = JSON.stringify(table);
    const success = this.#writeInPlaceOfDerived(TABLE + table.key, text);
    if (success) this.#putAway(table, text);
    return success;
  }

  /** Without room for both names, a finished game stays under the first. */
  #putAway(table: SavedTable, text: string) {
    const name = finishedName(table);
    if (!isFinished(table)) this.#safe.remove(name);
    else if (this.#safe.set(name, text)) this.#safe.remove(TABLE + table.key);
  }

  #writeInPlaceOfDerived(name: string, text: string) {
    return this.#safe.setInPlaceOf(isDerived, name, text);
  }

  /** Makes room by deleting the oldest finished games; deletes none if that isn't enough. */
  #writeInLessRoom(table: SavedTable, text: string) {
    const gone: SavedTable[] = [];
    for (const old of this.#finished(table.key)) {
      this.remove(old.key);
      gone.push(old);
      if (!this.#safe.set(TABLE + table.key, text)) continue;
      this.onRemoved(gone);
      return true;
    }
    for (const old of gone) this.#safe.set(finishedName(old), JSON.stringify(old));
    return false;
  }

  /** The finished games, the oldest first. */
  #finished(but: string): SavedTable[] {
    return this.all()
      .filter((table) => isFinished(table) && table.key !== but)
      .reverse();
  }

  load(key: string): SavedTable | null {
    const lookup = this.find(key);
    return lookup.is === 'kept' ? lookup.table : null;
  }

  /**
   * Reads a table. A damaged one is moved aside; one of a newer format stays.
   * @param game its game, if known: then no other entry is read
   */
  find(key: string, game?: string): Lookup {
    const unkept = this.#unkept.get(key);
    if (unkept) return { is: 'kept', table: unkept };
    const open = this.#read(TABLE + key);
    if (open.is !== 'none') return open;
    const named = game === undefined ? this.#nameOf(key) : `${FINISHED}${game}:${key}`;
    const lookup = named === undefined ? open : this.#read(named);
    if (lookup.is !== 'none') return lookup;
    return { is: this.#safe.get(OWN + QUARANTINE + key) === null ? 'none' : 'damaged' };
  }

  #nameOf(key: string): string | undefined {
    return this.#names().find((name) => keyOf(name) === key);
  }

  #read(name: string): Lookup {
    const text = this.#safe.get(name);
    if (text === null) return { is: 'none' };
    const lookup = readTable(text, keyOf(name));
    // A damaged entry is kept out of the way.
    if (lookup.is === 'damaged' && this.#safe.set(OWN + QUARANTINE + keyOf(name), text)) {
      this.#safe.remove(name);
    }
    return lookup;
  }

  remove(key: string) {
    this.#unkept.delete(key);
    for (const name of this.#names()) if (keyOf(name) === key) this.#safe.remove(name);
    for (const name of this.#safe.names()) if (isFoundOf(key, name)) this.#safe.remove(name);
  }

  /**
   * All tables, the last used first.
   * @param having only those are read that have this in their text, of thousands that may be kept
   */
  all(having = ''): SavedTable[] {
    return this.#look(this.#having(having, this.#names())).tables;
  }

  /** The unfinished tables, the last used first. */
  open(): SavedTable[] {
    return this.lookAtOpen().tables;
  }

  look(): Inventory {
    return this.#look(this.#names());
  }

  /** Reads only unfinished tables: there may be thousands of others. */
  lookAtOpen(): Inventory {
    return this.#look(this.#names().filter((name) => name.startsWith(TABLE)));
  }

  #look(names: string[]): Inventory {
    const byKey = new Map<string, Lookup>();
    for (const [key, table] of this.#unkept) byKey.set(key, { is: 'kept', table });
    for (const name of names) {
      const key = keyOf(name);
      if (!byKey.has(key)) byKey.set(key, this.#read(name));
    }
    const lookups = [...byKey.values()];
    const tables = lookups.flatMap((each) => (each.is === 'kept' ? [each.table] : []));
    const count = (is: Lookup['is']) => lookups.filter((each) => each.is === is).length;
    return {
      tables: tables.sort((one, other) => other.used - one.used),
      damaged: count('damaged'),
      newer: count('newer'),
    };
  }

  /** The games with a finished table. */
  gamesFinished(): Set<string> {
    return new Set(this.#names().filter(isOfFinished).map(gameOf));
  }

  /** The number of damaged tables that were moved aside. */
  countQuarantined(): number {
    return this.#quarantined().length;
  }

  /** The names of all tables, unfinished ones first. */
  #names(): string[] {
    const names = this.#safe.names();
    return [...names.filter((name) => name.startsWith(TABLE)), ...names.filter(isOfFinished)];
  }

  /** Whether a damaged entry has this text. */
  isDamaged(text: string): boolean {
    return this.#having(text, this.#quarantined()).length > 0;
  }

  #quarantined(): string[] {
    return this.#safe.names().filter((name) => name.startsWith(OWN + QUARANTINE));
  }

  #having(text: string, names: string[]): string[] {
    return names.filter((name) => this.#safe.get(name)?.includes(text));
  }

  /**
   * Calls the listener when another page has changed or removed a table; returns what stops that.
   */
  watch(listener: (key: string, removed: boolean) => void): () => void {
    const hear = ({ key: name, newValue }: StorageEvent) => {
      if (!name?.startsWith(TABLE) && !name?.startsWith(FINISHED)) return;
      const key = keyOf(name);
      if (newValue !== null) this.unmarkDeleted(key);
      // A game that ends or continues changes its name.
      listener(key, newValue === null && this.#nameOf(key) === undefined);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }
}

function finishedName({ key, record }: SavedTable): string {
  return `${FINISHED}${record.game}:${key}`;
}

function isOfFinished(name: string): boolean {
  return name.startsWith(FINISHED);
}

function keyOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

function gameOf(name: string): string {
  return name.slice(FINISHED.length, name.lastIndexOf(':'));
}

/** The browser's storage; null if it is refused. */
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
