// The words of dares, in Spanish: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { counted } from '../../../words/es/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A result that can be beaten: "35 puntos", "victoria en 23 jugadas". */
function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'punto');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `empate a ${some}` : 'empate';
  if (how === 'won') return `victoria ${some ? `con ${some}` : `en ${counted(moves, 'jugada')}`}`;
  return `derrota ${some ? `con ${some}` : `en ${counted(moves, 'jugada')}`}`;
}

const DID = {
  alone: ['hiciste', 'hizo'],
  drawn: ['empataste', 'empató'],
  won: ['ganaste', 'ganó'],
  lost: ['perdiste', 'perdió'],
} as const;

/** What a player has reached: "hizo 35 puntos", "ganaste en 23 jugadas". */
function deed({ how, points, moves }: Reached, you = false): string {
  const did = DID[how][you ? 0 : 1];
  const some = points === null ? '' : counted(points, 'punto');
  if (how === 'alone') return `${did} ${some}`;
  if (how === 'drawn') return some ? `${did} a ${some}` : did;
  return `${did} ${some ? `con ${some}` : `en ${counted(moves, 'jugada')}`}`;
}

/** Better than a defeat, but no win. */
const lessBad = ({ points }: Reached) => (points === null ? 'aguantar más' : 'hacer más puntos');

const question = (theirs: Reached) => `¿Puedes ${theirs.how === 'lost' ? `${lessBad(theirs)}, o ganar` : 'superarlo'}?`;

const rival = 'Tu rival';

export const dare: typeof en.dare = {
  word: 'Desafío: supera mi resultado',
  send: 'Lanzar un desafío',
  more: 'Se empieza en la misma posición. Al final se ve quién lo hizo mejor.',
  message: (game, mine) => `Mi resultado en ${game}: ${result(mine)}. ${question(mine)}`,

  instead: (bot) => `Más rápido: cada cual juega ${bot ? 'contra el mismo bot' : 'en solitario'} con los mismos dados y cartas, y después se compara.`,
  playAlone: 'Jugar como desafío',

  friend: rival,
  short: (reached) => result(reached),
  answer: (by) => (by ? `Enviar la respuesta a ${by}` : 'Enviar la respuesta'),
  brief: { answer: 'Enviar respuesta', send: 'Lanzar un desafío' },
  answered: (game, mine) => `Mi respuesta en ${game}: ${result(mine)}.`,
  both: (by, yours, theirs) => `${by || rival} ${deed(theirs)}. Tú ${deed(yours, true)}.`,
  tryAgain: 'Intentarlo otra vez',
  verdicts: {
    better: (_by, own) => {
      if (own.how !== 'lost') return 'Has superado el desafío.';
      return own.points === null ? 'Has aguantado más.' : 'Has hecho más puntos.';
    },
    equal: () => 'Has igualado el resultado.',
    worse: (by) => (by ? `A ${by} le fue mejor.` : 'No has superado el desafío.'),
  },

  from: (by, game) => (by ? `Un desafío de ${by}: ${game}` : `Un desafío: ${game}`),
  canYou: (by, theirs) => `${by || rival} ${deed(theirs)}. ${question(theirs)}`,
  toBeat: 'A batir:',
  result: (theirs) => result(theirs),
  youAre: (side, bots) => `Juegas con ${side}, contra ${listed(bots.map(({ against }) => against))}.`,
  sameDraws: 'Empiezas con los mismos dados y cartas.',
  botsMayDiffer: 'Los bots quizá jueguen de otra forma.',
  nobodys: 'No se puede abrir este enlace: no dice de quién es el resultado que hay que batir.',
  noDare: 'No se puede abrir este enlace: su partida no ha terminado, o lo que salió al azar no se puede repetir.',
  play: 'Jugar',
  playing: 'La partida empezará en cuanto se carguen las reglas.',
};
