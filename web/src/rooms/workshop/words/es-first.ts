// The way to the workshop, in Spanish.
import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Crea el tuyo',
  more: 'Un juego de mesa en unas líneas de Python',
  small: 'Juegos pequeños',
};
