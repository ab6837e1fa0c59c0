// The words of backups and transfers, in English.

import { sending } from '../../../words/en/share.ts';
import { counted, listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const backup = translated('backup', {
  title: 'Back up and transfer · pygames',
  /** What a device holds, or what comes from one. */
  holds: (games: number, exercises: number) => {
    const some = [games && counted(games, 'game'), exercises && counted(exercises, 'exercise'), 'results', 'settings'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what: string) => `Copy everything to another device: ${what}. Nothing is removed from either.`,
  /** In place of a backup that may be incomplete. */
  unreadable: 'Not everything that is kept here could be read just now, so a backup might lack some of it. Reload the page, then try again.',
  damagedHere: (entries: number) => `${counted(entries, 'entry', 'entries')} on this device ${entries > 1 ? 'are' : 'is'} damaged and not in this backup.`,
  saveFile: 'Save as a file',
  there: 'On the other device, open the file on this same page. The settings lead there, under “Advanced”.',
  openFile: 'Open the file of another device',
  otherWays: 'Other ways',
  byLink: 'Open the link on the other device.',
  fileOnly: 'This is too much for a link.',
  label: 'Link with everything',
  message: 'Everything from my pygames:',
  sending: sending('link', 'Copy the link', 'The link is copied.'),
  scan: 'Or scan it',
  scanOne: 'Scan it with the other device.',
  scanAll: (codes: number) => `Scan all ${codes} codes with the other device, in any order.`,
  code: (at: number, of: number) => `Code ${at} of ${of}`,
  next: 'Next',
  previous: 'Previous',

  // What another device sends.
  comes: (what: string) => `This link brings everything from another device: ${what}. It is added to what is here, and no game here is lost. If the hall of fame was reset there, older results are forgotten here too.`,
  yours: 'Only add it if you made this link yourself.',
  add: 'Add it',
  waiting: (count: number, of: number) => `${count} of ${of} codes are here.`,
  others: 'Scan the others too, in any order.',
  wrong: 'This link was cut off or changed on its way. Copy the whole link, or scan the codes again.',
  notNow: 'Not now',

  // The reminder.
  due: 'Your games are only in this browser, which may delete them when the device runs out of room.',
  show: 'Back up',
});
