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
    inaccuracy: (move, best, odds) => `Tvoj potez ${move} malo košta: bolje je bilo ${best}${odds}.`,
    mistake: (move, best, odds) => `Tvoj potez ${move} bio je pogreška: bolje je bilo ${best}${odds}.`,
    blunder: (move, best, odds) => `Tvoj potez ${move} bio je velika pogreška: mnogo bolje je bilo ${best}${odds}.`,
  },
};
