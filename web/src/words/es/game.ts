// The words about a game being played, in Spanish: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital } from '../grammar.ts';

const bot = (level: string): BotWords => {
  const within = `el bot ${level}`;
  return { name: `Bot ${level}`, level: capital(level), within, against: within };
};

export const game: typeof en.game = {
  you: 'Tú',
  bots: ['amable', 'paciente', 'astuto', 'severo', 'implacable'].map(bot),
  ownBot: bot('casero'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('a tu nivel'),

  over: 'La partida ha terminado',
  start: 'El principio',
  to: 'a',
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => `${within ? 'tu' : 'Tu'} ${sheet}`,
  sheetOf: (name, sheet) => `el ${sheet} de ${name}`,

  reading: (title, text) => `${title}: ${text}`,
  goal: 'Objetivo:',
};
