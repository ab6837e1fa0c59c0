// How far somebody has come in the courses that teach the games.
import type { CourseName } from '../scene/types.ts';
import { read, write } from './prefs.ts';

const NAME = 'learned';

type Done = Record<string, number>;

/** The number of steps that are done in a course; 0 where it was never begun. */
export function stepsDone(game: string, course: CourseName = 'basics'): number {
  const steps = all()[nameOf(game, course)];
  return Number.isInteger(steps) && steps > 0 ? steps : 0;
}

/** Keeps that so many steps are done, unless more are. */
export function keepSteps(game: string, course: CourseName, steps: number) {
  if (steps <= stepsDone(game, course)) return;
  write(NAME, JSON.stringify({ ...all(), [nameOf(game, course)]: steps }));
}

function nameOf(game: string, course: CourseName) {
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
