// The links to lessons, in French.
import type * as en from './en-first.ts';

const courses = { basics: 'Leçon de 3 minutes', 'fine-print': 'Les points de détail' };

export const toLessons: typeof en.toLessons = {
  courses,
  short: 'Leçon',
  of: (course, game) => `${courses[course]} : ${game}`,
};
