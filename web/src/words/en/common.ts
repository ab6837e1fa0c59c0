// What several screens share, and the foot of the page, in English.

export const common = {
  close: 'Close',
  tryAgain: 'Try again',
  back: 'Back',
  reload: 'Reload',
  allGames: 'All games',
  choose: 'Choose a game',
  /** Leads from a board in a page of another site to this one. */
  openSite: 'Open on pygames',
  games: 'Games',
  yourGames: 'Your games',
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
  newVersion: 'A new version is available.',
};

/** Said once the page has begun anew: all data was deleted, or its files were fetched. */
export const begunAnew = {
  /** @param files whether the site's own files are gone */
  deleted: (files: boolean) =>
    `Your games and settings are deleted.${files ? '' : ' The site’s own files stay on this device.'}`,
  deletedElsewhere: 'Your games and settings were deleted in another window.',
  repaired: 'The files of this site were downloaded again. Your games are all here.',
};
