// What the first screen says of playing live, in English.
import { listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const far = translated('far', {
  play: 'You play',
  beside: 'Side by side',
  byLink: 'By a link',
  more: 'Your friend scans your code, and begins.',
});

/** A game with those who are connected. */
export const withPeople = translated('withPeople', (who: readonly string[]) => `With ${listed(who)}`);
