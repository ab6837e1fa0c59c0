// The words about a game being played, in English: players, turns, results, hints, tips.

import { translated } from '../translated.ts';

/** The current turn, and how many there are; before the first, the start or the set-up. */
const progress = (turn: number, turns: number, ply: number) => {
  if (turn) return turn < turns ? `Turn ${turn} of ${turns}` : `Turn ${turn}`;
  return ply ? 'Set-up' : 'Start';
};

export const game = translated('game', {
  you: 'You',
  bots: ['Gentle bot', 'Patient bot', 'Keen bot', 'Stern bot', 'Relentless bot'],
  ownBot: 'Home-made bot',
  /** A player among others of the same name. */
  namedAt: (name: string, seat: string) => `${name} (${seat})`,
  evenMatch: 'Even match',

  over: 'The game is over',
  practice: 'This was practice: it doesn’t count.',

  thinks: (name: string) => `${name} is thinking`,
  waits: (name: string) => `Paused. ${name} is next`,
  paused: 'Paused.',
  resumed: 'The bots continue.',
  undone: 'Undone.',
  redone: 'Redone.',
  switched: 'The branch is the game now.',

  progress,
  start: 'The beginning',
  earlier: (where: string) => `An earlier position: ${where.toLowerCase()}.`,
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

  scored: (score: number, unit: string) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name: string, also: string, parts: string[]) =>
    `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  reading: (title: string, text: string) => `${title}: ${text}`,
  noReading: {
    pieces: 'There is nothing to read of the players’ pieces.',
    row: 'This board has no rows.',
    column: 'This board has no columns.',
    area: 'There is no area to read here.',
  },
  nothingYet: 'Nothing has happened yet.',

  elsewhere: 'You are playing this game in another tab. This one follows',
  deletedElsewhere: 'This game was deleted in another tab. What is played here is not kept.',
  branchedOff:
    'Another tab played on at this table. The game with your last move is a branch, below the list of moves.',
  savedCopy:
    'Another tab played on at this table. The game with your last move was kept as a game of its own.',

  goal: 'Goal:',
  /** A game's tip, with the word for pressing a place. */
  pointing: (tip: string, touch: boolean) => tip.replace('{Tap}', touch ? 'Tap' : 'Click'),
  tips: {
    near: 'Pinch to zoom in.',
    undo: 'A slip? Undo takes it back.',
    hint: 'Not sure? Hint shows a good move.',
    rules: 'To read the rules, press Rules.',
  },
});
