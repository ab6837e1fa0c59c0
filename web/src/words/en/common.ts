// What several screens share, the foot of the page, and parts not loaded yet, in English.

export const common = {
  close: 'Close',
  tryAgain: 'Try again',
  back: 'Back',
  reload: 'Reload',
  allGames: 'All games',
  choose: 'Choose a game',
  games: 'Games',
  settings: 'Settings',
  rules: 'Rules',
  print: 'Print',
  /** Names the region that tells a screen reader what happened. */
  log: 'What happened',
  /** How long a game takes. */
  minutes: (minutes: number) => `${minutes} min`,
  level: (level: number, levels: number) => `level ${level} of ${levels}`,
  settingUp: 'Setting up',
  openingRules: 'Setting up the rules',
};

export const offline = {
  none: 'Everything runs on this device.',
  saving: 'Everything runs on this device. Saving a copy for offline use …',
  ready: 'Everything runs on this device, online or offline.',
  failed: 'Everything runs on this device. It could not be saved for offline use.',
  playOnPaper: 'Play on paper',
  newVersion: 'A new version is available.',
};

const courses = { basics: 'Learn in 3 minutes', 'fine-print': 'The fine print' } as const;

export const pages = {
  games: { title: 'Your games · pygames', heading: 'Your games' },
  backup: { title: 'Back up and transfer · pygames' },
  fame: { title: 'Hall of fame · pygames' },
  daily: {
    link: 'Today',
    waiting: (done: number, all: number) =>
      done === 0 ? `${all} new` : done < all ? `${all - done} left` : 'all done',
    /** @param kept whether something was finished today */
    streak: (days: number, kept: boolean) => {
      if (!kept) return `Finish a challenge today for ${days + 1} days in a row.`;
      return days > 1 ? `You have played ${days} days in a row.` : 'Your streak starts today.';
    },
    title: 'Daily challenges · pygames',
    notYet: 'This day has not come yet.',
    toToday: 'Today’s challenges',
    /** What the game is called that is kept of a day. */
    titleOf: (game: string, date: string) => `${game}, ${date}`,
  },
  learn: {
    courses,
    /** Where there is little room. */
    short: 'Learn',
    /** The way to a course, where it stands beside other games. */
    of: (course: keyof typeof courses, game: string) => `${courses[course]}: ${game}`,
    /** Where somebody has begun it before. */
    again: 'The lesson',
    title: (game: string) => `Learn ${game} · pygames`,
    mistakes: (game: string) => `Your mistakes: ${game} · pygames`,
    notThis: (game: string) => `There is no lesson for ${game} yet.`,
  },
  analysis: { title: (game: string) => `Analysis of ${game} · pygames` },
  puzzles: { link: 'Puzzles' },
  rules: { title: 'Rules · pygames' },
  print: { title: 'On paper · pygames' },
};

/** Said once the page has begun anew: all data was deleted, or its files were fetched. */
export const begunAnew = {
  /** @param files whether the site's own files are gone */
  deleted: (files: boolean) =>
    `Your games and settings are deleted.${files ? '' : ' The site’s own files stay on this device.'}`,
  deletedElsewhere: 'Your games and settings were deleted in another window.',
  repaired: 'The files of this site were downloaded again. Your games are all here.',
};
