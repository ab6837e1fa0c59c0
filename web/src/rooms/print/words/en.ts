// The words of the pages for paper, in English.
import { counted, listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const print = translated('print', {
  print: 'Print',
  title: 'On paper · pygames',
  titleOf: (game: string) => `${game} on paper · pygames`,
  heading: 'On paper',
  preview: 'Preview',
  /** Announced when pages show. */
  shows: (pages: number) => `${counted(pages, 'page')}.`,
  nothing: 'There is nothing here to print.',
  couldNotShow: (why: string) => `This can’t be shown now: ${why}`,
  rules: 'The rules, to read or print',

  what: 'What to print',
  played: 'This game',
  booklet: 'Puzzles',
  players: 'Players',
  copies: 'Copies',
  drawAgain: 'Draw again',

  /** On the leaves. */
  leaf: (game: string, title: string) => `${game}: ${title}`,
  fields: 'To be filled in',
  by: (game: string, authors: readonly string[]) => `${game} is a game by ${listed(authors)}.`,
});
