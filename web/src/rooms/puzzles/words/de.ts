// The words of the puzzles, in German.
import { counted } from '../../../words/de/grammar.ts';
import type * as en from './en.ts';

const puzzlesOf = (count: number) => counted(count, 'Rätsel', 'Rätsel');

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles: typeof en.puzzles = {
  title: (game) => `Rätsel: ${game} · pygames`,
  proved: 'Jede Lösung ist vom Computer bis zum Ende geprüft.',
  all: (count) => `${puzzlesOf(count)} zu lösen.`,
  count: (answered, all) => `Du hast ${answered} von ${all} versucht.`,
  rating: (rating) => `Deine Wertung: ${rating}.`,
  rated: (rating, change) => `Deine Wertung: ${rating}${change ? `\u00a0(${signed(change)})` : ', wie zuvor'}.`,
  ratedAfter: (count) => `Deine Wertung kommt nach ${count === 1 ? 'einem weiteren Rätsel' : `${count} weiteren Rätseln`}.`,
  titleOfAll: 'Rätsel · pygames',
  tried: (count) => (count ? `${puzzlesOf(count)} versucht` : 'Noch keins versucht'),
  day: 'Rätsel des Tages',
  dayDone: 'Rätsel des Tages, erledigt',
  solve: 'Lösen',
  again: 'Noch mal ansehen',
  next: 'Auf meiner Stufe',
  nextMore: 'Ein neues, passend zu deiner Wertung.',
  dayMore: 'Für alle dasselbe, jeden Tag ein neues.',
  run: 'Lauf',
  runOn: 'Lauf fortsetzen',
  runMore: 'Sie werden schwerer. Nach drei Fehlern ist Schluss.',
  best: (best) => `Dein bester Lauf: ${best}.`,
  runNow: (solved, missed) => `In diesem Lauf: ${solved} gelöst, ${missed} nicht.`,
  runOver: (solved) => `Der Lauf ist zu Ende: ${puzzlesOf(solved)} gelöst.`,
  themes: 'Nach Thema',
  progress: (done, all) => (done ? `${done} von ${all}` : `${all}`),
  curve: (first, last, answers) => `Deine Wertung von ${first} bis ${last}, über ${puzzlesOf(answers)}`,
  about: (themes) => themes.length > 0 && `${themes.length > 1 ? 'Themen' : 'Thema'}: ${themes.join('\u00a0· ')}.`,
  difficulty: (band) => `Schwierigkeit ${band} von 5`,
  shown: 'Der nächste Zug ist markiert.',
  shownTurn: 'Das Brett zeigt, wie es geht.',
  print: 'Rätselheft, mit Lösungen',
  others: 'Alle Rätsel',
};
