// The first screen's words about the daily challenges, in German.
import type * as en from './en-first.ts';

export const today: typeof en.today = {
  link: 'Heute',
  waiting: (done, all) => (done === 0 ? `${all} neu` : done < all ? `noch ${all - done}` : 'alle geschafft'),
  streak: (days, hasPlayed) => {
    if (!hasPlayed) return `Mit einer Tagesaufgabe heute sind es ${days + 1} Tage in Folge.`;
    return days > 1 ? `Du hast ${days} Tage in Folge gespielt.` : 'Heute beginnt deine Serie.';
  },
  noSuchDay: (date) => `Dieser Link nennt einen Tag, den es nicht gibt: „${date}“.`,
};
