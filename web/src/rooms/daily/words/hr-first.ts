// The first screen's words about the daily challenges, in Croatian.
import { counted } from '../../../words/hr/grammar.ts';
import type * as en from './en-first.ts';

export const today: typeof en.today = {
  link: 'Danas',
  waiting: (done, all) => {
    if (done === 0) return counted(all, 'novi', 'nova', 'novih');
    return done < all ? `još ${all - done}` : 'sve riješeno';
  },
  streak: (days, hasPlayed) => {
    if (!hasPlayed) return `Završi danas jedan izazov za niz od ${days + 1} dana.`;
    return days > 1 ? `Igraš ${days}. dan zaredom.` : 'Tvoj niz počinje danas.';
  },
  noSuchDay: (date) => `Ova poveznica navodi dan koji ne postoji: „${date}”.`,
};
