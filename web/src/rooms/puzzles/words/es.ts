// The words of the puzzles, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles: typeof en.puzzles = {
  title: (game) => `Problemas: ${game} · pygames`,
  proved: 'Un programa ha comprobado todas las soluciones hasta el final.',
  all: (count) => `${counted(count, 'problema')} por resolver.`,
  count: (answered, all) => `Has intentado ${answered} de ${all}.`,
  rating: (rating) => `Tu clasificación: ${rating}.`,
  rated: (rating, change) => `Tu clasificación: ${rating}${change ? `\u00a0(${signed(change)})` : ', como antes'}.`,
  ratedAfter: (count) => `Verás tu clasificación después de ${counted(count, 'problema más', 'problemas más')}.`,
  titleOfAll: 'Problemas · pygames',
  tried: (count) => (count ? counted(count, 'problema intentado', 'problemas intentados') : 'Ninguno intentado'),
  day: 'Problema del día',
  dayDone: 'Problema del día, hecho',
  solve: 'Resolver',
  again: 'Verlo otra vez',
  next: 'De mi nivel',
  nextMore: 'Uno nuevo, a la medida de tu clasificación.',
  dayMore: 'El mismo para todo el mundo, uno nuevo cada día.',
  run: 'Serie',
  runOn: 'Seguir la serie',
  runMore: 'Cada vez más difíciles. Al tercer fallo se acaba.',
  best: (best) => `Tu mejor serie: ${best}.`,
  runNow: (solved, missed) => `En esta serie: ${counted(solved, 'resuelto')}, ${counted(missed, 'fallado')}.`,
  runOver: (solved) => `La serie ha terminado: ${counted(solved, 'problema resuelto', 'problemas resueltos')}.`,
  themes: 'Por tema',
  progress: (done, all) => (done ? `${done} de ${all}` : `${all}`),
  curve: (first, last, answers) => `Tu clasificación, de ${first} a ${last}, a lo largo de ${counted(answers, 'problema')}`,
  about: (themes) => themes.length > 0 && `Tema${themes.length > 1 ? 's' : ''}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band) => `Dificultad ${band} de 5`,
  shown: 'La jugada siguiente está señalada.',
  shownTurn: 'El tablero muestra cómo se hace.',
  print: 'Cuaderno con soluciones',
  others: 'Todos los problemas',
};
