// What the first screen says of playing live, in French.
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'On joue',
  beside: 'Côte à côte',
  byLink: 'Par lien',
  more: (two) => (two ? 'Qui scanne votre code commence.' : 'Les autres scannent votre code l’un après l’autre.'),
};
