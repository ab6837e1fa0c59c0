// The switch for sounds, in Spanish.
import type * as en from './en-first.ts';

export const sounds: typeof en.sounds = {
  word: 'Efectos de sonido',
  more: 'Sonidos suaves al mover las piezas',
};
