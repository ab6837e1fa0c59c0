// The links to lessons, in Croatian.
import type * as en from './en-first.ts';

const courses = { basics: 'Nauči u 3 minute', 'fine-print': 'Sitna slova' };

export const toLessons: typeof en.toLessons = {
  courses,
  short: 'Nauči',
  of: (course, game) => `${courses[course]}: ${game}`,
};
