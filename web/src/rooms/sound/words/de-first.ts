// The switch for sounds, in German.
import type * as en from './en-first.ts';

export const sounds: typeof en.sounds = {
  word: 'Geräusche',
  more: 'Leise Geräusche bei jedem Zug',
};
