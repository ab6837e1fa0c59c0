// The words about a game being played, in Spanish: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital, lower } from '../grammar.ts';

const bot = (level: string): BotWords => {
  const within = `el bot ${level}`;
  return { name: `Bot ${level}`, level: capital(level), within, against: within };
};

export const game: typeof en.game = {
  you: 'Tú',
  bots: ['amable', 'paciente', 'astuto', 'severo', 'implacable'].map(bot),
  ownBot: bot('casero'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('a tu nivel'),

  over: 'La partida ha terminado',
  practice: 'Era una práctica: no cuenta.',

  thinks: (name) => `${name} está pensando`,
  waits: (name) => `En pausa. Le toca a ${name}`,
  paused: 'En pausa.',
  resumed: 'Los bots siguen jugando.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  switched: 'Ahora la partida sigue por la variante.',

  start: 'El principio',
  isEarlier: 'Esta posición es anterior. Vuelve a la partida para jugar',
  isOthers: (whose) => `Este es ${whose}. Vuelve para jugar`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => `${within ? 'tu' : 'Tu'} ${sheet}`,
  sheetOf: (name, sheet) => `el ${sheet} de ${name}`,

  waitsForRules: 'Tu jugada está guardada',
  playedThen: 'Se hará en cuanto se carguen las reglas.',
  notPlayed: 'Tu jugada no se ha hecho: mientras tanto la partida ha avanzado.',

  confirm: (action) => `¿${action}?`,
  confirmIt: '¿Hacer esta jugada?',
  seeksHint: 'Buscando una buena jugada',
  hint: (action) => `Pista: ${lower(action)}`,

  reading: (title, text) => `${title}: ${text}`,
  nothingYet: 'Aún no ha pasado nada.',

  elsewhere: 'Estás jugando esta partida en otra pestaña. Aquí se ve la misma partida',
  deletedElsewhere: 'Esta partida se borró en otra pestaña. Lo que se juegue aquí no se guardará.',
  branchedOff:
    'En otra pestaña se siguió jugando esta partida. La que incluye tu última jugada es ahora una variante, debajo de la lista de jugadas.',
  savedCopy:
    'En otra pestaña se siguió jugando esta partida. La que incluye tu última jugada se ha guardado aparte.',

  goal: 'Objetivo:',
  tips: {
    near: 'Separa dos dedos para acercar.',
    undo: '¿Un descuido? «Deshacer» lo arregla.',
    hint: '¿Dudas? «Pista» te enseña una buena jugada.',
    rules: 'Para leer las reglas, pulsa «Reglas».',
  },
};
