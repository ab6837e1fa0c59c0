// The results against a bot before a game, in Croatian.

import { counted } from '../../../words/hr/grammar.ts';
import type * as en from './en-first.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['devet od deset poteza', 'tri od četiri poteza', 'svaki drugi potez', 'svaki četvrti potez'];

/** A strength among the levels: "Blagi – Strpljivi", "Strpljivi". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, nasumce vuče ${BY_LOT[Math.floor(strength * 4)]}`;
  return [...new Set([Math.floor(strength), Math.ceil(strength)])].map(level).join(' – ');
}

export const bots: typeof en.bots = {
  tally: (won, played) => `Tvoj učinak protiv njega: ${counted(won, 'pobjeda', 'pobjede', 'pobjeda')} u ${counted(played, 'partiji', 'partije', 'partija')}.`,
  even: 'Ravnopravni',
  evenMore: 'Prilagođava se tvojim rezultatima, tako da dobivaš otprilike pola partija',
  evenNow: (strength, level) => `Sada: ${strengthWords(strength, level)}.`,
};
