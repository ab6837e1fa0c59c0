// A teaching game's words about a decision, in English.
import { lower } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const teaching = translated('teaching', {
  again: { word: 'Play again, and I’ll warn you', short: 'Play, with warnings' },
  offered: 'You can take this back',
  takeBack: 'Take it back',
  letStand: 'Leave it',
  fine: 'Just what the bot would have played.',
  /** Of another action than the bot's that costs nothing. */
  even: (best: string) => `Looks as good as the bot’s move: ${lower(best)}.`,
  /** The moves as the list of moves has them, and how often the better one wins. */
  better: {
    inaccuracy: (move: string, best: string, odds: string) => `Your ${move} cost a little: ${best} was better${odds}.`,
    mistake: (move: string, best: string, odds: string) => `Your ${move} was a mistake: ${best} was better${odds}.`,
    blunder: (move: string, best: string, odds: string) => `Your ${move} was a big mistake: ${best} was much better${odds}.`,
  },
});
