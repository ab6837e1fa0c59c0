// The way to the workshop, in French.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Créer le vôtre',
  small: 'Petits jeux',
  some: 'Reversi, Puissance 4, Jeu du moulin, Dames anglaises, Kalah, Gomoku…',
};
