// The words of the rules and of the pages for paper, in English.
import { counted } from '../grammar.ts';

export const rules = {
  titleOf: (game: string) => `${game}: rules · pygames`,
  inShort: 'In short',
  /** What each sentence of a game in short is about. */
  parts: { goal: 'Goal', turn: 'Turn', end: 'End', score: 'Score' },
  print: 'Print rules',
  boardsAndSheets: 'Boards and sheets to print',
  /** A page of the game that can be sent to anybody, and read without a script. */
  ownPage: 'A page to share',
  /** Said to a screen reader when another game's rules show. */
  shows: (game: string) => `The rules of ${game}.`,
  couldNotShow: (why: string) => `The rules can’t be shown now: ${why}`,
};

export const print = {
  titleOf: (game: string) => `${game} on paper · pygames`,
  heading: 'On paper',
  preview: 'Preview',
  /** Said to a screen reader when pages show. */
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
  by: (game: string, authors: string) => `${game} is a game by ${authors}.`,
};
