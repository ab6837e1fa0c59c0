// The switch for sounds, in Croatian.
import type * as en from './en-first.ts';

export const sounds: typeof en.sounds = {
  word: 'Zvukovi',
  more: 'Tihi zvukovi kad se figure miču',
};
