// The words of dares, in Croatian: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { listed } from '../../../words/grammar.ts';
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

/** A result that can be beaten: "35 bodova", "pobjeda u 23 poteza". */
function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, ...forms.points);
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `neriješeno, ${some}` : 'neriješeno';
  if (how === 'won') return some ? `pobjeda, ${some}` : `pobjeda u ${counted(moves, 'potezu', 'poteza', 'poteza')}`;
  return some ? `poraz, ${some}` : `poraz nakon ${counted(moves, 'poteza', 'poteza', 'poteza')}`;
}

/** Asks for more than a result. */
function canYouDo({ how, points }: Reached): string {
  if (how !== 'lost') return 'Možeš li bolje?';
  const more = points === null ? 'izdržati dulje' : 'osvojiti više bodova';
  return `Možeš li ${more} ili čak pobijediti?`;
}

const FRIEND = 'Prijatelj';

export const dare: typeof en.dare = {
  word: 'Izazov: nadmaši moj rezultat',
  send: 'Izazovi prijatelje',
  more: 'Počinju iz iste pozicije. Na kraju ćete vidjeti tko je bolji.',
  message: (game, mine) => `Moj rezultat, ${game}: ${result(mine)}. ${canYouDo(mine)}`,

  instead: (bot) => `Brže: svatko igra ${bot ? 'protiv istog bota' : 'za sebe'}, s istim bacanjima i kartama, a zatim uspoređujete rezultate.`,
  playAlone: 'Igraj kao izazov',

  friend: 'Tvoj prijatelj',
  short: (reached) => result(reached),
  answer: (by) => (by ? `Pošalji odgovor (${by})` : 'Pošalji svoj odgovor'),
  brief: { answer: 'Pošalji odgovor', send: 'Izazovi prijatelje' },
  answered: (game, mine) => `Moj odgovor, ${game}: ${result(mine)}.`,
  both: (by, yours, theirs) => `${by || FRIEND}: ${result(theirs)}. Ti: ${result(yours)}.`,
  tryAgain: 'Pokušaj ponovno',
  verdicts: {
    better: (_by, own) => {
      if (own.how !== 'lost') return 'Rezultat je nadmašen.';
      return own.points === null ? 'Tvoj je otpor trajao dulje.' : 'Imaš više bodova.';
    },
    equal: () => 'Rezultat je izjednačen.',
    worse: (by) => (by ? `Bolji rezultat ima ${by}.` : 'Rezultat nije nadmašen.'),
  },

  from: (by, game) => (by ? `${by} te izaziva: ${game}` : `Izazov: ${game}`),
  canYou: (by, theirs) => `${by || FRIEND}: ${result(theirs)}. ${canYouDo(theirs)}`,
  toBeat: 'Nadmaši:',
  result: (theirs) => result(theirs),
  youAre: (side, bots) => `Ti si ${side}, protiv ${listed(bots.map(({ against }) => against))}.`,
  sameDraws: 'Počinješ s istim bacanjima i kartama.',
  botsMayDiffer: 'Botovi mogu igrati drukčije.',
  nobodys: 'Ova se poveznica ne može otvoriti: ne kaže čiji rezultat treba nadmašiti.',
  noDare: 'Ova se poveznica ne može otvoriti: njezina partija nije završena ili se ono što je donijela sreća ne može ponoviti.',
  play: 'Igraj',
  playing: 'Partija počinje čim se pravila učitaju.',
};
