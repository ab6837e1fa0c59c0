// A database like the browser's: transactions run one after another, and what they did stays.
import type { Database } from '../../web/src/keep/database.ts';

type Value = { name?: string };

/** What a device has, for as many windows as open it. */
export class Disk {
  readonly stores: Record<string, Map<string, unknown>> = { copies: new Map(), device: new Map() };
  #last: Promise<unknown> = Promise.resolve();
  /** Whether it refuses to write. */
  full = false;
  /** Whether its connection is closed. */
  lost = false;
  /** What it waits for. */
  busy: Promise<void> = Promise.resolve();

  /** One window's view. */
  opened(): Database {
    const base = {
      getAll: async (name: string) => {
        await this.busy;
        return structuredClone([...this.stores[name].values()]);
      },
      transaction: (names: string | string[]) => this.#transaction([names].flat()),
    };
    return base as unknown as Database;
  }

  #transaction(names: string[]) {
    if (this.lost) throw new DOMException('', 'InvalidStateError');
    const turn = this.#last.then(() => this.busy);
    const calls: Promise<unknown>[] = [];
    const does = <T>(act: () => T): Promise<T> => {
      const done = turn.then(() => {
        if (this.full) throw new DOMException('', 'QuotaExceededError');
        return act();
      });
      calls.push(done);
      done.catch(() => {});
      return done;
    };
    // What is asked for in the course of a transaction is part of it.
    const end = async () => {
      await turn;
      for (let i = 0; i < calls.length; i += 1) await calls[i];
      await new Promise((resolve) => setImmediate(resolve));
      for (const each of calls) await each;
    };
    const done = end();
    done.catch(() => {});
    this.#last = done.catch(() => {});
    const storeOf = (name: string) => {
      const store = this.stores[name];
      return {
        get: (key: string) => does(() => structuredClone(store.get(key))),
        put: (value: unknown, key?: string) =>
          does(() => void store.set(key ?? (value as Value).name ?? '', structuredClone(value))),
        getAll: () => does(() => structuredClone([...store.values()])),
        delete: (key: string) => does(() => store.delete(key)),
        clear: () => does(() => store.clear()),
      };
    };
    return { store: storeOf(names[0]), objectStore: storeOf, done };
  }
}
