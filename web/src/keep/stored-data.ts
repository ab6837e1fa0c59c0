// What is kept besides games, by rooms and by the page itself.
import { Contributions } from '../slots/slots.ts';

/** How an entry from another device is merged, by its name; a sentence tells what came with it. */
export type Merger = readonly [name: RegExp, merge: (text: string, what: string) => unknown];

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
