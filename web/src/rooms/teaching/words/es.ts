// A teaching game's words about a decision, in Spanish.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Jugar otra vez, con avisos', short: 'Jugar con avisos' },
  offered: 'Puedes deshacer esta jugada',
  takeBack: 'Deshacerla',
  letStand: 'Dejarla',
  fine: 'Justo lo que habría jugado el bot.',
  even: (best) => `Parece tan bueno como la jugada del bot: ${lower(best)}.`,
  better: {
    inaccuracy: (move, best, odds) => `Tu jugada ${move} cuesta un poco: era mejor ${best}${odds}.`,
    mistake: (move, best, odds) => `Tu jugada ${move} fue un error: era mejor ${best}${odds}.`,
    blunder: (move, best, odds) => `Tu jugada ${move} fue un error grave: era mucho mejor ${best}${odds}.`,
  },
};
