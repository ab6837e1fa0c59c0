// Finished games of long ago, in the browser's database, where there is room for thousands.
import { signal } from '@preact/signals-core';
import type { IDBPDatabase } from 'idb';
import { inTime, Silence, succeeds } from '../python/in-time.ts';
import { requireModules } from '../python/later.ts';
import { OWN } from './own-keys.ts';
import { type Found, readTable, type SavedTable, type Store, written } from './store.ts';

const NAME = `${OWN}games`;
const TABLES = 'tables';

type Base = IDBPDatabase<{ tables: { key: string; value: string } }>;

/**
 * Keeps tables as the texts that `Store` writes, each under its key. A browser may have no
 * database, or refuse it: then nothing is found, and nothing is taken in. One that doesn't answer
 * is not waited for any longer.
 */
export class Archive {
  #base: Promise<Base | null> | null = null;
  /** Whether the database gave no answer when it was last asked for all tables. */
  readonly silent = signal(false);

  /** Takes a table in; returns whether it is kept. */
  async add(table: SavedTable): Promise<boolean> {
    const adding = this.#with((base) => base.put(TABLES, written(table), table.key));
    return (await adding.catch(() => null)) !== null;
  }

  /** Rejects with `Silence` where nobody can say whether a table is there. */
  async find(key: string): Promise<Found> {
    const text = await this.#with((base) => base.get(TABLES, key));
    return typeof text === 'string' ? readTable(text, key) : { is: 'none' };
  }

  async remove(key: string) {
    await this.#with((base) => base.delete(TABLES, key)).catch(() => {});
  }

  /** All tables that can be read, in no order. */
  async all(): Promise<SavedTable[]> {
    this.silent.value = false;
    const reading = this.#with((base) => {
      const { store } = base.transaction(TABLES);
      return Promise.all([store.getAllKeys(), store.getAll()]);
    });
    const entries = await reading.catch(() => {
      this.silent.value = true;
    });
    const [keys, texts] = entries ?? [[], []];
    const found = keys.map((key, index) => readTable(texts[index] ?? '', key));
    return found.flatMap((each) => (each.is === 'kept' ? [each.table] : []));
  }

  /** Deletes all tables; returns whether none is left. */
  clear(): Promise<boolean> {
    return succeeds(this.#with((base) => base.clear(TABLES)));
  }

  /** Works with the database; null where there is none, or it is refused. */
  async #with<T>(work: (base: Base) => Promise<T>): Promise<T | null> {
    this.#base ??= this.#opened();
    const base = await inTime(this.#base);
    if (!base) return null;
    try {
      return await inTime(work(base));
    } catch {
      this.#base = null; // the next time it is opened anew
      throw new Silence();
    }
  }

  async #opened(): Promise<Base | null> {
    const close = () => {
      this.#base = null;
    };
    try {
      await requireModules(['database']);
      const { openDB } = await import('./database.ts');
      return await openDB(NAME, 1, {
        upgrade: (base) => void base.createObjectStore(TABLES),
        // A newer version of the page is not kept waiting.
        blocking: (_, __, event) => {
          (event.target as IDBDatabase).close();
          close();
        },
        terminated: close,
      });
    } catch {
      return null;
    }
  }
}

/** The two places where games are kept on this device. */
export type Stores = { store: Store; archive: Archive };

/**
 * Moves the finished games of long ago to where there is more room.
 * @param but the key of the one that shows
 */
export async function shelve({ store, archive }: Stores, but: string | null) {
  for (const table of store.old().filter(({ key }) => key !== but)) {
    const added = await archive.add(table);
    // Played on meanwhile, it stays.
    if (added && store.load(table.key)?.used === table.used) store.remove(table.key);
  }
}

/** Takes a table back to where tables are played at. */
export async function unshelve(key: string, { store, archive }: Stores): Promise<Found> {
  const found = await archive.find(key);
  if (found.is === 'kept' && store.save(found.table) === 'kept') await archive.remove(key);
  return found;
}

/**
 * Whether another page has deleted a table that is no longer at hand, rather than taken it to the
 * archive. Until that is known, nothing here keeps it again.
 */
export async function isGone(key: string, { store, archive }: Stores): Promise<boolean> {
  store.forget(key);
  // Where nobody can say, it counts as deleted: then the person is asked.
  const found = await archive.find(key).catch(() => ({ is: 'none' }));
  // The other page may have taken that back meanwhile.
  if (found.is === 'none') return store.forgets(key);
  store.recall(key);
  return false;
}

/** Keeps a table where there is room without another going for it; returns whether it is kept. */
export async function keepAside(table: SavedTable, { store, archive }: Stores): Promise<boolean> {
  return store.add(table) || (table.over && (await archive.add(table)));
}
