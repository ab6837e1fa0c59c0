// The first screen's words about the daily challenges, in Estonian.
import type * as en from './en-first.ts';

export const today: typeof en.today = {
  link: 'Täna',
  waiting: (done, all) => (done === 0 ? `${all} uut` : done < all ? `jäänud ${all - done}` : 'kõik tehtud'),
  streak: (days, hasPlayed) => {
    if (!hasPlayed) return `Tee täna üks ülesanne, siis oled mänginud järjest ${days + 1} päeva.`;
    return days > 1 ? `Oled mänginud järjest ${days} päeva.` : 'Täna algab sinu seeria.';
  },
  noSuchDay: (date) => `Selles lingis on päev, mida ei ole olemas: „${date}“.`,
};
