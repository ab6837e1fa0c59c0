// The switch for sounds, in Estonian.
import type * as en from './en-first.ts';

export const sounds: typeof en.sounds = {
  word: 'Heliefektid',
  more: 'Vaiksed helid, kui nupud liiguvad',
};
