// The links to lessons, in English.
import { translated } from '../../../words/translated.ts';

const courses = { basics: 'Learn in 3 minutes', 'fine-print': 'The fine print' };

export const toLessons = translated('toLessons', {
  courses,
  /** For small spaces. */
  short: 'Learn',
  /** The link to a course, among other games. */
  of: (course: keyof typeof courses, game: string) => `${courses[course]}: ${game}`,
});
