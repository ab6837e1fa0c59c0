// The results against a bot before a game, in German.
import type * as en from './en-first.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['neun von zehn Zügen sind', 'drei von vier Zügen sind', 'jeder zweite Zug ist', 'einer von vier Zügen ist'];

/** A strength among the levels: "Sanft bis Geduldig", "Geduldig". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, und ${BY_LOT[Math.floor(strength * 4)]} ausgelost`;
  return [...new Set([Math.floor(strength), Math.ceil(strength)])].map(level).join(' bis ');
}

export const bots: typeof en.bots = {
  tally: (won, played) => (played === 1 ? 'Du hast einmal gegen ihn gespielt und gewonnen.' : `Du hast ${won} von ${played} Partien gegen ihn gewonnen.`),
  even: 'Ebenbürtig',
  evenMore: 'Passt sich deinen Ergebnissen an, sodass du etwa jede zweite Partie gewinnst',
  evenNow: (strength, level) => `Jetzt: ${strengthWords(strength, level)}.`,
};
