// What is kept besides games, by rooms and by the page itself.
import { Contributions } from '../slots/slots.ts';

/**
 * How an entry from another device is merged, by its name. A sentence tells what came with it; null
 * says that it can't be read.
 */
export type Merger = readonly [
  name: RegExp,
  merge: (text: string, what: string) => unknown,
  limits?: Limits,
];

/** What one kind of entry may take here; an import is held against it before it is merged. */
type Limits = {
  /** How many entries. */
  most?: number;
  /** How many letters in all. */
  letters?: number;
  /** Whether the name says of which game it is. */
  isOfGame?: boolean;
};

/** Exercises as lines of text, which go with exported games. */
export type Exercises = {
  /** All exercises on this device. */
  lines: () => string[];
  /** How many exercises some lines hold, and how many answers in them are damaged. */
  count: (lines: readonly unknown[]) => { exercises: number; damaged: number };
  /** Merges lines from another device; returns how many exercises are new. */
  merge: (lines: readonly unknown[]) => number;
};

type StoredData = {
  /** How every kind of entry that goes to other devices is merged. */
  merges?: readonly Merger[];
  /** Everything is being deleted: so is what is kept outside storage. It never rejects. */
  forget?: () => Promise<void>;
  /** One room has them. */
  exercises?: Exercises;
};

export const storedData = new Contributions<StoredData>('what is kept', ({ exercises }) =>
  exercises ? ['exercises'] : [],
);
