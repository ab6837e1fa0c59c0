// The words of the rules, in English.
import { translated } from '../../../words/translated.ts';

export const rules = translated('rules', {
  title: 'Rules · pygames',
  tryIt: 'Try it',
  tryThis: (caption: string) => `Try it: ${caption}`,
  titleOf: (game: string) => `${game}: rules · pygames`,
  inShort: 'In short',
  print: 'Print rules',
  onPaper: 'On paper',
  boardsAndSheets: 'Boards and sheets to print',
  /** A page of the game that can be sent to anyone, and read without a script. */
  ownPage: 'A page to share',
  watchBots: 'Watch two bots',
  /** Announced when another game's rules show. */
  shows: (game: string) => `The rules of ${game}.`,
  couldNotShow: (why: string) => `The rules can’t be shown now: ${why}`,
});
