// The words of the pages for paper, in French.

import { counted, of } from '../../../words/fr/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const print: typeof en.print = {
  print: 'Imprimer',
  title: 'Sur papier · pygames',
  titleOf: (game) => `${game} sur papier · pygames`,
  heading: 'Sur papier',
  preview: 'Aperçu',
  shows: (pages) => `${counted(pages, 'page')}.`,
  nothing: 'Il n’y a rien à imprimer ici.',
  couldNotShow: (why) => `Impossible d’afficher ceci pour l’instant : ${why}`,
  rules: 'Les règles, à lire ou à imprimer',

  what: 'Quoi imprimer',
  played: 'Cette partie',
  booklet: 'Problèmes',
  players: 'Joueurs',
  copies: 'Exemplaires',
  drawAgain: 'Nouveau tirage',

  leaf: (game, title) => `${game} : ${title}`,
  fields: 'À remplir',
  by: (game, authors) => `${game} est un jeu ${of(listed(authors))}.`,
};
