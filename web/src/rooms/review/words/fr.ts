// The words of the review of a finished game, in French.
import { counted } from '../../../words/fr/grammar.ts';
import type * as en from './en.ts';

export const review: typeof en.review = {
  command: 'Bilan',
  key: 'Bilan d’une partie terminée',
  chart: 'Chances de gagner, coup par coup',
  at: (where, chances) => `${where} : ${chances?.join(', ') ?? 'pas encore évalué'}`,

  moves: 'Analyse des coups',
  costliest: 'Analyse des coups les plus coûteux',
  stopped: 'Arrêté',
  stop: 'Arrêter',
  resume: 'Reprendre',
  complete: 'Le bilan est complet.',
  turned: (turn, action) => `Le tournant, au coup ${turn} : ${action}`,

  none: 'Aucun coup n’a coûté cher.',
  noneInPoints: 'Aucun coup n’a coûté deux points.',
  own: 'Vos coups',
  others: (players) => (players > 2 ? 'Les coups des autres' : 'Les coups de votre adversaire'),
  explained: 'Ce que chaque coup a coûté en chances de gagner :',
  points: (points) => counted(points, 'point'),
  inPoints: 'Ce que chaque coup a coûté en points :',
  who: (turn, name) => `Tour ${turn}, ${name}`,
  cost: (cost) => `, coût : ${cost}`,
  better: 'Mieux :',
  which: (brings) => `, qui ${brings}`,
  best: 'Meilleurs coups ici',
  playFrom: 'Jouer à partir d’ici',
};
