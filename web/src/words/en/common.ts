// Words that several screens share, in English.

export const common = {
  close: 'Close',
  tryAgain: 'Try again',
  back: 'Back',
  reload: 'Reload',
  cancel: 'Cancel',
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
