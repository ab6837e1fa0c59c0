// A teaching game's words about a decision, in Croatian.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Igraj ponovno, uz moja upozorenja', short: 'Igraj uz upozorenja' },
  offered: 'Ovo možeš vratiti',
  takeBack: 'Vrati potez',
  letStand: 'Ostavi',
  fine: 'Baš to bi odigrao i bot.',
  even: (best) => `Čini se jednako dobrim kao botov potez: ${lower(best)}.`,
  better: {
    inaccuracy: (best) => `Malo bolje: ${lower(best)}.`,
    mistake: (best) => `Bolje: ${lower(best)}.`,
    blunder: (best) => `Mnogo bolje: ${lower(best)}.`,
  },
};
