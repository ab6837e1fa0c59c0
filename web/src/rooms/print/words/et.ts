// The words of the pages for paper, in Estonian.

import { counted } from '../../../words/et/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const print: typeof en.print = {
  print: 'Prindi',
  title: 'Paberil · pygames',
  titleOf: (game) => `${game} paberil · pygames`,
  heading: 'Paberil',
  preview: 'Eelvaade',
  shows: (pages) => `${counted(pages, 'leht', 'lehte')}.`,
  nothing: 'Siin ei ole midagi printida.',
  couldNotShow: (why) => `Seda ei saa praegu näidata: ${why}`,
  rules: 'Reeglid lugemiseks või printimiseks',

  what: 'Mida printida',
  played: 'See mäng',
  booklet: 'Mõistatused',
  players: 'Mängijad',
  copies: 'Eksemplare',
  drawAgain: 'Loosi uuesti',

  leaf: (game, title) => `${game}: ${title}`,
  fields: 'Täita käsitsi',
  by: (game, authors) => `Mängu ${game} ${authors.length > 1 ? 'autorid' : 'autor'}: ${listed(authors)}.`,
};
