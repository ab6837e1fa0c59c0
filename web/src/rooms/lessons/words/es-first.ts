// The links to lessons, in Spanish.
import type * as en from './en-first.ts';

const courses: typeof en.toLessons.courses = {
  basics: 'Aprender en 3 minutos',
  'fine-print': 'La letra pequeña',
};

export const toLessons: typeof en.toLessons = {
  courses,
  short: 'Curso',
  of: (course, game) => `${courses[course]}: ${game}`,
};
