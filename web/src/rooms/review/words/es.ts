// The words of the review of a finished game, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import type * as en from './en.ts';

export const review: typeof en.review = {
  command: 'Repaso',
  key: 'Repasar una partida terminada',
  chart: 'Probabilidad de ganar, jugada a jugada',
  at: (where, chances) => `${where}: ${chances?.join(', ') ?? 'sin evaluar'}`,

  moves: 'Analizando las jugadas',
  costliest: 'Analizando las jugadas más costosas',
  stopped: 'Detenido',
  stop: 'Parar',
  resume: 'Continuar',
  complete: 'El repaso está completo.',
  turned: (turn, action) => `El giro llegó en la jugada ${turn}: ${action}`,

  none: 'Ninguna jugada costó mucho.',
  noneInPoints: 'Ninguna jugada costó dos puntos.',
  own: 'Tus jugadas',
  others: (players) => (players > 2 ? 'Las jugadas de los demás' : 'Las jugadas de tu rival'),
  explained: 'Cuánta probabilidad de ganar costó cada jugada:',
  points: (points) => counted(points, 'punto'),
  inPoints: 'Cuántos puntos costó cada jugada:',
  who: (turn, name) => `Turno ${turn}, ${name}`,
  cost: (cost) => `, costó ${cost}`,
  better: 'Mejor:',
  which: (brings) => `, que ${brings}`,
  best: 'Las mejores jugadas aquí',
  playFrom: 'Jugar desde aquí',
};
