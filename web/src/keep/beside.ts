// What is kept beside games and exercises: results, what was learned, names and settings. All of it
// can go to another device, where it is merged with what is there: the result is the same in whichever
// order, and however often. Only settings stay as they were chosen on each device.

import { mergeDay } from '../rooms/daily/kept.ts';
import { mergeFame } from '../rooms/fame/kept.ts';
import { mergePuzzles, mergeRun } from '../rooms/puzzles/kept.ts';
import { asFields, isText } from './checks.ts';
import { mergeNames } from './names.ts';
import { OWN } from './own-keys.ts';
import { inMemory, read, storage } from './prefs.ts';
import { mergeLearned, mergeTips } from './progress.ts';
import * as settings from './settings.ts';
import { mergeChoices } from './usual.ts';

const { Setting, ...those } = settings;
const SETTINGS: readonly settings.Setting<string>[] = Object.values(those);

type Merger = [name: RegExp, merge: (text: string, what: string) => void];

/** How what another device has kept is merged, by the name under which it is kept. */
const MERGERS: readonly Merger[] = [
  [/^fame$/, mergeFame],
  [/^learned$/, mergeLearned],
  [/^tips$/, mergeTips],
  [/^names$/, mergeNames],
  [/^puzzles:([a-z\d-]{1,40})$/, (text, game) => mergePuzzles(game, text)],
  [/^puzzle-run:([a-z\d-]{1,40})$/, (text, game) => mergeRun(game, text)],
  [/^daily:(\d{1,7})$/, (text, day) => mergeDay(Number(day), text)],
  [/^usual:([a-z\d-]{1,40})$/, (text, game) => mergeChoices(game, text)],
  ...SETTINGS.map(
    (setting): Merger => [new RegExp(`^${setting.name}$`), (text) => takeSetting(setting, text)],
  ),
];

/** All of it, as it is kept, by the names under which it is kept. */
export function besides(): Record<string, string> {
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
export function mergeBesides(value: unknown): boolean {
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

/** What was chosen here stands: settings are for one device. */
function takeSetting(setting: settings.Setting<string>, text: string) {
  const value = setting.values.find((each) => each === text);
  if (value && read(setting.name) === null) setting.choose(value);
}
