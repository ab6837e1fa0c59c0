// What is kept beside games and exercises: results, what was learned, names and settings. All of it
// can go to another device, where it is merged with what is there.
import type { CourseName } from '../scene/types.ts';
import { asFields, isCount, isText, isTexts, readJson } from './checks.ts';
import { keepNotes, notesOf } from './daily.ts';
import { mergeFame } from './fame.ts';
import { keepNames, knownNames } from './names.ts';
import { OWN } from './own-keys.ts';
import { inMemory, read, storage, write } from './prefs.ts';
import { keepSteps, seeTip } from './progress.ts';
import { mergePuzzles, mergeRun } from './puzzles.ts';
import { mergeResults } from './results.ts';
import * as settings from './settings.ts';

const { Setting, ...those } = settings;
const SETTINGS: readonly settings.Setting<string>[] = Object.values(those);

type Merger = [name: RegExp, merge: (text: string, what: string) => void];

/** How what another device has kept is merged, by the name under which it is kept. */
const MERGERS: readonly Merger[] = [
  [/^fame$/, mergeFame],
  [/^learned$/, mergeLearned],
  [/^tips$/, mergeTips],
  [/^names$/, mergeNames],
  [/^results:([a-z\d-]{1,40})$/, (text, game) => mergeResults(game, text)],
  [/^puzzles:([a-z\d-]{1,40})$/, (text, game) => mergePuzzles(game, text)],
  [/^puzzle-run:([a-z\d-]{1,40})$/, (text, game) => mergeRun(game, text)],
  [/^daily:(\d{1,7})$/, (text, day) => mergeDay(Number(day), text)],
  [/^usual:([a-z\d-]{1,40})$/, (text, game) => takeUnlessKept(`usual:${game}`, text)],
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

/** What is finished stands, and first what is here. */
function mergeDay(day: number, text: string) {
  const [here, there] = [notesOf(day), notesOf(day, asFields(readJson(text)))];
  const games = { ...there.games, ...here.games };
  for (const [game, attempt] of Object.entries(there.games)) {
    if (!games[game].result && attempt.result) games[game] = attempt;
  }
  const rivals = { ...there.rivals };
  for (const [game, scores] of Object.entries(here.rivals)) {
    rivals[game] = { ...rivals[game], ...scores };
  }
  keepNotes(day, { games, rivals });
}

/** Of each course the farther step stands. */
function mergeLearned(text: string) {
  for (const [key, steps] of Object.entries(asFields(readJson(text)))) {
    const [game, course] = key.split(' ');
    if (isCourse(course) && isCount(steps)) keepSteps(game, course, steps);
  }
}

function isCourse(name: string): name is CourseName {
  return name === 'basics' || name === 'fine-print';
}

function mergeTips(text: string) {
  const seen = readJson(text);
  if (isTexts(seen)) seen.forEach(seeTip);
}

/** Those used here come first. */
function mergeNames(text: string) {
  keepNames([...knownNames(), ...knownNames(text)]);
}

/** What was chosen here stands. */
function takeSetting(setting: settings.Setting<string>, text: string) {
  const value = setting.values.find((each) => each === text);
  if (value && read(setting.name) === null) setting.choose(value);
}

function takeUnlessKept(name: string, value: string) {
  if (read(name) === null) write(name, value);
}
