// The words for sharing a game, in English.
import { translated } from '../translated.ts';

/** The words of the buttons that copy or send something, and what they report. */
export const sending = (what: string, copy: string, copied: string) => ({
  copy,
  copied,
  copyNow: `The ${what} is selected: copy it now.`,
  notSent: (then: string) => `The ${what} could not be sent. ${then}`,
});

export const share = translated('share', {
  /** In the button, once it has done so. */
  isCopied: 'Copied',
  legend: 'What the link opens',
  watch: 'This game',
  title: 'Share this game',
  label: 'Link to this game',
  message: (game: string) => `A game of ${game}:`,
  link: sending('link', 'Copy message', 'Copied: a message with the link.'),
  text: sending('text', 'Copy the text', 'The text is copied.'),
  send: 'Send…',
  /** Of a game that a player made, and that is too long for the link. */
  gameFirst: 'This link doesn’t hold the game itself. Whoever lacks it needs it first.',
  sendGame: 'Send the game',
  showCode: 'QR code',
  scan: 'Scan it with another phone to open it there.',
  scanning: 'What the camera sees. Hold the code in front of it.',
  noCamera: 'The camera can’t be used here. Paste the link instead.',
  /** For those who have a page, where the host lets others show boards: code for a frame. */
  frame: {
    word: 'On a page of your own',
    label: 'Code for your page',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    copyNow: 'The code is selected: copy it now.',
  },
});
