// The way to the workshop, in Estonian.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Loo oma mäng',
  more: 'Lauamäng mõne rea Pythoniga',
  small: 'Väikesed mängud',
};
