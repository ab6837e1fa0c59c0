// The words about a game being played, in German: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import type { BotWords } from '../grammar.ts';
import { withOwner } from './grammar.ts';

/** Bots have names that stay the same in every case: "gegen Bot Sanft", "von Bot Sanft". */
const bot = (level: string): BotWords => {
  const name = `Bot ${level}`;
  return { name, level, within: name, against: name };
};

export const game: typeof en.game = {
  you: 'Du',
  bots: ['Sanft', 'Geduldig', 'Eifrig', 'Streng', 'Unerbittlich'].map(bot),
  ownBot: bot('Eigenbau'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('Ebenbürtig'),

  over: 'Die Partie ist zu Ende',
  start: 'Der Anfang',
  to: 'nach',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => withOwner(within ? 'dein' : 'Dein', sheet),
  sheetOf: (name, sheet) => `${sheet} von ${name}`,

  reading: (title, text) => `${title}: ${text}`,
  goal: 'Ziel:',
};
