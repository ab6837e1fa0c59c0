// The way to the workshop, in Spanish.
import type * as en from './en-first.ts';

export const makeYourOwn: typeof en.makeYourOwn = {
  word: 'Crea el tuyo',
  small: 'Juegos pequeños',
  some: 'Reversi, Cuatro en línea, Molino, Damas inglesas, Kalah, Gomoku…',
};
