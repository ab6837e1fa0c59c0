// What somebody has learned: how far they have come in the courses, and which tips they have seen.
import type { CourseName } from '../scene/types.ts';
import { isCount, isTexts, readJson } from './checks.ts';
import { read, readFields, write } from './prefs.ts';

const NAME = 'learned';
const TIPS = 'tips';

/** The number of steps that are done in a course; 0 where it was never begun, or is damaged. */
export function stepsDone(game: string, course: CourseName = 'basics'): number {
  const steps = readFields(NAME)[courseKey(game, course)];
  return isCount(steps) ? steps : 0;
}

/** Keeps that so many steps are done, unless more are. */
export function keepSteps(game: string, course: CourseName, steps: number) {
  if (steps <= stepsDone(game, course)) return;
  write(NAME, JSON.stringify({ ...readFields(NAME), [courseKey(game, course)]: steps }));
}

function courseKey(game: string, course: CourseName) {
  return `${game} ${course}`;
}

export function seenTips(): string[] {
  const seen = readJson(read(TIPS) ?? '[]');
  return isTexts(seen) ? seen : [];
}

export function seeTip(id: string) {
  const seen = seenTips();
  if (!seen.includes(id)) write(TIPS, JSON.stringify([...seen, id]));
}
