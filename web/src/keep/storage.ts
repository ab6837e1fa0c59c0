// A browser's storage as it is: it may be refused, or full, and then nothing here throws.

export class SafeStorage {
  readonly #storage;

  /** @param storage may throw; null where there is none */
  constructor(storage: () => Storage | null) {
    this.#storage = storage;
  }

  /** Null where nothing of that name is kept, or can be read. */
  get(name: string): string | null {
    return this.#try((storage) => storage.getItem(name), null);
  }

  /** Returns whether it is kept. */
  set(name: string, text: string): boolean {
    return this.#try((storage) => {
      storage.setItem(name, text);
      return true;
    }, false);
  }

  /** Keeps an entry in place of others, where there is no room beside them. */
  setInPlaceOf(isLess: (name: string) => boolean, name: string, text: string): boolean {
    if (this.set(name, text)) return true;
    for (const each of this.names().filter(isLess)) this.remove(each);
    return this.set(name, text);
  }

  /** What can't be removed stays; nothing depends on it. */
  remove(name: string) {
    this.#try((storage) => storage.removeItem(name), undefined);
  }

  names(): string[] {
    return this.#try(Object.keys, []);
  }

  #try<T>(use: (storage: Storage) => T, instead: T): T {
    try {
      const storage = this.#storage();
      return storage ? use(storage) : instead;
    } catch {
      return instead;
    }
  }
}
