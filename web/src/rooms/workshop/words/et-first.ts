// The way to the workshop, in Estonian.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Loo oma mäng',
  small: 'Väikesed mängud',
  some: 'Reversi, Neli reas, Veski, Inglise kabe, Kalaha, Gomoku…',
};
