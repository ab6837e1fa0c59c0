// The way to the workshop, in Croatian.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Izradi svoju igru',
  small: 'Male igre',
  some: 'Reversi, Četiri u nizu, Mlin, Engleska dama, Kalaha, Gomoku…',
};
