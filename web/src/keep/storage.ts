// A browser's storage as it is: it may be refused, or full, and then nothing here throws.

/** How many readings have failed on this page. */
let failures = 0;

/** Returns what is read; null where any of it could not be: then it is unknown what is kept. */
export function whole<T>(reading: () => T): T | null {
  const before = failures;
  const found = reading();
  return failures === before ? found : null;
}

export class SafeStorage {
  readonly #storage;

  /** @param storage may throw; null where there is none */
  constructor(storage: () => Storage | null) {
    this.#storage = storage;
  }

  /** Null where nothing of that name is kept, or can be read. */
  get(name: string): string | null {
    return this.#read((storage) => storage.getItem(name), null);
  }

  /** Returns whether it is kept. */
  set(name: string, text: string): boolean {
    return this.#try((storage) => {
      storage.setItem(name, text);
      return true;
    }, no);
  }

  /** Keeps an entry in place of others, where there is no room beside them. */
  setInPlaceOf(isLess: (name: string) => boolean, name: string, text: string): boolean {
    if (this.set(name, text)) return true;
    for (const each of this.names().filter(isLess)) this.remove(each);
    return this.set(name, text);
  }

  /** What can't be removed stays; nothing depends on it. */
  remove(name: string) {
    this.#try(
      (storage) => storage.removeItem(name),
      () => {},
    );
  }

  names(): string[] {
    return this.#read(Object.keys, []);
  }

  #read<T>(use: (storage: Storage) => T, unread: T): T {
    return this.#try(
      (storage) => ({ read: use(storage) }),
      () => {
        failures += 1;
        return { read: unread };
      },
    ).read;
  }

  #try<T>(use: (storage: Storage) => T, instead: () => T): T {
    try {
      const storage = this.#storage();
      return storage ? use(storage) : instead();
    } catch {
      return instead();
    }
  }
}

const no = () => false;
