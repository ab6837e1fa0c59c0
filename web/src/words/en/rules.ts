// The words of the rules, in English.

export const rules = {
  titleOf: (game: string) => `${game}: rules · pygames`,
  inShort: 'In short',
  /** What each sentence of a game in short is about. */
  parts: { goal: 'Goal', turn: 'Turn', end: 'End', score: 'Score' },
  print: 'Print rules',
  boardsAndSheets: 'Boards and sheets to print',
  /** Said to a screen reader when another game's rules show. */
  shows: (game: string) => `The rules of ${game}.`,
  couldNotShow: (why: string) => `The rules can’t be shown now: ${why}`,
};
