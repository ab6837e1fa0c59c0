// A teaching game's words about a decision, in French.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Rejouer en partie guidée', short: 'Partie guidée' },
  offered: 'Vous pouvez reprendre ce coup',
  takeBack: 'Le reprendre',
  letStand: 'Le garder',
  fine: 'C’est ce que le bot aurait joué.',
  even: (best) => `Cela semble aussi bon que le coup du bot : ${lower(best)}.`,
  better: {
    inaccuracy: (move, best, odds) => `Votre coup, ${move}, coûte un peu : ${best} valait mieux${odds}.`,
    mistake: (move, best, odds) => `Votre coup, ${move}, est une erreur : ${best} valait mieux${odds}.`,
    blunder: (move, best, odds) => `Votre coup, ${move}, est une grosse erreur : ${best} valait bien mieux${odds}.`,
  },
};
