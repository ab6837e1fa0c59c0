// The browser's storage, which may be refused or full: nothing here throws.

/** How many reads have failed on this page. */
let failures = 0;

/** Returns what is read; null if any read failed, because then something may be missing. */
export function whole<T>(reading: () => T): T | null {
  const before = failures;
  const value = reading();
  return failures === before ? value : null;
}

type Hear = (name: string, text: string | null) => unknown;
/** What was changed before anybody heard. */
const early = new Map<string, string | null>();
let hear: Hear = (name, text) => early.set(name, text);

/** Lets every change be heard; `hearing` must not throw. */
export function hearWrites(hearing: Hear) {
  hear = hearing;
  for (const change of early) hear(...change);
  early.clear();
}

export class SafeStorage {
  readonly #storage;

  /** @param storage may throw; returns null if there is none */
  constructor(storage: () => Storage | null) {
    this.#storage = storage;
  }

  /** Null if there is no such entry, or it can't be read. */
  get(name: string): string | null {
    return this.#read((storage) => storage.getItem(name), null);
  }

  /** Returns whether it was written. */
  set(name: string, text: string): boolean {
    return this.#try((storage) => {
      storage.setItem(name, text);
      hear(name, text);
      return true;
    }, no);
  }

  /** Writes an entry; deletes others for it if there is no room. */
  setInPlaceOf(isLess: (name: string) => boolean, name: string, text: string): boolean {
    if (this.set(name, text)) return true;
    for (const each of this.names().filter(isLess)) this.remove(each);
    return this.set(name, text);
  }

  /** If an entry can't be removed, it stays; nothing depends on that. */
  remove(name: string) {
    this.#try(
      (storage) => {
        if (storage.getItem(name) === null) return;
        storage.removeItem(name);
        hear(name, null);
      },
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
