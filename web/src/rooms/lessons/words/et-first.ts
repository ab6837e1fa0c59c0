// The links to lessons, in Estonian.
import type * as en from './en-first.ts';

const courses: typeof en.toLessons.courses = {
  basics: 'Õpi 3 minutiga',
  'fine-print': 'Peensused',
};

export const toLessons: typeof en.toLessons = {
  courses,
  short: 'Õpi',
  of: (course, game) => `${courses[course]}: ${game}`,
};
