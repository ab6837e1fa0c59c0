// The way to the workshop, in German.

import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Bau dein eigenes',
  more: 'Ein Brettspiel in ein paar Zeilen Python',
  small: 'Kleine Spiele',
};
