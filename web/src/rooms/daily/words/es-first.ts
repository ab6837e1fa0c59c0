// The first screen's words about the daily challenges, in Spanish.
import type * as en from './en-first.ts';

export const today: typeof en.today = {
  link: 'Hoy',
  waiting: (done, all) => (done === 0 ? `${all} ${all === 1 ? 'nuevo' : 'nuevos'}` : done < all ? `${all - done === 1 ? 'queda' : 'quedan'} ${all - done}` : 'completo'),
  streak: (days, hasPlayed) => {
    if (!hasPlayed) return `Termina hoy un reto y llevarás ${days + 1} días seguidos.`;
    return days > 1 ? `Llevas ${days} días seguidos.` : 'Tu racha empieza hoy.';
  },
  noSuchDay: (date) => `Este enlace indica un día que no existe: «${date}».`,
};
