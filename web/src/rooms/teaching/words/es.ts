// A teaching game's words about a decision, in Spanish.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Jugar otra vez, con avisos', short: 'Jugar con avisos' },
  offered: 'Puedes deshacerla',
  takeBack: 'Deshacerla',
  letStand: 'Dejarla',
  fine: 'Justo lo que habría jugado el bot.',
  even: (best) => `Parece tan bueno como la jugada del bot: ${lower(best)}.`,
  better: {
    inaccuracy: (best) => `Un poco mejor: ${lower(best)}.`,
    mistake: (best) => `Mejor: ${lower(best)}.`,
    blunder: (best) => `Mucho mejor: ${lower(best)}.`,
  },
};
