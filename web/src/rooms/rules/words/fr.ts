// The words of the rules, in French.
import { of } from '../../../words/fr/grammar.ts';
import type * as en from './en.ts';

export const rules: typeof en.rules = {
  title: 'Règles · pygames',
  tryIt: 'Essayer',
  tryThis: (caption) => `Essayer : ${caption}`,
  titleOf: (game) => `${game} : règles · pygames`,
  inShort: 'En bref',
  print: 'Imprimer',
  onPaper: 'Sur papier',
  boardsAndSheets: 'Plateaux et feuilles à imprimer',
  ownPage: 'Une page à partager',
  watchBots: 'Regarder deux bots',
  shows: (game) => `Les règles ${of(game)}.`,
  couldNotShow: (why) => `Impossible d’afficher les règles pour l’instant : ${why}`,
};
