// The words of the daily challenges, in Croatian.

import { capital } from '../../../words/grammar.ts';
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

const ENDS = { won: 'pobjeda', lost: 'poraz', drawn: 'neriješeno' };

/** A result within a sentence. */
const outcome: typeof en.daily.result = (result) => {
  const plain = result.how === 'scored' ? counted(result.score, ...forms.points) : ENDS[result.how];
  return result.helped ? `${plain} uz pomoć` : plain;
};

export const daily: typeof en.daily = {
  title: 'Dnevni izazovi · pygames',
  notYet: 'Taj dan još nije došao.',
  toFame: 'Kuća slavnih',
  toToday: 'Današnji izazovi',
  titleOf: (game, date) => `${game}, ${date}`,
  heading: 'Dnevni izazovi',
  list: (date) => `Izazovi za ${date}`,
  next: (minutes) => `Novi izazovi za ${minutes < 90 ? counted(minutes, 'minutu', 'minute', 'minuta') : counted(Math.round(minutes / 60), 'sat', 'sata', 'sati')}.`,

  challenge: 'Izazov:',
  ofDay: 'Svi izazovi tog dana',
  nextGame: 'Sljedeći izazov',
  today: (done, all, days) => `Danas ${done} od ${all}${days > 1 ? `, ${counted(days, ...forms.days)} zaredom` : ''}.`,
  onDay: (done, all, date) => `${date}: ${done} od ${all}.`,

  puzzle: 'Današnja zagonetka',
  preparing: 'Priprema…',
  alone: 'Igraš bez protivnika.',
  seat: (side, bot) => `Ti si ${side}, protiv ${bot.against}`,
  play: 'Igraj',
  resume: 'Nastavi',
  again: 'Igraj ponovno',
  look: 'Pogledaj',
  does: (what, game) => `${what}: ${game}`,

  result: (result) => capital(outcome(result)),

  toBeat: 'Rezultati koje treba nadmašiti',
  rival: (score) => (score === null ? 'još nepoznato' : String(score)),
  beaten: 'nadmašeno',
  rivalsFailed: 'Rezultati koje treba nadmašiti nisu se mogli izračunati.',

  done: (done, all) => `Završeno ${done} od ${all}`,
  noStreak: 'Završi danas jedan izazov i započni niz.',

  share: 'Podijeli rezultat',
  shareTitle: 'Tvoj rezultat',
  text: 'Tvoj rezultat kao tekst',
  shareHead: (number) => (number > 0 ? `pygames, ${number}. dan` : 'pygames'),
  line: (signs, game, result, bots) => `${signs} ${game}: ${outcome(result)}${bots && `, botovi ${bots}`}`,
  inARow: (days) => `${counted(days, ...forms.days)} zaredom`,

  calendar: 'Kalendar',
  earlier: 'Prethodni mjesec',
  later: 'Sljedeći mjesec',
  cell: (date, done, helped) => [date, done && `završeno ${done}`, helped && `uz pomoć ${helped}`].filter(Boolean).join(', '),
};
