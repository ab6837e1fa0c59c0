// The words of the pages for paper, in German.

import { counted } from '../../../words/de/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const print: typeof en.print = {
  print: 'Drucken',
  title: 'Auf Papier · pygames',
  titleOf: (game) => `${game} auf Papier · pygames`,
  heading: 'Auf Papier',
  preview: 'Vorschau',
  shows: (pages) => `${counted(pages, 'Seite', 'Seiten')}.`,
  nothing: 'Hier gibt es nichts zu drucken.',
  couldNotShow: (why) => `Das lässt sich gerade nicht zeigen: ${why}`,
  rules: 'Die Regeln, zum Lesen oder Drucken',

  what: 'Was gedruckt wird',
  played: 'Diese Partie',
  booklet: 'Rätsel',
  players: 'Spieler',
  copies: 'Exemplare',
  drawAgain: 'Neu auslosen',

  leaf: (game, title) => `${game}: ${title}`,
  fields: 'Zum Ausfüllen',
  by: (game, authors) => `${game} ist ein Spiel von ${listed(authors)}.`,
};
