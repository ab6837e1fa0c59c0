// The words of the hall of fame, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { listed, type Who } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const meant: typeof en.meant = {
  firstWin: (bot, next) => `Tu primera victoria contra el ${bot.name}.${next ? ` Siguiente: el ${next.name}.` : ''}`,
  won: (won, played, bot) => `Le has ganado ${won} de ${counted(played, 'partida')} al ${bot.name}.`,
  best: 'Tu mejor resultado hasta ahora.',
  bestIs: (points) => `Tu mejor resultado: ${counted(points, 'punto')}.`,
};

/** How games ended, one or several. */
const ENDED = {
  won: (count: number) => (count > 1 ? 'ganadas' : 'ganada'),
  drawn: (count: number) => (count > 1 ? 'empatadas' : 'empatada'),
  lost: (count: number) => (count > 1 ? 'perdidas' : 'perdida'),
};

const than = ({ name, you }: Who) => (you ? 'tú' : name);

export const fame: typeof en.fame = {
  title: 'Salón de la fama · pygames',
  heading: 'Salón de la fama',
  none: 'Termina una partida contra un bot o contra otra persona, y aquí estará tu primer resultado.',
  game: 'Juego',
  count: (games, counting) => {
    const all = counted(games, 'partida terminada', 'partidas terminadas');
    if (counting >= games) return all;
    if (!counting) return `${all}; ${games > 1 ? 'ninguna cuenta' : 'no cuenta'}`;
    return `${all}; ${counting > 1 ? 'cuentan' : 'cuenta'} ${counting}`;
  },
  games: (games) => counted(games, 'partida'),

  opponents: ({ name, you }) => (you ? 'Tus rivales' : `Rivales de ${name}`),
  alike: ({ name, you }, like) => `Por ahora ${you ? 'juegas' : `${name} juega`} más o menos como ${like.within}.`,
  strengths: {
    weaker: (who) => `Más débil que ${than(who)}`,
    'seems-weaker': (who) => `Más débil que ${than(who)} por ahora`,
    alike: (who) => `Más o menos como ${than(who)}`,
    'seems-stronger': (who) => `Más fuerte que ${than(who)} por ahora`,
    stronger: (who) => `Más fuerte que ${than(who)}`,
  },
  resultCounts: ({ played, won, drawn, lost }) => {
    const all = { won, drawn, lost };
    const ends = (['won', 'drawn', 'lost'] as const).filter((how) => all[how]);
    const games = counted(played, 'partida');
    const [how] = ends;
    if (ends.length === 1 && how) return `${games}, ${played > 1 ? 'todas ' : ''}${ENDED[how](played)}`;
    return `${games}: ${listed(ends.map((how) => `${all[how]} ${ENDED[how](all[how])}`))}`;
  },
  unmet: 'Sin partidas',

  inFigures: 'Clasificación y resultados en cifras',
  ratings: 'Clasificación',
  ratingsMore: 'La clasificación se calcula con Glicko-2. Se empieza en 1500. El ± se reduce al jugar.',
  player: 'Nombre',
  rating: 'Clasificación',
  about: (by) => `± ${by}`,
  played: 'Partidas',
  won: 'Ganadas',
  drawn: 'Empatadas',
  lost: 'Perdidas',
  against: (name) => `${name} contra`,

  records: 'Récords',
  bests: {
    points: 'Más puntos',
    quickest: 'Victoria más rápida',
    row: 'Más victorias seguidas',
  },
  option: (title, chosen) => `${title}: ${chosen}`,
  players: (count) => counted(count, 'jugador', 'jugadores'),
  quantities: {
    points: (value) => counted(value, 'punto'),
    quickest: (value) => counted(value, 'jugada'),
    row: (value) => counted(value, 'victoria'),
  },
  by: (name, date) => `${name}, ${date}`,

  others: 'Otras partidas',
  othersMore: 'No cambian ninguna clasificación ni baten récords.',
  kinds: {
    challenge: { title: 'Retos del día', what: 'Primeros intentos, sin ayuda' },
    practice: {
      title: 'Práctica',
      what: 'Con «Pista», «Analizar» o «Deshacer», o un reto repetido',
    },
    elsewhere: {
      title: 'Empezadas en otra parte',
      what: 'Por otras personas, en otra mesa o en una posición compuesta',
    },
  },
  wonOf: (won, all) => `${won} de ${all} ganadas`,

  points: 'Puntos',
  overTime: (figures, of) => `${figures} con el tiempo${of && ` (${of})`}`,
  oneDay: 'La gráfica empieza el segundo día que juegues.',
  plotted: (what, from, to, lines) => `${what}, de ${from} a ${to}. ${lines.join('; ')}.`,
  plotLine: (name, first, last) => `${name}: de ${first} a ${last}`,
  asTable: 'Como tabla',
  date: 'Fecha',

  more: 'Más',
  reset: 'Poner a cero',
  gone: 'Los resultados anteriores se han olvidado, aquí y en cada dispositivo que reciba una copia de este. Tus partidas se conservan.',
  undo: 'Deshacer',
  failed: 'No se pudo calcular la clasificación.',
};

export const nextEven: typeof en.nextEven = {
  play: { word: 'Jugar contra un bot a tu nivel', short: 'A tu nivel' },
  stronger: 'El próximo bot a tu nivel será algo más difícil.',
  gentler: 'El próximo bot a tu nivel será algo más fácil.',
  same: 'El próximo bot a tu nivel será igual de difícil.',
  gentlest: 'El próximo bot a tu nivel será igual de fácil: no hay bot más amable.',
};
