// The words about a game being played, in German: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital } from '../grammar.ts';
import { withOwner } from './grammar.ts';

const bot = (like: string): BotWords => {
  const level = capital(like);
  const [within, against] = [`der ${like}e Bot`, `den ${like}en Bot`];
  return { name: `${level}er Bot`, level, within, against };
};

export const game: typeof en.game = {
  you: 'Du',
  bots: ['sanft', 'geduldig', 'eifrig', 'streng', 'unerbittlich'].map(bot),
  ownBot: bot('selbst gebaut'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('ebenbürtig'),

  over: 'Die Partie ist zu Ende',
  start: 'Der Anfang',
  to: 'nach',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => withOwner(within ? 'dein' : 'Dein', sheet),
  sheetOf: (name, sheet) => `${sheet} von ${name}`,

  reading: (title, text) => `${title}: ${text}`,
  goal: 'Ziel:',
};
