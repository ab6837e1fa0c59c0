// The words of exercises, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { capital, lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const mistakes: typeof en.mistakes = {
  command: 'Errores',
  learn: 'Aprende de tus errores',
  title: (game) => `Tus errores: ${game} · pygames`,
  heading: 'Tus errores',
  finding: 'Buscando tus errores',
  none: 'En esta partida no cometiste ningún error grave.',
  exercise: 'Ejercicio',
  played: (turn, action) => `En el turno ${turn} elegiste: ${lower(action)}.`,
  task: 'Encuentra algo mejor',
  same: 'Eso es lo que elegiste en la partida.',
  little: 'Hay algo mejor.',
  also: (best) => `Es casi tan bueno como lo mejor: ${lower(best)}.`,
  alsoGood: (best) => `Es bastante bueno. Mejor aún: ${lower(best)}.`,
  best: (best, why) => `Lo mejor era: ${lower(best)}.${why && ` ${capital(why)}.`}`,
  toGame: 'Volver a la partida',
  solved: (once, all) => (once ? `${once} de ${all} a la primera.` : 'Ninguno a la primera.'),
};

export const deck: typeof en.deck = {
  title: 'Ejercicios · pygames',
  heading: 'Ejercicios para hoy',
  due: (count) => `${counted(count, 'ejercicio')} para hoy`,
  entered: 'Lo volverás a ver dentro de unos días.',
  comesBack: (days) => (days > 1 ? `Vuelve dentro de ${days} días.` : 'Vuelve mañana.'),
  suspendedAsHard: 'No vuelve: ha resultado demasiado difícil demasiadas veces.',
  suspend: 'No volver a preguntar',
  putBack: 'Preguntar de todos modos',
  out: 'Este ejercicio no vuelve.',
  backIn: 'Este ejercicio vuelve.',
  left: (count) => (count ? `${count === 1 ? 'Queda' : 'Quedan'} ${counted(count, 'ejercicio')} para hoy.` : 'Era el último de hoy.'),
  none: 'No hay ejercicios para hoy.',
  what: 'Después de una partida, «Errores» convierte tus jugadas más caras en ejercicios. Los que no resuelvas a la primera vuelven aquí otros días.',
  fine: 'Visto otra vez, no hay nada mejor que lo que elegiste, así que este ejercicio se omite.',
  unreadable: 'Un ejercicio no se pudo leer y se ha omitido.',
};
