// The words of the analysis board, in Spanish.
import { capital, lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const analysis: typeof en.analysis = {
  command: 'Analizar',
  title: (game) => `Análisis de ${game} · pygames`,
  heading: 'Análisis',
  position: 'Posición',
  turn: (player) => `Turno de ${player}`,
  share: 'Compartir esta posición',
  label: 'Enlace a esta posición',
  message: (game) => `Una posición de ${game}:`,
  moves: 'Jugadas',
  lines: 'Mejores jugadas',
  thinking: 'buscando más a fondo…',
  best: (action, worth, why) => `La mejor jugada: ${lower(action)}. ${worth}.${why && ` ${capital(why)}.`}`,
  came: (nth, all) => (all > 1 ? `Azar, ${nth} de ${all}` : 'Azar'),
  byLot: 'Al azar',
  back: 'Una jugada atrás',
  forward: 'Una jugada adelante',
  setUp: 'Componer',
  arrange: 'Componer una posición',
  pieces: 'Piezas',
  asText: 'Código de la posición',
  show: 'Cargar',
  arranged: 'Analizarla',
  comment: 'Comentario',
  save: 'Guardar',
  against: (bot) => `Contra ${bot.against}`,
};
