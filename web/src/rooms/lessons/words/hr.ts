// The words of the lessons, in Croatian.
import type * as en from './en.ts';

export const lessons: typeof en.lessons = {
  title: (game) => `Nauči igrati: ${game} · pygames`,
  notThis: (game) => `Za igru ${game} još nema lekcije.`,
  heading: (game) => `Nauči igrati: ${game}`,
  playNow: 'Odigraj partiju',
  shown: (places) => `Ovako: ${places.join(', zatim ')}.`,
  tryTitle: 'Pokušaj i ti',
  fromStart: 'Ispočetka',
};
