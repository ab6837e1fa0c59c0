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
  model: 'Begin with',
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
  share: 'Share',
  add: 'Open a file',
  again: 'From the start',
  undo: 'Undo',
  couldNotLoad: 'The workshop could not be loaded.',
  refused:
    'This browser can’t run games apart from the page, so the workshop stays closed. Everything else works.',
};

export const sharing = {
  title: 'Share your game',
  message: (title: string) => `${title}, a game I made. Try it:`,
  link: 'The link to the game',
  note: 'The link holds the whole file. The game runs in your friend’s browser, apart from everything else.',
  tooLong:
    'This file is too long for a link. Send it as a file; your friend opens it in “Make a game”.',
  save: (name: string) => `Save ${name}`,
};

export const sent = {
  heading: (title: string) => `${title} · pygames`,
  madeBy: (name: string) =>
    name ? `Made by ${name}, not by this site.` : 'Made by another person, not by this site.',
  madeHere: 'Made by you.',
  apart: 'It runs apart from everything else here: it can’t see your games or reach the network.',
  says: 'This game says:',
  parts: ['Goal', 'Turn', 'End', 'Score'],
  play: 'Play',
  view: 'View code',
  damaged: 'This link is damaged: the game in it can’t be read. Ask for it again.',
  broken: (name: string) =>
    name ? `The game that ${name} sent doesn’t work.` : 'The game in this link doesn’t work.',
};
