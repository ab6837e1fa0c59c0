// Slots: where parts of the page add something. The part that needs it declares a slot and reads
// it; rooms, and the core itself, fill it by one of two verbs:
//
//   contribute(commands, …)        to a list: all that is in it counts, in order
//   provide(sharingServices, …)    an ability, which one part of the page has
//
// The order is that of the lists of rooms.

/** What fills a slot, as soon as it says in whose name. */
export type Fill = (by: string) => void;

/** In whose name the page itself fills slots. */
export const CORE = 'core';

/** A room by the name of its folder, and what it adds to the page. */
export type Room = { name: string; fills: readonly Fill[] };

/** Fills the slots of the page with all that rooms add. */
export function enter(rooms: readonly Room[]) {
  for (const { name, fills } of rooms) for (const fill of fills) fill(name);
}

export function contribute<T extends object>(list: Contributions<T>, ...added: T[]): Fill {
  return (by) => {
    for (const each of added) list.fill(by, each);
  };
}

export function provide<T extends object>(abilities: Abilities<T>, has: NoInfer<Partial<T>>): Fill {
  return contribute(abilities, has);
}

type Item<T> = T extends readonly (infer Each)[] ? Each : T;

/** A list that grows; what is added to it may be of several kinds. */
export class Contributions<T extends object> {
  /** Who has filled it, and with what, in order. */
  readonly filled: (readonly [by: string, what: T])[] = [];
  readonly #name;
  readonly #takes;

  /** @param takes what of it no other part may have */
  constructor(name: string, takes: (what: T) => readonly string[] = () => []) {
    this.#name = name;
    this.#takes = takes;
  }

  fill(by: string, what: T) {
    for (const name of this.#takes(what)) {
      const owner = this.filled.find(([, other]) => this.#takes(other).includes(name));
      if (owner) throw new Error(`${this.#name}, ${name}: ${owner[0]} and ${by}`);
    }
    this.filled.push([by, what]);
  }

  get all(): T[] {
    return this.filled.map(([, what]) => what);
  }

  /** Returns all that is of a kind. */
  of<Kind extends keyof T>(kind: Kind): Item<NonNullable<T[Kind]>>[] {
    return this.all.flatMap((each) => (each[kind] ?? []) as Item<NonNullable<T[Kind]>>[]);
  }
}

/** Abilities, by their names; one part of the page has each. None is a list. */
export class Abilities<T extends object> extends Contributions<Partial<T>> {
  constructor(name: string) {
    super(name, Object.keys);
  }

  /** Returns an ability; undefined if no part of this site has it. */
  get<Name extends keyof T>(name: Name): T[Name] | undefined {
    return this.of(name)[0] as T[Name] | undefined;
  }
}
