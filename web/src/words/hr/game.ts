// The words about a game being played, in Croatian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital } from '../grammar.ts';
import { yours } from './grammar.ts';

/** @param genitive of what the bot is like, as after "protiv" */
const bot = (like: string, genitive: string): BotWords => {
  const within = `${like} bot`;
  return { name: capital(within), level: capital(like), within, against: `${genitive} bota` };
};

export const game: typeof en.game = {
  you: 'Ti',
  bots: [bot('blagi', 'blagog'), bot('strpljivi', 'strpljivog'), bot('žustri', 'žustrog'), bot('strogi', 'strogog'), bot('neumoljivi', 'neumoljivog')],
  ownBot: bot('vlastiti', 'vlastitog'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('ravnopravni', 'ravnopravnog'),

  over: 'Partija je završena',
  start: 'Početak',
  to: 'do',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => (within ? yours(sheet) : capital(yours(sheet))),
  sheetOf: (name, sheet) => `${name} – ${sheet}`,

  reading: (title, text) => `${title}: ${text}`,
  goal: 'Cilj:',
};
