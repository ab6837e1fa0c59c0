// The ways to the lessons, in English.

const courses = { basics: 'Learn in 3 minutes', 'fine-print': 'The fine print' } as const;

export const toLessons = {
  courses,
  /** Where there is little room. */
  short: 'Learn',
  /** The way to a course, where it stands beside other games. */
  of: (course: keyof typeof courses, game: string) => `${courses[course]}: ${game}`,
  /** Where somebody has begun it before. */
  again: 'The lesson',
};
