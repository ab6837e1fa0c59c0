// A teaching game's words about a decision, in English.
import { lower } from '../../../words/grammar.ts';

export const teaching = {
  fine: 'The bot would have done the same.',
  better: {
    inaccuracy: (best: string) => `A little better would have been: ${lower(best)}.`,
    mistake: (best: string) => `Better would have been: ${lower(best)}.`,
    blunder: (best: string) => `Much better would have been: ${lower(best)}.`,
  },
};
