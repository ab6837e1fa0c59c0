// The switch for sounds, in German.
import type * as en from './en-first.ts';

export const sounds: typeof en.sounds = {
  word: 'Klänge',
  more: 'Leise Klänge, wenn Steine sich bewegen',
};
