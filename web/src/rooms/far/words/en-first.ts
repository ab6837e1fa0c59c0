// What the first screen says of playing live, in English.
import { translated } from '../../../words/translated.ts';

export const far = translated('far', {
  play: 'You play',
  beside: 'Side by side',
  byLink: 'By a link',
  more: (two: boolean): string => (two ? 'Your friend scans your code, and begins.' : 'Your friends scan your code one after another.'),
});
