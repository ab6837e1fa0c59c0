// The words of the lessons, in Estonian.
import type * as en from './en.ts';

export const lessons: typeof en.lessons = {
  title: (game) => `Õpi mängima: ${game} · pygames`,
  notThis: (game) => `Mängul ${game} õpetust veel ei ole.`,
  heading: (game) => `Õpi mängima: ${game}`,
  playNow: 'Mängi kohe',
  shown: (places) => `Vaata, nii: ${places.join(', siis ')}.`,
  tryTitle: 'Proovi ise',
  fromStart: 'Algusest',
};
