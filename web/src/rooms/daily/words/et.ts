// The words of the daily challenges, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import { capital } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const ENDS = { won: 'võit', lost: 'kaotus', drawn: 'viik' };

/** A result within a sentence. */
const outcome: typeof en.daily.result = (result) => {
  const plain = result.how === 'scored' ? counted(result.score, 'punkt', 'punkti') : ENDS[result.how];
  return result.helped ? `${plain}, abiga` : plain;
};

export const daily: typeof en.daily = {
  title: 'Päeva ülesanded · pygames',
  notYet: 'See päev ei ole veel kätte jõudnud.',
  toFame: 'Edetabel',
  toToday: 'Tänased ülesanded',
  titleOf: (game, date) => `${game}, ${date}`,
  heading: 'Päeva ülesanded',
  list: (date) => `Päeva ülesanded, ${date}`,
  next: (minutes) => (minutes < 90 ? `Uued ülesanded ${counted(minutes, 'minuti', 'minuti')} pärast.` : `Uued ülesanded ${counted(Math.round(minutes / 60), 'tunni', 'tunni')} pärast.`),

  challenge: 'Ülesanne:',
  ofDay: 'Kõik päeva ülesanded',
  nextGame: 'Järgmine ülesanne',
  today: (done, all, days) => `Täna tehtud ${done}/${all}${days > 1 ? `, järjest ${days} päeva` : ''}.`,
  onDay: (done, all, date) => `${date}: tehtud ${done}/${all}.`,

  puzzle: 'Tänane mõistatus',
  preparing: 'Ettevalmistamine…',
  alone: 'Mängid üksi.',
  seat: (side, bot) => `Oled ${side}, ${bot.against} vastu`,
  play: 'Mängi',
  resume: 'Jätka',
  again: 'Mängi uuesti',
  look: 'Vaata',
  does: (what, game) => `${what}: ${game}`,

  result: (result) => capital(outcome(result)),

  toBeat: 'Skoorid, mida ületada',
  rival: (score) => (score === null ? 'veel teadmata' : String(score)),
  beaten: 'ületatud',
  rivalsFailed: 'Ületatavaid skoore ei õnnestunud välja arvutada.',

  done: (done, all) => `Tehtud ${done}/${all}`,
  noStreak: 'Tee täna üks ülesanne ja alusta seeriat.',

  share: 'Jaga tulemust',
  shareTitle: 'Sinu tulemus',
  text: 'Sinu tulemus tekstina',
  shareHead: (number) => (number > 0 ? `pygames, ${number}. päev` : 'pygames'),
  line: (signs, game, result, bots) => `${signs} ${game}: ${outcome(result)}${bots && `, botid ${bots}`}`,
  inARow: (days) => `järjest ${days} päeva`,

  calendar: 'Kalender',
  earlier: 'Varasem kuu',
  later: 'Hilisem kuu',
  cell: (date, done, helped) => [date, done && `tehtud ${done}`, helped && `abiga ${helped}`].filter(Boolean).join(', '),
};
