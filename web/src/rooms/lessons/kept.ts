// A person's progress in the courses.

import { asFields, type Fields, isCount, readJson } from '../../keep/checks.ts';
import { readFields, write } from '../../keep/prefs.ts';
import type { Merger } from '../../keep/stored-data.ts';
import type { CourseName } from '../../scene/types.ts';

const NAME = 'learned';
/** More courses than these are not kept. */
const MOST = 200;
/** No course has more steps. */
const MOST_STEPS = 1000;

/** The number of steps done in a course; 0 if it was never begun, or is damaged. */
export function stepsDone(game: string, course: CourseName = 'basics'): number {
  return stepsIn()[courseKey(game, course)] ?? 0;
}

/** Keeps the number of steps done, unless more are. */
export function keepSteps(game: string, course: CourseName, steps: number) {
  mergeSteps({ [courseKey(game, course)]: steps });
}

/** Merges progress from another device: of each course the farther step counts. */
function mergeLearned(text: string) {
  mergeSteps(asFields(readJson(text)));
}

function mergeSteps(fields: Fields) {
  const [here, there] = [stepsIn(), stepsIn(fields)];
  const steps = { ...here };
  for (const [key, done] of Object.entries(there)) steps[key] = Math.max(done, here[key] ?? 0);
  const names = Object.keys(steps).sort().slice(0, MOST);
  write(NAME, JSON.stringify(Object.fromEntries(names.map((key) => [key, steps[key]]))));
}

function stepsIn(fields = readFields(NAME)): Record<string, number> {
  const entries = Object.entries(fields).filter(
    (entry): entry is [string, number] =>
      /^[a-z\d-]{1,40} (basics|fine-print)$/.test(entry[0]) && isCount(entry[1]),
  );
  return Object.fromEntries(entries.map(([key, steps]) => [key, Math.min(steps, MOST_STEPS)]));
}

function courseKey(game: string, course: CourseName) {
  return `${game} ${course}`;
}

export const keeps: readonly Merger[] = [[/^learned$/, mergeLearned]];
