// The words of the lessons, in Spanish.
import type * as en from './en.ts';

export const lessons: typeof en.lessons = {
  title: (game) => `Aprender ${game} · pygames`,
  notThis: (game) => `Aún no hay ninguna lección de ${game}.`,
  heading: (game) => `Aprender ${game}`,
  playNow: 'Jugar una partida',
  shown: (places) => `Así: ${places.join(', después ')}.`,
  tryTitle: 'Pruébalo',
  fromStart: 'Desde el inicio',
};
