// The words about a game being played, in Estonian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital } from '../grammar.ts';
import { declined } from './grammar.ts';

/** @param genitive of what the bot is like, as before "vastu" */
const bot = (like: string, genitive = like): BotWords => {
  const within = `${like} bot`;
  return { name: capital(within), level: capital(like), within, against: `${genitive} boti` };
};

export const game: typeof en.game = {
  you: 'Sina',
  // Their cases are in `grammar.ts`.
  bots: [bot('leebe'), bot('rahulik', 'rahuliku'), bot('innukas', 'innuka'), bot('range'), bot('halastamatu')],
  ownBot: bot('omatehtud'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: {
    name: 'Võrdne vastane',
    level: 'Võrdne vastane',
    within: 'võrdne vastane',
    against: 'võrdse vastase',
  },

  over: 'Mäng on läbi',
  start: 'Mängu algus',
  to: 'kuni',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => `${within ? 'sinu' : 'Sinu'} ${sheet}`,
  sheetOf: (name, sheet) => `${declined(name)} ${sheet}`,

  reading: (title, text) => `${title}: ${text}`,
  goal: 'Eesmärk:',
};
