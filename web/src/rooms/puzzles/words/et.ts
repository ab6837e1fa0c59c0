// The words of the puzzles, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const some = (count: number) => counted(count, 'mõistatus', 'mõistatust');

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles: typeof en.puzzles = {
  title: (game) => `Mõistatused: ${game} · pygames`,
  proved: 'Kõik lahendused on arvutiga lõpuni kontrollitud.',
  all: (count) => `Lahendada on ${some(count)}.`,
  count: (answered, all) => `Oled proovinud ${answered}/${all}.`,
  rating: (rating) => `Sinu reiting: ${rating}.`,
  rated: (rating, change) => `Sinu reiting: ${rating}${change ? `\u00a0(${signed(change)})` : ', nagu enne'}.`,
  ratedAfter: (count) => `Sinu reiting selgub ${count} mõistatuse pärast.`,
  titleOfAll: 'Mõistatused · pygames',
  tried: (count) => (count ? `Proovitud ${some(count)}` : 'Veel proovimata'),
  day: 'Tänane mõistatus',
  dayDone: 'Tänane mõistatus, tehtud',
  solve: 'Lahenda',
  again: 'Vaata uuesti',
  next: 'Minu tasemel',
  nextMore: 'Uus mõistatus, sinu reitingu järgi.',
  dayMore: 'Kõigile sama, iga päev uus.',
  run: 'Maraton',
  runOn: 'Jätka maratoni',
  runMore: 'Läheb järjest raskemaks. Kolmas viga lõpetab maratoni.',
  best: (best) => `Sinu parim maraton: ${best}.`,
  runNow: (solved, missed) => `Selles maratonis: lahendatud ${solved}, vigu ${missed}.`,
  runOver: (solved) => `Maraton on läbi: lahendatud ${some(solved)}.`,
  themes: 'Teema järgi',
  progress: (done, all) => (done ? `${done}/${all}` : `${all}`),
  curve: (first, last, answers) => `Sinu reiting: algul ${first}, lõpul ${last}, kokku ${some(answers)}`,
  about: (themes) => themes.length > 0 && `${themes.length > 1 ? 'Teemad' : 'Teema'}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band) => `Raskus ${band}/5`,
  shown: 'Järgmine käik on märgitud.',
  shownTurn: 'Laual on näha, kuidas see käib.',
  print: 'Vihik koos lahendustega',
  others: 'Kõik mõistatused',
};
