// The words of the pages for paper, in Spanish.

import { counted } from '../../../words/es/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const print: typeof en.print = {
  print: 'Imprimir',
  title: 'En papel · pygames',
  titleOf: (game) => `${game} en papel · pygames`,
  heading: 'En papel',
  preview: 'Vista previa',
  shows: (pages) => `${counted(pages, 'página')}.`,
  nothing: 'Aquí no hay nada que imprimir.',
  couldNotShow: (why) => `Ahora no se puede mostrar: ${why}`,
  rules: 'Las reglas, para leer o imprimir',

  what: 'Qué imprimir',
  played: 'Esta partida',
  booklet: 'Problemas',
  players: 'Jugadores',
  copies: 'Copias',
  drawAgain: 'Otro sorteo',

  leaf: (game, title) => `${game}: ${title}`,
  fields: 'Para rellenar',
  by: (game, authors) => `${game} es un juego de ${listed(authors)}.`,
};
