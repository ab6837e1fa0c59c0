// The words of the lessons, in German.
import type * as en from './en.ts';

export const lessons: typeof en.lessons = {
  title: (game) => `${game} lernen · pygames`,
  notThis: (game) => `Zu ${game} gibt es noch keine Lektion.`,
  heading: (game) => `${game} lernen`,
  playNow: 'Jetzt spielen',
  shown: (places) => `So geht es: ${places.join(', dann ')}.`,
  tryTitle: 'Selbst versuchen',
  fromStart: 'Von Anfang an',
};
