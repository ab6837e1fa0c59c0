// The words of the puzzles, in French.
import { counted } from '../../../words/fr/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles: typeof en.puzzles = {
  title: (game) => `Problèmes : ${game} · pygames`,
  proved: 'Chaque solution a été vérifiée jusqu’au bout par ordinateur.',
  all: (count) => `${counted(count, 'problème')} à résoudre.`,
  count: (answered, all) => `${counted(answered, 'problème tenté', 'problèmes tentés')} sur ${all}.`,
  rating: (rating) => `Votre cote : ${rating}.`,
  rated: (rating, change) => `Votre cote : ${rating}${change ? `\u00a0(${signed(change)})` : ', inchangé'}.`,
  ratedAfter: (count) => `Votre cote s’affichera dans ${counted(count, 'problème')}.`,
  titleOfAll: 'Problèmes · pygames',
  tried: (count) => (count ? counted(count, 'problème tenté', 'problèmes tentés') : 'Aucun problème tenté'),
  day: 'Problème du jour',
  dayDone: 'Problème du jour, fait',
  solve: 'Le résoudre',
  again: 'Le revoir',
  next: 'À mon niveau',
  nextMore: 'Un nouveau problème, adapté à votre cote.',
  dayMore: 'Le même pour tous, un nouveau chaque jour.',
  run: 'Parcours',
  runOn: 'Continuer le parcours',
  runMore: 'De plus en plus difficile. Trois échecs, et c’est fini.',
  best: (best) => `Votre meilleur parcours : ${best}.`,
  runNow: (solved, missed) => `Dans ce parcours : ${counted(solved, 'réussi')}, ${counted(missed, 'manqué')}.`,
  runOver: (solved) => `Le parcours est fini : ${counted(solved, 'problème résolu', 'problèmes résolus')}.`,
  themes: 'Par thème',
  progress: (done, all) => (done ? `${done} sur ${all}` : `${all}`),
  curve: (first, last, answers) => `Votre cote de ${first} à ${last}, sur ${counted(answers, 'problème')}`,
  about: (themes) => themes.length > 0 && `Thème${themes.length > 1 ? 's' : ''} : ${themes.map(lower).join(', ')}.`,
  difficulty: (band) => `Difficulté ${band} sur 5`,
  shown: 'Le coup suivant est marqué.',
  shownTurn: 'Le plateau montre la solution.',
  print: 'Cahier de problèmes corrigés',
  others: 'Tous les problèmes',
};
