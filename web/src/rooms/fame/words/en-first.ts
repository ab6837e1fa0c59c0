// The results against a bot before a game, in English.
import { setup } from '../../../words/en/home.ts';
import { counted } from '../../../words/grammar.ts';

export const bots = {
  tally: (won: number, played: number) =>
    `You have won ${won} of ${counted(played, 'game')} against it.`,
  noTally: 'You have not played against it yet.',
  even: 'Even match',
  evenMore: 'Adapts to your results, so that you win about half of your games',
  evenNow: (strength: number) => `Now: ${setup.between(strength)}.`,
};
