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
  practice: 'This was practice: it doesn’t count.',

  thinks: (name: string) => `${name} is thinking`,
  waits: (name: string) => `Paused. ${name} is next`,
  paused: 'Paused.',
  resumed: 'The bots continue.',
  undone: 'Undone.',
  redone: 'Redone.',
  switched: 'The branch is the game now.',

  start: 'The beginning',
  isEarlier: 'This is an earlier position. Go back to the game to play',
  isOthers: (whose: string) => `This is ${whose}. Go back to play`,
  title: (words: string, game: string) => `${words} · ${game}`,

  yourSheet: (sheet: string, within: boolean) => `${within ? 'your' : 'Your'} ${sheet}`,
  sheetOf: (name: string, sheet: string) => `${name}’s ${sheet}`,

  waitsForRules: 'Your move is kept',
  playedThen: 'It is played as soon as the rules have loaded.',
  notPlayed: 'Your move was not played: the game has gone on meanwhile.',

  confirm: (action: string) => `${action}?`,
  confirmIt: 'Play this move?',
  seeksHint: 'Looking for a good move',
  hint: (action: string) => `Hint: ${action}`,

  reading: (title: string, text: string) => `${title}: ${text}`,
  nothingYet: 'Nothing has happened yet.',

  elsewhere: 'You are playing this game in another tab. This one follows',
  deletedElsewhere: 'This game was deleted in another tab. What is played here is not kept.',
  branchedOff:
    'Another tab played on at this table. The game with your last move is a branch, below the list of moves.',
  savedCopy:
    'Another tab played on at this table. The game with your last move was kept as a game of its own.',

  goal: 'Goal:',
  tips: {
    near: 'Pinch to zoom in.',
    undo: 'A slip? Undo takes it back.',
    hint: 'Not sure? Hint shows a good move.',
    rules: 'To read the rules, press Rules.',
  },
});
