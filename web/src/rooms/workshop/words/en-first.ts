// The way to the workshop, in English.
import { translated } from '../../../words/translated.ts';

export const makeYourOwn = translated('makeYourOwn', {
  word: 'Make your own',
  more: 'A board game in a few lines of Python',
  small: 'Small games',
});
