// The words of the puzzles, in Croatian.
import { lower } from '../../../words/grammar.ts';
import { counted, form, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** How many puzzles are solved, as a sentence's end. */
const solvedOf = (count: number) => `${form(count, 'riješena je', 'riješene su', 'riješeno je')} ${counted(count, ...forms.puzzles)}`;

export const puzzles: typeof en.puzzles = {
  title: (game) => `Zagonetke: ${game} · pygames`,
  proved: 'Svako je rješenje računalom provjereno do kraja.',
  all: (count) => `${counted(count, ...forms.puzzles)} za rješavanje.`,
  count: (answered, all) => `Dosad pokušano: ${answered} od ${counted(all, 'zagonetke', 'zagonetke', 'zagonetki')}.`,
  rating: (rating) => `Tvoj rejting: ${rating}.`,
  rated: (rating, change) => `Tvoj rejting: ${rating}${change ? `\u00a0(${signed(change)})` : ', kao i prije'}.`,
  ratedAfter: (count) => `Tvoj rejting dolazi nakon još ${counted(count, 'zagonetke', 'zagonetke', 'zagonetki')}.`,
  titleOfAll: 'Zagonetke · pygames',
  tried: (count) => (count ? counted(count, 'pokušana zagonetka', 'pokušane zagonetke', 'pokušanih zagonetki') : 'Još nijedna'),
  day: 'Današnja zagonetka',
  dayDone: 'Današnja zagonetka, riješena',
  solve: 'Riješi je',
  again: 'Pogledaj je opet',
  next: 'Na mojoj razini',
  nextMore: 'Nova, prema tvojem rejtingu.',
  dayMore: 'Ista za sve, svaki dan nova.',
  run: 'Niz',
  runOn: 'Nastavi niz',
  runMore: 'Sve su teže. Tri promašaja i gotovo je.',
  best: (best) => `Tvoj najbolji niz: ${best}.`,
  runNow: (solved, missed) => `U ovom nizu: riješeno ${solved}, promašeno ${missed}.`,
  runOver: (solved) => `Niz je završen: ${solvedOf(solved)}.`,
  themes: 'Po temama',
  progress: (done, all) => (done ? `${done} od ${all}` : `${all}`),
  curve: (first, last, answers) => `Tvoj rejting od ${first} do ${last}, kroz ${counted(answers, 'zagonetku', 'zagonetke', 'zagonetki')}`,
  about: (themes) => themes.length > 0 && `${themes.length > 1 ? 'Teme' : 'Tema'}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band) => `Težina ${band} od 5`,
  shown: 'Sljedeći je potez označen.',
  shownTurn: 'Ploča pokazuje kako se to radi.',
  print: 'Knjižica zagonetki, s rješenjima',
  others: 'Sve zagonetke',
};
