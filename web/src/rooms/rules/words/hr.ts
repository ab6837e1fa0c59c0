// The words of the rules, in Croatian.
import type * as en from './en.ts';

export const rules: typeof en.rules = {
  title: 'Pravila · pygames',
  tryIt: 'Isprobaj',
  tryThis: (caption) => `Isprobaj: ${caption}`,
  titleOf: (game) => `${game}: pravila · pygames`,
  inShort: 'Ukratko',
  print: 'Ispiši pravila',
  onPaper: 'Na papiru',
  boardsAndSheets: 'Ploče i listovi za ispis',
  ownPage: 'Stranica za dijeljenje',
  watchBots: 'Gledaj dva bota',
  shows: (game) => `Pravila igre ${game}.`,
  couldNotShow: (why) => `Pravila se sada ne mogu prikazati: ${why}`,
};
