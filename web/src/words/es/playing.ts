// The words of tables while a game is played, in Spanish.
import type * as en from '../en/playing.ts';
import { lower } from '../grammar.ts';

export const playing: typeof en.playing = {
  practice: 'Era una práctica: no cuenta.',

  thinks: (name) => `${name} está pensando`,
  waits: (name) => `En pausa. Le toca a ${name}`,
  paused: 'En pausa.',
  resumed: 'Los bots siguen jugando.',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  switched: 'Ahora la partida sigue por la variante.',

  isEarlier: 'Esta posición es anterior. Vuelve a la partida para jugar',
  isOthers: (whose) => `Este es ${whose}. Vuelve para jugar`,
  waitsForRules: 'Tu jugada está guardada',
  playedThen: 'Se hará en cuanto se carguen las reglas.',
  notPlayed: 'Tu jugada no se ha hecho: mientras tanto la partida ha avanzado.',

  confirm: (action) => `¿${action}?`,
  confirmIt: '¿Hacer esta jugada?',
  seeksHint: 'Buscando una buena jugada',
  hint: (action) => `Pista: ${lower(action)}`,

  nothingYet: 'Aún no ha pasado nada.',

  elsewhere: 'Estás jugando esta partida en otra pestaña. Aquí se ve la misma partida',
  deletedElsewhere: 'Esta partida se borró en otra pestaña. Lo que se juegue aquí no se guardará.',

  tips: {
    undo: '¿Un descuido? «Deshacer» lo arregla.',
    hint: '¿Dudas? «Pista» te enseña una buena jugada.',
    rules: 'Para leer las reglas, pulsa «Reglas».',
  },
};
