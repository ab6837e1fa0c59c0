// The results against a bot before a game, in Estonian.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en-first.ts';

/** How many of a bot's moves are drawn by lot, from 0.1 to 0.75. */
const BY_LOT = ['üheksa käiku kümnest on juhuslikud', 'kolm käiku neljast on juhuslikud', 'iga teine käik on juhuslik', 'iga neljas käik on juhuslik'];

/** A strength among the levels: "leebe kuni rahulik", "rahulik". */
function strengthWords(strength: number, level: (level: number) => string): string {
  if (strength < 1) return `${level(1)}, ${BY_LOT[Math.floor(strength * 4)]}`;
  return [...new Set([Math.floor(strength), Math.ceil(strength)])].map(level).join(' kuni ');
}

export const bots: typeof en.bots = {
  tally: (won, played) => `Oled tema vastu võitnud ${won} mängu ${played}-st.`,
  even: 'Võrdne vastane',
  evenMore: 'Kohandub sinu tulemustega nii, et võidad umbes pooled mängud',
  evenNow: (strength, level) => `Praegu: ${strengthWords(strength, (at) => lower(level(at)))}.`,
};
