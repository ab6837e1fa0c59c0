// Stored data besides games and exercises: results, progress, names and settings. All of it can go
// to another device and is merged there: the result is the same in any order, and however often.
// Only settings stay as they were chosen on each device.

import { CORE, contribute } from '../slots/slots.ts';
import { exchange } from '../words/words.ts';
import { asFields, isText, readJson } from './checks.ts';
import { mergeChoices } from './last-choices.ts';
import { cleanLine, mergeNames } from './names.ts';
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
  [/^usual:([a-z\d-]{1,100})$/, (text, game) => mergeChoices(game, text), { isOfGame: true }],
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

/** What came: whether anything was merged, what is told of it, and what isn't kept, and why. */
export type Arrival = { merged: boolean; told: readonly string[]; refused: readonly string[] };

/**
 * Merges data from another device; returns null if none of it is known here.
 * @param knows whether this page has a game
 */
export function mergeOtherData(
  value: unknown,
  knows: (game: string) => boolean = () => true,
): Arrival | null {
  const entries = Object.entries(asFields(value));
  const kinds = [...storedData.of('merges')].sort((one, other) => gameLast(one) - gameLast(other));
  const outcomes = kinds.flatMap((kind) => {
    const own = entries.flatMap(([name, text]) => {
      const [all, what = ''] = kind[0].exec(name) ?? [];
      return all !== undefined && isText(text) ? [{ name, text, what }] : [];
    });
    return own.length ? mergeKind(kind, own, knows) : [];
  });
  if (!outcomes.length) return null;
  const those = (which: keyof Outcome) =>
    [...new Set(outcomes.map((each) => each[which] ?? ''))].filter((each) => each !== '');
  const merged = outcomes.some(({ refused }) => refused === undefined);
  return { merged, told: those('told'), refused: those('refused') };
}

/** A game may come along. */
function gameLast([, , limits]: Merger): number {
  return Number(limits?.isOfGame ?? false);
}

type Entry = { name: string; text: string; what: string };
type Outcome = { told?: string; refused?: string };

/** Merges the entries of one kind, as far as they have room and are of use here. */
function mergeKind(
  [kind, merge, limits = {}]: Merger,
  entries: readonly Entry[],
  knows: (game: string) => boolean,
): Outcome[] {
  const { most = limits.isOfGame ? MOST : Infinity, letters = Infinity, isOfGame } = limits;
  const here = new Map<string, number>();
  for (const name of namesKept()) if (kind.test(name)) here.set(name, read(name)?.length ?? 0);
  let sum = [...here.values()].reduce((one, other) => one + other, 0);
  return entries.map(({ name, text, what }) => {
    const why = exchange.notKeptSince;
    const refused = (reason: string) => ({ refused: exchange.refusedEntry(nameIn(text), reason) });
    if (isOfGame && !knows(what)) return refused(why.game);
    const more = Math.max(text.length - (here.get(name) ?? 0), 0);
    if ((!here.has(name) && here.size >= most) || sum + more > letters) return refused(why.many);
    const stored = inStorage(() => merge(text, what));
    if (!stored) return refused(why.room);
    if (stored.done === null) return refused(why.damaged);
    here.set(name, text.length);
    sum += more;
    return { told: isText(stored.done) ? stored.done : '' };
  });
}

/** So many games have entries of one kind. */
const MOST = 200;

/** The name of the file in an entry; '' for results and settings. */
function nameIn(text: string): string {
  return cleanLine(asFields(readJson(text)).name, MOST_NAME);
}

const MOST_NAME = 40;

/** Merges a setting: a choice made here stays, since settings are for one device. */
export function mergeSetting<T extends string>(setting: settings.Setting<T>): Merger {
  const merge = (text: string) => {
    const value = setting.values.find((each) => each === text);
    if (value && read(setting.name) === null) setting.choose(value);
  };
  return [new RegExp(`^${setting.name}$`), merge];
}

/** Does something; null if not all that it wrote could be stored, and that is forgotten. */
export function inStorage<T>(doing: () => T): { done: T } | null {
  const before = new Map(inMemory);
  const done = doing();
  const refused = [...inMemory].filter(([name, text]) => before.get(name) !== text);
  for (const [name] of refused) {
    const text = before.get(name);
    if (text === undefined) inMemory.delete(name);
    else inMemory.set(name, text);
  }
  return refused.length ? null : { done };
}
