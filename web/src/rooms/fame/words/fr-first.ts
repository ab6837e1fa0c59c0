// The results against a bot before a game, in French.

import { counted } from '../../../words/fr/grammar.ts';
import type * as en from './en-first.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['neuf coups sur dix', 'trois coups sur quatre', 'un coup sur deux', 'un coup sur quatre'];

/** A strength among the levels: "entre Indulgent et Patient", "Patient". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, ${BY_LOT[Math.floor(strength * 4)]} au hasard`;
  const [low, high] = [Math.floor(strength), Math.ceil(strength)].map(level);
  return strength % 1 ? `entre ${low} et ${high}` : low;
}

export const bots: typeof en.bots = {
  tally: (won, played) => `${counted(won, 'victoire')} en ${counted(played, 'partie')} contre lui.`,
  even: 'À votre niveau',
  evenMore: 'S’adapte à vos résultats : vous gagnez environ une partie sur deux',
  evenNow: (strength, level) => `En ce moment : ${strengthWords(strength, level)}.`,
};
