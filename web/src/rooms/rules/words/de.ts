// The words of the rules, in German.
import type * as en from './en.ts';

export const rules: typeof en.rules = {
  title: 'Regeln · pygames',
  tryIt: 'Ausprobieren',
  tryThis: (caption) => `Ausprobieren: ${caption}`,
  titleOf: (game) => `${game}: Regeln · pygames`,
  inShort: 'Kurz gesagt',
  print: 'Drucken',
  onPaper: 'Auf Papier',
  boardsAndSheets: 'Bretter und Blätter zum Drucken',
  ownPage: 'Seite zum Teilen',
  watchBots: 'Zwei Bots zusehen',
  shows: (game) => `Die Regeln von ${game}.`,
  couldNotShow: (why) => `Die Regeln lassen sich gerade nicht zeigen: ${why}`,
};
