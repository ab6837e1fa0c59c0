// The words of the rules, in Estonian.
import type * as en from './en.ts';

export const rules: typeof en.rules = {
  title: 'Reeglid · pygames',
  tryIt: 'Proovi',
  tryThis: (caption) => `Proovi: ${caption}`,
  titleOf: (game) => `${game}: reeglid · pygames`,
  inShort: 'Lühidalt',
  print: 'Prindi reeglid',
  onPaper: 'Paberil',
  boardsAndSheets: 'Lauad ja lehed printimiseks',
  ownPage: 'Leht jagamiseks',
  watchBots: 'Vaata kahe boti mängu',
  shows: (game) => `Mängu ${game} reeglid.`,
  couldNotShow: (why) => `Reegleid ei saa praegu näidata: ${why}`,
};
