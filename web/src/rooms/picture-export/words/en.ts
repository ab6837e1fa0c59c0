// What is said of a game as a picture, in English.
import { percent } from '../../../words/grammar.ts';

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
