// The words of the workshop, in English.

export const workshop = {
  title: 'Make a game · pygames',
  heading: 'Make a game',
  file: 'The file',
  board: 'The board',
  /** The label of the editor. */
  editor: (name: string) => `${name}, a game in Python`,
  /** How to leave the editor by keyboard, where Tab indents. */
  leave: 'Escape, then Tab leaves the file.',
  startFrom: 'Start from',
  own: 'Your file',
  models: {
    hex: 'Placing stones',
    breakthrough: 'Moving pieces',
    race: 'A race with a die',
    three: 'Three in a row',
  },
  replace: (name: string) => `This replaces your file by ${name}.`,
  checking: 'Checking …',
  fine: (title: string) => `${title} keeps all promises of a game.`,
  /** A file that doesn't answer in time. */
  endless: (seconds: number) =>
    `The file gave no answer for ${seconds} seconds, so it was stopped. Does a loop never end?`,
  toLine: (line: number) => `Go to line ${line}`,
  play: 'Play it',
  again: 'From the start',
  undo: 'Undo',
  over: 'The game is over.',
  foreign: 'This game was not made by this site. It runs apart from everything else here.',
  couldNotLoad: 'The workshop could not be loaded.',
  refused:
    'This browser can’t run games apart from the page, so the workshop stays closed. Everything else works.',
};
