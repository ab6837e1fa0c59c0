// The words of the lessons, in English.
import { translated } from '../../../words/translated.ts';

export const lessons = translated('lessons', {
  title: (game: string) => `Learn ${game} · pygames`,
  notThis: (game: string) => `There is no lesson for ${game} yet.`,
  heading: (game: string) => `Learn ${game}`,
  playNow: 'Play a game now',
  /** @param places what to pick, in order */
  shown: (places: string[]) => `Like this: ${places.join(', then ')}.`,
  tryTitle: 'Try it yourself',
  fromStart: 'From the start',
});
