// The way to the workshop, in English.
import { translated } from '../../../words/translated.ts';

export const makeYourOwn = translated('makeYourOwn', {
  word: 'Make your own',
  small: 'Small games',
  /** Some of them. */
  some: 'Reversi, Four in a Row, Morris, Draughts, Kalah, Gomoku, …',
});
