// The words of the home page and of the dialog before a game, in Spanish.

import type * as en from '../en/home.ts';
import { listed } from '../grammar.ts';
import { counted } from './grammar.ts';

export const home: typeof en.home = {
  title: 'pygames: juegos de mesa',
  question: '¿A qué jugamos hoy?',
  players: 'jugadores',
  to: 'a',
  play: 'Jugar',
  again: 'Jugar otra vez',
  againAs: (players) => `Jugar otra vez: ${players}`,
  openGame: 'Tu partida abierta',
  openGames: 'Partidas abiertas',
  moreOpen: (count) => counted(count, 'partida más', 'partidas más'),
  moreOpenSpoken: (count) => counted(count, 'partida abierta más', 'partidas abiertas más'),
  yourMove: 'te toca',
  someonesMove: (name) => `turno de ${name}`,
  resume: 'Continuar',
  left: (when) => `Interrumpida ${when}`,
  playersNamed: (names) => listed(names),
  against: (side, bots) => `${side}, contra ${listed(bots.map(({ against }) => against))}`,
  newer: 'Una versión más nueva de la página guardó una partida. Recarga la página para actualizarla; hasta entonces la partida no se pierde.',
  noneStarts: 'No se pudieron abrir los juegos.',
  cannotPlay: 'Puedes ver los juegos y leer sus reglas, pero ahora no se puede jugar.',
};

const byChance = 'Al azar';

export const setup: typeof en.setup = {
  newGame: 'Partida nueva',
  start: 'Empezar',
  more: 'Más',
  unfinished: 'Esta partida no ha terminado. Se queda en «Partidas».',
  another: 'Empezar otra.',
  keepPlaying: 'Seguir jugando',
  playerCount: 'Jugadores',
  whoPlays: 'Quién juega',
  opponents: {
    bot: 'Tú y un bot',
    person: 'Dos en este dispositivo',
    far: 'Cada cual en su dispositivo',
  },
  others: { bot: 'Tú y bots', person: 'Todos en este dispositivo', far: 'Cada cual en su dispositivo' },
  byLink: 'Después de cada jugada se envía un enlace.',
  side: 'Juegas con',
  first: (name) => `${name} (empieza)`,
  noUndo: 'Sin deshacer',
  noUndoMore: 'Para una partida seria: ninguna jugada se deshace',
  byChance,
  seating: 'Quién se sienta dónde',
  seatings: { above: 'Como arriba', chance: byChance },
  theBotIs: 'El bot es',
  bots: 'Bots',
  botOfLevel: (bot, level, levels) => (level > levels ? bot : `${bot}, ${level} de ${levels}`),
  yourName: 'Tu nombre',
  name: 'Nombre',
  nameOf: (side) => `Nombre de ${side}`,
  longest: (letters) => `Un nombre tiene ${letters} letras como máximo.`,
  person: 'Una persona aquí',
};

export const byLink: typeof en.byLink = {
  paste: 'Abrir un enlace',
  pasteTitle: 'Un enlace que te han enviado',

  yourMove: 'te toca',
  sendIt: 'envía tu enlace',
  waitsFor: (who) => `a la espera de ${who}`,
  against: (side, others) => `${side}, contra ${listed(others)}, por enlaces`,
};
