// What is said of pictures and animations of games, in English.
import { percent } from '../grammar.ts';

export const keepsake = {
  picture: 'Picture',
  animation: 'Animation',
  making: (part: number) => `It is being made: ${percent(part)}`,
  shows: (title: string) => `The board of ${title}, with who plays and how it stands`,
  players: (names: readonly string[]) => names.join(' – '),
  save: 'Save',
  send: 'Send…',
  notSent: 'The file could not be sent. Save it instead.',
  notMade: 'this browser could not make a picture',
};
