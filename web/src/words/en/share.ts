// What is said where a game is shared, as a link or as a picture, in English.
import { percent } from '../grammar.ts';

/** What the ways to give something on are called, and what comes of them. */
export const ways = (what: string, copy: string, copied: string) => ({
  copy,
  copied,
  copyNow: `The ${what} is selected: copy it now.`,
  notSent: (then: string) => `The ${what} could not be sent. ${then}`,
});

export const share = {
  title: 'Share this game',
  label: 'Link to this game',
  message: (game: string) => `A game of ${game}:`,
  link: ways('link', 'Copy message', 'Copied: a message with the link.'),
  text: ways('text', 'Copy the text', 'The text is copied.'),
  send: 'Send…',
  qr: 'QR code of the link',
  showCode: 'QR code',
  scan: 'Scan it with another phone to open it there.',
};

export const pictureExport = {
  picture: 'Picture',
  animation: 'Animation',
  /** @param part how much of it is there, from 0 to 1; a picture is there all at once */
  making: (part: number) => (part ? `Making the animation: ${percent(part)}` : 'One moment …'),
  shows: (title: string) => `The board of ${title}, with who plays and how it stands`,
  players: (names: readonly string[]) => names.join(' – '),
  save: 'Save',
  send: 'Send…',
  notSent: 'The file could not be sent. Save it instead.',
  notMade: 'this browser could not make a picture',
  drawn:
    'This browser doesn’t let pages read what they paint, so these pictures are drawings (SVG) instead.',
};
