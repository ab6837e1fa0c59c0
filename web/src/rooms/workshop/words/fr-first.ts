// The way to the workshop, in French.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Créer le vôtre',
  more: 'Un jeu de plateau en quelques lignes de Python',
  small: 'Petits jeux',
};
