// The words of the settings, in English.

import { translated } from '../translated.ts';
import { byLink } from './home.ts';

export const settings = translated('settings', {
  advanced: 'Advanced',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  motion: 'Motion',
  motions: { system: 'System', full: 'Full', reduced: 'Reduced' },
  side: 'Who sits at the bottom',
  sides: {
    own: 'Automatic',
    turn: 'The player to move',
    first: 'First player',
    second: 'Second player',
  },
  handOver: 'Hand-over screen between people',
  handOvers: {
    sheets: 'When players have their own sheets or secrets',
    always: 'Always',
    off: 'Never',
  },
  pondering: 'Bots think during your turn',
  ponderings: { 'plugged-in': 'When plugged in', on: 'Always', off: 'Never' },
  confirm: 'Confirm moves',
  confirmMore: 'Preview each move, then play it or go back',
  notation: 'Show notation',
  notationMore: 'In lists of moves, hints and reviews, in place of words',
  keys: 'Single-key shortcuts',
  keysMore: 'Press ? at the table for a list',
  deleteAll: 'Delete all my data',
  version: (version: string, build: string) => `pygames ${version}, build ${build}`,
  fasterStart: (megabytes: string) => `${megabytes} MB stored for faster starts.`,
  thanks: 'Licences and thanks',
  credits: 'MIT licence. The games belong to their authors; the rules texts are our own. Made with Python, Pyodide, Preact, Workbox, the fonts Besley and Atkinson Hyperlegible Next, and maps drawn from us-atlas and world-atlas.',
  licenses: 'All licences',
});

/** Said where a language could not be loaded. */
export const languages = translated('languages', {
  /** Always in English. */
  missing: (name: string) => `${name} could not be loaded, so this page is in English for now. Reload it to try again.`,
  missingInGames: 'What the games say is in English for now: part of this language could not be loaded. Reload the page to try again.',
});

export const repair = translated('repair', {
  repair: 'Repair',
  more: 'Repair downloads the files of this site again. Your games and settings stay.',
  begun: 'Downloading the files of this site …',
  unreachable: 'The site can’t be reached just now. Nothing has changed.',
  another: 'Something else answers at the address of this site, such as the login page of a network. Nothing has changed.',
  partly: 'Some files of this site could not be downloaded. What is kept on this device stays.',
  stuck: 'The files of this site could not be kept on this device: the browser doesn’t answer. Restart the browser, then repair again.',
});

export const forget = translated('forget', {
  title: 'Delete all my data?',
  warning: 'This deletes your open and finished games and your settings from this device. It can’t be undone. The offline copy of this site is deleted too and downloaded again; without a network connection, that copy stays.',
  keep: 'Keep',
  delete: 'Delete',
  begun: 'Deleting …',
});

export const install = translated('install', {
  offer: 'pygames can be installed as an app: it opens like any other, and the device keeps your games more reliably.',
  install: 'Install',
  notNow: 'Not now',
});

/** Shown where data has to last, depending on the browser. */
export const keeping = translated('keeping', {
  forgets: 'Safari deletes what a site keeps after seven days of use without a visit: add the page to your home screen, or back up.',
  /** In a game by messages. */
  forgetsMatch: `If you have added the page to your home screen, open the link there: copy it, and paste it under “${byLink.paste}”.`,
  linksOpenElsewhere: 'A link in a message opens in Safari, not in this app: copy it, and paste it here.',
  inMessenger: 'This is the browser of a messenger or an app, which may soon lose your game. Open the link in your own browser: its menu has a command for that.',
});
