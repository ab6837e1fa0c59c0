// The words of a game's pictures, in English.
import { percent } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const pictureExport = translated('pictureExport', {
  picture: 'Picture',
  animation: 'Animation',
  /** @param part the progress from 0 to 1; a picture has none */
  making: (part: number) => (part ? `Making the animation: ${percent(part)}` : 'One moment …'),
  shows: (title: string) => `The board of ${title}, with who plays and how it stands`,
  players: (names: readonly string[]) => names.join(' – '),
  save: 'Save',
  send: 'Send picture',
  notSent: 'The file could not be sent. Save it instead.',
  notMade: 'this browser could not make a picture',
  drawn: 'This browser doesn’t let pages read what they paint, so these pictures are drawings (SVG) instead.',
});
