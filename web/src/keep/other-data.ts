// What is kept beside games and exercises: results, what was learned, names and settings. All of it
// can go to another device, where it is merged with what is there: the result is the same in whichever
// order, and however often. Only settings stay as they were chosen on each device.

import { asFields, isText } from './checks.ts';
import { mergeChoices } from './last-choices.ts';
import { mergeNames } from './names.ts';
import { OWN } from './own-keys.ts';
import { inMemory, read, storage } from './prefs.ts';
import * as settings from './settings.ts';
import { mergeTips } from './tips.ts';

const { Setting, ...those } = settings;
const SETTINGS: readonly settings.Setting<string>[] = Object.values(those);

/** How what another device has kept is merged, by the name under which it is kept. */
export type Merger = readonly [name: RegExp, merge: (text: string, what: string) => void];

/** Exercises, as lines of text: they go with games, wherever these go. */
export type Exercises = {
  /** All that are kept here. */
  lines: () => string[];
  /** How many exercises lines from elsewhere hold, and how many answers in them are damaged. */
  count: (lines: readonly unknown[]) => { exercises: number; damaged: number };
  /** Takes in lines from elsewhere; returns how many exercises are new. */
  merge: (lines: readonly unknown[]) => number;
};

/** What a room keeps. */
export type Keeps = { mergers?: readonly Merger[]; exercises?: Exercises };

const NO_EXERCISES: Exercises = {
  lines: () => [],
  count: () => ({ exercises: 0, damaged: 0 }),
  merge: () => 0,
};

let ofRoom = NO_EXERCISES;

/** The exercises of the room that has them. */
export function exercises(): Exercises {
  return ofRoom;
}

/** Has what a room keeps go to other devices too, from now on. */
export function carry({ mergers = [], exercises }: Keeps) {
  MERGERS.push(...mergers);
  if (exercises) ofRoom = exercises;
}

const MERGERS: Merger[] = [
  [/^tips$/, mergeTips],
  [/^names$/, mergeNames],
  [/^usual:([a-z\d-]{1,40})$/, (text, game) => mergeChoices(game, text)],
  ...SETTINGS.map(mergeSetting),
];

/** All of it, as it is kept, by the names under which it is kept. */
export function otherData(): Record<string, string> {
  const entries = [...namesKept()].flatMap((name) => {
    const text = MERGERS.some(([kind]) => kind.test(name)) ? read(name) : null;
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

function namesKept(): Set<string> {
  const own = storage.names().filter((name) => name.startsWith(OWN));
  return new Set([...own.map((name) => name.slice(OWN.length)), ...inMemory.keys()]);
}

/** Takes in what another device has kept; returns whether there was anything that is known here. */
export function mergeOtherData(value: unknown): boolean {
  const entries = Object.entries(asFields(value));
  return entries.map(([name, text]) => isText(text) && mergeOne(name, text)).some(Boolean);
}

function mergeOne(name: string, text: string): boolean {
  for (const [kind, merge] of MERGERS) {
    const found = kind.exec(name);
    if (!found) continue;
    merge(text, found[1] ?? '');
    return true;
  }
  return false;
}

/** How a setting is merged: what was chosen here stands, for settings are for one device. */
export function mergeSetting<T extends string>(setting: settings.Setting<T>): Merger {
  const merge = (text: string) => {
    const value = setting.values.find((each) => each === text);
    if (value && read(setting.name) === null) setting.choose(value);
  };
  return [new RegExp(`^${setting.name}$`), merge];
}
