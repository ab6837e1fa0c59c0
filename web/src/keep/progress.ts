// What somebody has learned: how far they have come in the courses, and which tips they have seen.
import type { CourseName } from '../scene/types.ts';
import { readJson } from './mended.ts';
import { read, write } from './prefs.ts';

const NAME = 'learned';
const TIPS = 'tips';

type Done = Record<string, number>;

/** The number of steps that are done in a course; 0 where it was never begun. */
export function stepsDone(game: string, course: CourseName = 'basics'): number {
  const steps = all()[courseKey(game, course)];
  return Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/** Keeps that so many steps are done, unless more are. */
export function keepSteps(game: string, course: CourseName, steps: number) {
  if (steps <= stepsDone(game, course)) return;
  write(NAME, JSON.stringify({ ...all(), [courseKey(game, course)]: steps }));
}

function courseKey(game: string, course: CourseName) {
  return `${game} ${course}`;
}

/** What is damaged counts as never begun. */
function all(): Done {
  try {
    const kept: unknown = JSON.parse(read(NAME) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Done) : {};
  } catch {
    return {};
  }
}

/** The tips that were seen on this device. */
export function seenTips(): string[] {
  const seen = readJson(read(TIPS) ?? '[]');
  return Array.isArray(seen) ? seen : [];
}

/** Keeps that a tip was seen. */
export function seeTip(id: string) {
  const seen = seenTips();
  if (!seen.includes(id)) write(TIPS, JSON.stringify([...seen, id]));
}
