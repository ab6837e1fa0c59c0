// A database like the browser's: transactions run one after another, and what they did stays.
import type { Database } from '../../web/src/keep/database.ts';

type Value = { name?: string };

/** What a device has, for as many windows as open it. */
export class Disk {
  readonly stores: Record<string, Map<string, unknown>> = { copies: new Map(), device: new Map() };
  #last: Promise<unknown> = Promise.resolve();
  /** Whether it refuses to write. */
  full = false;
  /** What it waits for. */
  busy: Promise<void> = Promise.resolve();

  /** One window's view. */
  opened(): Database {
    const base = {
      getAll: async (name: string) => structuredClone([...this.stores[name].values()]),
      transaction: (names: string | string[]) => this.#transaction([names].flat()),
    };
    return base as unknown as Database;
  }

  #transaction(names: string[]) {
    const begun = this.#last.then(() => this.busy);
    const asked: Promise<unknown>[] = [];
    const does = <T>(act: () => T): Promise<T> => {
      const done = begun.then(() => {
        if (this.full) throw new DOMException('', 'QuotaExceededError');
        return act();
      });
      asked.push(done);
      done.catch(() => {});
      return done;
    };
    // What is asked for in the course of a transaction is part of it.
    const end = async () => {
      await begun;
      for (let i = 0; i < asked.length; i += 1) await asked[i];
      await new Promise((resolve) => setImmediate(resolve));
      for (const each of asked) await each;
    };
    const done = end();
    done.catch(() => {});
    this.#last = done.catch(() => {});
    const storeOf = (name: string) => {
      const kept = this.stores[name];
      return {
        get: (key: string) => does(() => structuredClone(kept.get(key))),
        put: (value: unknown, key?: string) =>
          does(() => void kept.set(key ?? (value as Value).name ?? '', structuredClone(value))),
        getAll: () => does(() => structuredClone([...kept.values()])),
        delete: (key: string) => does(() => kept.delete(key)),
        clear: () => does(() => kept.clear()),
      };
    };
    return { store: storeOf(names[0]), objectStore: storeOf, done };
  }
}
