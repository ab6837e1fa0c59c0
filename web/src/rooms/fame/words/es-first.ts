// The results against a bot before a game, in Spanish.

import { counted } from '../../../words/es/grammar.ts';
import type * as en from './en-first.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['nueve de cada diez jugadas', 'tres de cada cuatro jugadas', 'una de cada dos jugadas', 'una de cada cuatro jugadas'];

/** A strength among the levels: "de Amable a Paciente", "Paciente". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, con ${BY_LOT[Math.floor(strength * 4)]} al azar`;
  const [from, to] = [Math.floor(strength), Math.ceil(strength)].map(level);
  return strength % 1 ? `de ${from} a ${to}` : from;
}

export const bots: typeof en.bots = {
  tally: (won, played) => `Le has ganado ${won} de ${counted(played, 'partida')}.`,
  even: 'A tu nivel',
  evenMore: 'Se adapta a tus resultados para que ganes más o menos la mitad',
  evenNow: (strength, level) => `Ahora: ${strengthWords(strength, level)}.`,
};
