// The switch for sounds, in English.
import { translated } from '../../../words/translated.ts';

export const sounds = translated('sounds', {
  word: 'Sound effects',
  more: 'Soft sounds when pieces move',
});
