// The words of the daily challenges, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { capital } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const ENDS = { won: 'victoria', lost: 'derrota', drawn: 'empate' };

/** A result within a sentence. */
const outcome: typeof en.daily.result = (result) => {
  const plain = result.how === 'scored' ? counted(result.score, 'punto') : ENDS[result.how];
  return result.helped ? `${plain} con ayuda` : plain;
};

export const daily: typeof en.daily = {
  title: 'Retos del día · pygames',
  notYet: 'Este día aún no ha llegado.',
  toFame: 'Salón de la fama',
  toToday: 'Los retos de hoy',
  titleOf: (game, date) => `${game}, ${date}`,
  heading: 'Retos del día',
  list: (date) => `Retos del ${date}`,
  next: (minutes) => `Habrá retos nuevos en ${minutes < 90 ? counted(minutes, 'minuto') : counted(Math.round(minutes / 60), 'hora')}.`,

  challenge: 'Reto:',
  ofDay: 'Todos los retos del día',
  nextGame: 'Siguiente reto',
  today: (done, all, days) => `Hoy: ${done} de ${all}${days > 1 ? `; ${days} días seguidos` : ''}.`,
  onDay: (done, all, date) => `${done} de ${all} el ${date}.`,

  puzzle: 'Problema del día',
  preparing: 'Preparando…',
  alone: 'Juegas en solitario.',
  seat: (side, bot) => `Juegas con ${side}, contra ${bot.against}`,
  play: 'Jugar',
  resume: 'Continuar',
  again: 'Jugar otra vez',
  look: 'Ver',
  does: (what, game) => `${what}: ${game}`,

  result: (result) => capital(outcome(result)),

  toBeat: 'Puntos a batir',
  rival: (score) => (score === null ? 'por calcular' : String(score)),
  beaten: 'superado',
  rivalsFailed: 'No se pudieron calcular los puntos a batir.',

  done: (done, all) => `${done} de ${all} completados`,
  noStreak: 'Completa uno hoy para empezar una racha.',

  share: 'Compartir el resultado',
  shareTitle: 'Tu resultado',
  text: 'Tu resultado en texto',
  shareHead: (number) => (number > 0 ? `pygames, día ${number}` : 'pygames'),
  line: (signs, game, result, bots) => `${signs} ${game}: ${outcome(result)}${bots && `, bots ${bots}`}`,
  inARow: (days) => `${days} días seguidos`,

  calendar: 'Calendario',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',
  cell: (date, done, helped) => [date, done && counted(done, 'completado'), helped && `${helped} con ayuda`].filter(Boolean).join(', '),
};
