// The words of the courses that teach the games, in English.

const courses = { basics: 'Learn in 3 minutes', 'fine-print': 'The fine print' } as const;

export const learn = {
  courses,
  /** The way to a course, where it stands beside other games. */
  of: (course: keyof typeof courses, game: string) => `${courses[course]}: ${game}`,
  /** Where somebody has begun it before. */
  again: 'The lesson',
  title: (game: string) => `Learn ${game} · pygames`,
  heading: (game: string) => `Learn ${game}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  playNow: 'Play a game now',
  rules: 'Rules',
  right: 'Right.',
  clause: (clause: string) => `Read ${clause} in the rules`,
  /** @param places what to point at, in order */
  shown: (places: string[]) => `Like this: ${places.join(', then ')}.`,
  notThis: (game: string) => `There is no course for ${game} yet.`,
  notNow: (why: string) => `The lesson can’t go on now: ${why}`,
  tryIt: 'Try it',
  tryThis: (caption: string) => `Try it: ${caption}`,
  tryTitle: 'Try it yourself',
  fromStart: 'From the start',
};
