// What the app says of parts of the page that it has not loaded yet, in English.

const courses = { basics: 'Learn in 3 minutes', 'fine-print': 'The fine print' } as const;

export const pages = {
  games: { title: 'Your games – pygames', heading: 'Your games' },
  fame: { title: 'Hall of fame – pygames' },
  daily: {
    link: 'Today',
    title: 'Daily challenges – pygames',
    notYet: 'This day has not come yet.',
    toToday: 'Today’s challenges',
    /** What the game is called that is kept of a day. */
    titleOf: (game: string, date: string) => `${game}, ${date}`,
  },
  learn: {
    courses,
    /** The way to a course, where it stands beside other games. */
    of: (course: keyof typeof courses, game: string) => `${courses[course]}: ${game}`,
    /** Where somebody has begun it before. */
    again: 'The lesson',
    title: (game: string) => `Learn ${game} · pygames`,
    notThis: (game: string) => `There is no course for ${game} yet.`,
  },
  rules: { title: 'Rules · pygames' },
  print: { title: 'On paper · pygames' },
};
