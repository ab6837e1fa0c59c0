// A teaching game's words about a decision, in Estonian.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Mängi uuesti, ma hoiatan sind', short: 'Mängi hoiatustega' },
  offered: 'Selle võid tagasi võtta',
  takeBack: 'Võta tagasi',
  letStand: 'Jäta nii',
  fine: 'Just nii oleks mänginud ka bot.',
  even: (best) => `Paistab sama hea kui boti käik: ${lower(best)}.`,
  better: {
    inaccuracy: (move, best, odds) => `Sinu käik ${move} maksis veidi: parem oli ${best}${odds}.`,
    mistake: (move, best, odds) => `Sinu käik ${move} oli viga: parem oli ${best}${odds}.`,
    blunder: (move, best, odds) => `Sinu käik ${move} oli suur viga: palju parem oli ${best}${odds}.`,
  },
};
