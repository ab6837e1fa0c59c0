// The words that several screens share, and those of the foot, in English.
import { translated } from '../translated.ts';

export const common = translated('common', {
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
  language: 'Language',
  rules: 'Rules',
  justNow: 'just now',
  /** How long a game takes. */
  minutes: (minutes: number) => `${minutes} min`,
  level: (level: number, levels: number) => `level ${level} of ${levels}`,
  settingUp: 'Setting up',
  openingRules: 'Setting up the rules',
});

export const offline = translated('offline', {
  none: 'No account, no server.',
  saving: 'Saving a copy for offline use …',
  ready: 'Works offline. No account, no server.',
  failed: 'The site could not be saved for offline use.',
  newVersion: 'A new version is available.',
});

/** Shown after all data was deleted, or the site's files were fetched again. */
export const begunAnew = translated('begunAnew', {
  /** @param files whether the site's own files are gone */
  deleted: (files: boolean) => `Your games and settings are deleted.${files ? '' : ' The site’s own files stay on this device.'}`,
  deletedElsewhere: 'Your games and settings were deleted in another window.',
  repaired: 'The files of this site were downloaded again. Your games are all here.',
});
