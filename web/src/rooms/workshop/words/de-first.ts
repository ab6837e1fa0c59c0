// The way to the workshop, in German.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Bau dein eigenes',
  small: 'Kleine Spiele',
  some: 'Reversi, Vier gewinnt, Mühle, Checkers, Kalaha, Gomoku …',
};
