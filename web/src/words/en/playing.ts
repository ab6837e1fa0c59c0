// The words of tables while a game is played, in English.
import { translated } from '../translated.ts';

export const playing = translated('playing', {
  practice: 'This was practice: it doesn’t count.',

  thinks: (name: string) => `${name} is thinking`,
  waits: (name: string) => `Paused. ${name} is next`,
  paused: 'Paused.',
  resumed: 'The bots continue.',
  undone: 'Undone.',
  redone: 'Redone.',
  switched: 'The branch is the game now.',

  isEarlier: 'This is an earlier position. Go back to the game to play',
  isOthers: (whose: string) => `This is ${whose}. Go back to play`,
  waitsForRules: 'Your move is kept',
  playedThen: 'It is played as soon as the rules have loaded.',
  notPlayed: 'Your move was not played: the game has gone on meanwhile.',

  confirm: (action: string) => `${action}?`,
  confirmIt: 'Play this move?',
  seeksHint: 'Looking for a good move',
  hint: (action: string) => `Hint: ${action}`,

  nothingYet: 'Nothing has happened yet.',

  elsewhere: 'You are playing this game in another tab. This one follows',
  deletedElsewhere: 'This game was deleted in another tab. What is played here is not kept.',

  tips: {
    undo: 'A slip? Undo takes it back.',
    hint: 'Not sure? Hint shows a good move.',
    rules: 'To read the rules, press Rules.',
  },
});
