// The results against a bot before a game, in English.
import { counted } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['nine moves in ten', 'three moves in four', 'every other move', 'one move in four'];

/** A strength among the levels: "Gentle to Patient", "Patient". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, with ${BY_LOT[Math.floor(strength * 4)]} at random`;
  return [...new Set([Math.floor(strength), Math.ceil(strength)])].map(level).join(' to ');
}

export const bots = translated('bots', {
  tally: (won: number, played: number) => `You have won ${won} of ${counted(played, 'game')} against it.`,
  even: 'Even match',
  evenMore: 'Adapts to your results, so that you win about half of your games',
  /** @param level what a level is called */
  evenNow: (strength: number, level: (level: number) => string) => `Now: ${strengthWords(strength, level)}.`,
});
