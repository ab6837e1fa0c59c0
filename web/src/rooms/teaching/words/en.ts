// What a teaching game says of a decision, in English.
import { lower } from '../../../words/grammar.ts';

export const teaching = {
  offered: 'You can take this back',
  takeBack: 'Take it back',
  letStand: 'Leave it',
  fine: 'The bot would have done the same.',
  better: {
    inaccuracy: (best: string) => `A little better would have been: ${lower(best)}.`,
    mistake: (best: string) => `Better would have been: ${lower(best)}.`,
    blunder: (best: string) => `Much better would have been: ${lower(best)}.`,
  },
};
