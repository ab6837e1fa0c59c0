// The words about a game being played, in French: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital } from '../grammar.ts';
import { bare, of } from './grammar.ts';

const bot = (level: string): BotWords => {
  const within = `le bot ${level}`;
  return { name: `Bot ${level}`, level: capital(level), within, against: within };
};

export const game: typeof en.game = {
  you: 'Vous',
  bots: ['indulgent', 'patient', 'vif', 'coriace', 'implacable'].map(bot),
  ownBot: bot('maison'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('à votre niveau'),

  over: 'La partie est terminée',
  start: 'Le début',
  to: 'à',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => `${within ? 'votre' : 'Votre'} ${bare(sheet)}`,
  sheetOf: (name, sheet) => `${sheet} ${of(name)}`,

  reading: (title, text) => `${title} : ${text}`,
  goal: 'But :',
};
