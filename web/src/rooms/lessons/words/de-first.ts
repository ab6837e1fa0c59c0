// The links to lessons, in German.
import type * as en from './en-first.ts';

const courses = { basics: 'In 3 Minuten lernen', 'fine-print': 'Das Kleingedruckte' };

export const toLessons: typeof en.toLessons = {
  courses,
  short: 'Lernen',
  of: (course, game) => `${courses[course]}: ${game}`,
};
