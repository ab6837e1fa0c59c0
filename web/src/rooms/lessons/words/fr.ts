// The words of the lessons, in French.
import type * as en from './en.ts';

export const lessons: typeof en.lessons = {
  title: (game) => `Leçon : ${game} · pygames`,
  notThis: (game) => `Il n’y a pas encore de leçon pour ${game}.`,
  heading: (game) => `Leçon : ${game}`,
  playNow: 'Jouer une partie',
  shown: (places) => `Comme ceci : ${places.join(', puis ')}.`,
  tryTitle: 'À vous d’essayer',
  fromStart: 'Depuis le début',
};
