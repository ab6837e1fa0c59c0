// The words about a game being played, in English: players, turns, results, hints, tips.
import { type BotWords, capital } from '../grammar.ts';
import { translated } from '../translated.ts';

const bot = (like: string, name = `${like} bot`): BotWords => {
  const within = `the ${name}`;
  return { name: capital(name), level: capital(like), within, against: within };
};

export const game = translated('game', {
  you: 'You',
  bots: ['gentle', 'patient', 'keen', 'stern', 'relentless'].map((like) => bot(like)),
  ownBot: bot('home-made'),
  /** A player among others of the same name. */
  namedAt: (name: string, seat: string) => `${name} (${seat})`,
  evenMatch: bot('even match', 'even match'),

  over: 'The game is over',
  start: 'The beginning',
  /** In place of the dash in “c3–d3”, for who listens. */
  to: 'to',
  title: (words: string, game: string) => `${words} · ${game}`,

  yourSheet: (sheet: string, within: boolean) => `${within ? 'your' : 'Your'} ${sheet}`,
  sheetOf: (name: string, sheet: string) => `${name}’s ${sheet}`,

  reading: (title: string, text: string) => `${title}: ${text}`,
  goal: 'Goal:',
});
