// The first screen's words about the daily challenges, in French.
import type * as en from './en-first.ts';

export const today: typeof en.today = {
  link: 'Du jour',
  waiting: (done, all) => (done === 0 ? `${all} à relever` : done < all ? `encore ${all - done}` : 'tous relevés'),
  streak: (days, hasPlayed) => {
    if (!hasPlayed) return `Relevez un défi aujourd’hui pour une série de ${days + 1} jours.`;
    return days > 1 ? `Vous avez joué ${days} jours d’affilée.` : 'Votre série commence aujourd’hui.';
  },
  noSuchDay: (date) => `Ce lien indique un jour qui n’existe pas : « ${date} ».`,
};
