// Stored data besides games and exercises: results, progress, names and settings. All of it can go
// to another device and is merged there: the result is the same in any order, and however often.
// Only settings stay as they were chosen on each device.

import { CORE, contribute } from '../slots/slots.ts';
import { asFields, isText } from './checks.ts';
import { mergeChoices } from './last-choices.ts';
import { mergeNames } from './names.ts';
import { OWN } from './own-keys.ts';
import { inMemory, read, storage } from './prefs.ts';
import * as settings from './settings.ts';
import { type Exercises, type Merger, storedData } from './stored-data.ts';
import { mergeTips } from './tips.ts';

const { Setting, ...those } = settings;
const SETTINGS: readonly settings.Setting<string>[] = Object.values(those);

const NO_EXERCISES: Exercises = {
  lines: () => [],
  count: () => ({ exercises: 0, damaged: 0 }),
  merge: () => 0,
};

export function exercises(): Exercises {
  return storedData.of('exercises').at(0) ?? NO_EXERCISES;
}

const OWN_MERGERS: readonly Merger[] = [
  [/^tips$/, mergeTips],
  [/^names$/, mergeNames],
  [/^usual:([a-z\d-]{1,40})$/, (text, game) => mergeChoices(game, text)],
  ...SETTINGS.map(mergeSetting),
];
contribute(storedData, { merges: OWN_MERGERS })(CORE);

/** All of it as stored, by the names of the entries. */
export function otherData(): Record<string, string> {
  const entries = [...namesKept()].flatMap((name) => {
    const text = storedData.of('merges').some(([kind]) => kind.test(name)) ? read(name) : null;
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(entries);
}

function namesKept(): Set<string> {
  const own = storage.names().filter((name) => name.startsWith(OWN));
  return new Set([...own.map((name) => name.slice(OWN.length)), ...inMemory.keys()]);
}

/** Merges data from another device; returns what to tell of it, null if none of it is known here. */
export function mergeOtherData(value: unknown): readonly string[] | null {
  const entries = Object.entries(asFields(value));
  const merged = entries.map(([name, text]) => (isText(text) ? mergeOne(name, text) : null));
  const sentences = merged.filter((each) => each !== null);
  return sentences.length ? [...new Set(sentences)].filter((each) => each !== '') : null;
}

function mergeOne(name: string, text: string): string | null {
  for (const [kind, merge] of storedData.of('merges')) {
    const match = kind.exec(name);
    const sentence = match && merge(text, match[1] ?? '');
    if (match) return isText(sentence) ? sentence : '';
  }
  return null;
}

/** Merges a setting: a choice made here stays, since settings are for one device. */
export function mergeSetting<T extends string>(setting: settings.Setting<T>): Merger {
  const merge = (text: string) => {
    const value = setting.values.find((each) => each === text);
    if (value && read(setting.name) === null) setting.choose(value);
  };
  return [new RegExp(`^${setting.name}$`), merge];
}
