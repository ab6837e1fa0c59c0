// The words of exercises, in French.
import { counted } from '../../../words/fr/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const mistakes: typeof en.mistakes = {
  command: 'Erreurs',
  learn: 'Apprendre de vos erreurs',
  title: (game) => `Vos erreurs : ${game} · pygames`,
  heading: 'Vos erreurs',
  finding: 'Recherche de vos erreurs',
  none: 'Aucun de vos coups n’a coûté cher dans cette partie.',
  exercise: 'Exercice',
  played: (turn, action) => `Au tour ${turn}, vous avez choisi : ${lower(action)}.`,
  task: 'Trouvez mieux',
  same: 'C’est ce que vous aviez choisi dans la partie.',
  little: 'Il y a mieux.',
  also: (best) => `C’est presque aussi bon que le meilleur coup : ${lower(best)}.`,
  alsoGood: (best) => `C’est assez bon. Encore mieux : ${lower(best)}.`,
  best: (best, why) => `Le meilleur coup était : ${lower(best)}.${why && ` Il ${why}.`}`,
  toGame: 'Revenir à la partie',
  solved: (once, all) => (once ? `${counted(once, 'exercice résolu', 'exercices résolus')} sur ${all} du premier coup.` : 'Aucun exercice résolu du premier coup.'),
};

export const deck: typeof en.deck = {
  title: 'Exercices · pygames',
  heading: 'Exercices du jour',
  due: (count) => `${counted(count, 'exercice')} pour aujourd’hui`,
  entered: 'Il reviendra dans quelques jours.',
  comesBack: (days) => (days > 1 ? `Il revient dans ${days} jours.` : 'Il revient demain.'),
  suspendedAsHard: 'Il ne revient plus : il a été trop souvent trop difficile.',
  suspend: 'Ne plus le proposer',
  putBack: 'Le proposer de nouveau',
  out: 'Cet exercice ne revient plus.',
  backIn: 'Cet exercice reviendra.',
  left: (count) => (count ? `Encore ${counted(count, 'exercice')} pour aujourd’hui.` : 'C’était le dernier pour aujourd’hui.'),
  none: 'Il n’y a pas d’exercice pour aujourd’hui.',
  what: 'Après une partie, « Erreurs » fait de vos coups les plus coûteux des exercices. Ceux que vous ne résolvez pas du premier coup reviennent ici les jours suivants.',
  fine: 'À y regarder de plus près, il n’y avait pas mieux que votre choix : cet exercice est retiré.',
  unreadable: 'Un exercice était illisible et a été laissé de côté.',
};
