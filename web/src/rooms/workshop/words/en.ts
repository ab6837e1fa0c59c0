// The words of the workshop, in English.
import { counted } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const workshop = translated('workshop', {
  title: 'Make a game · pygames',
  heading: 'Make a game',
  /** Above a model in which nothing was typed. */
  lead: 'Change the code; the board follows.',
  file: 'The file',
  board: 'The board',
  /** The label of the editor. */
  editor: (name: string) => `${name}, a game in Python`,
  /** How to leave the editor by keyboard, where Tab indents. */
  leave: 'Escape, then Tab leaves the file.',
  own: 'Begin with …',
  models: {
    hex: 'Placing stones',
    breakthrough: 'Moving pieces',
    race: 'A race with a die',
    three: 'Three in a row',
    rock_paper_scissors: 'Choosing in secret',
    goofspiel: 'Bidding in secret',
    bot: 'A bot for a game of this site',
  },
  moreGames: 'More …',
  kept: 'Your files',
  /** The menu with the ways to other files. */
  more: 'More files',
  /** When another file is opened in its place. */
  stays: (name: string) => `${name} is in “Your files”.`,
  /** When a backup has brought a file. */
  came: (name: string) => `${name} is in “Your files” of “Make a game”.`,
  /** When another tab has changed the file. */
  elsewhere: 'This file was changed in another tab, too. What you write here is kept beside it, in “Your files”.',
  unkept: 'This browser keeps nothing of what you write here: its storage is full or refused. Without “Save the file”, it is lost with this page.',
  save: 'Save the file',
  noRoom: 'There is no room on this device to keep the game. Save the file first, or press “Play it” again to play as long as this page is open.',
  noShelf: 'This file holds no games and no files.',
  /** A file that is no text. */
  noText: (name: string) => `${name} isn’t a text, so no game in Python is in it.`,
  shelfOpened: 'The files are in “Your files”.',
  tooLarge: 'This wheel is too large: at most 700 kB can be kept here.',
  checking: 'Checking …',
  fine: 'Works. Try it on the board.',
  /** Beside the board, while the file has a fault. */
  lastWorking: 'The last version that worked:',
  /** A file that doesn't answer in time. */
  endless: (seconds: number) => `The file gave no answer for ${seconds} seconds, so it was stopped. Does a loop never end?`,
  /** A file after which Python itself doesn't run any more. */
  ended: (name: string) => `${name} ended Python. Does a function call itself without an end, or does something stop the program?`,
  printed: 'Printed by the file',
  /** Curly quotes, wide blanks and the like, at the fault that they make. */
  plainSigns: 'Replace signs that Python doesn’t know',
  toLine: (line: number) => `Go to line ${line}`,
  play: 'Play it',
  share: 'Share',
  add: 'Open a file',
  position: 'The position in Python',
  again: 'From the start',
  undo: 'Undo',
  refused: 'This browser can’t run games apart from the page, so the workshop stays closed. Everything else works.',
});

/** The page of classics; its heading is `makeYourOwn.small`. */
export const smallGames = translated('smallGames', {
  title: 'Small games · pygames',
  lead: 'Classics in one short file each. Play them, or see how they are made and change them.',
});

/** The list of what `pygames.simple` has. */
export const reference = translated('reference', {
  title: 'What a game can use',
  simple: 'Names to import',
  state: 'A position',
  board: 'A board',
  pieces: 'Pieces',
});

export const arena = translated('arena', {
  title: 'Your bot',
  about: 'It plays 40 games against a level. Each bot has a tenth of a second for a move.',
  level: 'Against',
  start: 'Play 40 games',
  stop: 'Stop',
  none: 'No game has ended yet.',
  tally: (games: number, won: number, drawn: number, lost: number) => `${games} ${games === 1 ? 'game' : 'games'}: ${won} won, ${drawn} drawn, ${lost} lost.`,
  share: (share: number, low: number, high: number) => `${share}% of the points; with more games, 95% sure, between ${low}% and ${high}%.`,
});

export const measure = translated('measure', {
  title: 'Measure your game',
  about: (games: number) => `Bots play ${games} games beside the board, and what a designer wants to know is counted.`,
  start: 'Measure',
  stop: 'Stop measuring',
  solve: 'Solve',
  stopSolving: 'Stop solving',
  played: (played: number, games: number) => `${played} of ${games} games`,
  stopped: (played: number, games: number) => `Stopped after ${played} of ${games} games`,
  used: 'Where the bots played: the larger a dot, the more often. A ring marks a place that nobody used.',
  others: 'The classics, for comparison',
  /** Of the table of classics. */
  columns: ['Game', 'Who begins wins', 'Draws', 'Actions', 'Level 3 wins against 1'],
});

export const added = translated('added', {
  title: 'Add a game',
  play: (title: string) => `Play ${title}`,
});

export const kept = translated('kept', {
  title: 'Your files',
  none: 'None yet. What you write is kept here, and so are games that you play.',
  games: 'Games that can be played',
  /** What tells versions of one game apart. */
  added: (when: string) => `Added ${when}`,
  uses: (games: number) => (games ? `${counted(games, 'kept game')} ${games === 1 ? 'needs' : 'need'} it` : 'No kept game needs it'),
  by: (name: string) => `By ${name}`,
  works: 'Works.',
  openFile: 'Open',
  openIt: (name: string, when: string) => `Open ${name}, ${when}`,
  saveAll: 'Save all as one file',
  shelfName: 'pygames-shelf.json',
  allSaved: 'All files are saved as one.',
  rename: 'Rename',
  name: 'File name',
  save: 'Save',
  copy: 'Make a copy',
  copied: (name: string) => `${name} is copied.`,
  more: (name: string) => `More for ${name}`,
  play: 'Play',
  open: 'View code',
  remove: 'Remove',
  removeIt: (title: string) => `Remove ${title}`,
  removed: (title: string) => `${title} is removed.`,
  putBack: 'Put it back',
  isBack: (title: string) => `${title} is back.`,
});

export const sharing = translated('sharing', {
  title: 'Share the game',
  opens: 'What the link opens',
  ways: { game: 'The game', file: 'The file, to change it' },
  begin: 'A file to begin from:',
  fileLink: 'The link to the file',
  fileNote: 'The link opens the file in the editor, whether or not it works yet.',
  message: (title: string, own: boolean) => (own ? `${title}, a game I made. Try it:` : `${title}, a game to try:`),
  link: 'The link to the game',
  note: 'The link holds the whole file. The game runs in your friend’s browser, apart from everything else.',
  /** Of a link that is longer than invitations may be. */
  apart: 'The game is too long for an invitation: send this link before one.',
  tooLong: 'This file is too long for a link. Send it as a file; your friend opens it in “Make a game”.',
  save: (name: string) => `Save ${name}`,
});

export const sent = translated('sent', {
  heading: (title: string) => `${title} · pygames`,
  madeBy: (name: string) => (name ? `Made by “${name}”, not by this site.` : 'Not made by this site.'),
  /** The title of a game of another person, in lists and at its table. */
  titleBy: (title: string, name: string) => (name ? `${title} (by ${name})` : `${title} (from elsewhere)`),
  madeHere: 'Made by you.',
  apart: 'It runs apart from everything else here: it can’t see your games, and has nothing that reaches the network. It can only slow this device down.',
  says: 'This game says:',
  /** Where its words could be taken for those of this site. */
  saysThat: (text: string) => `This game says: ${text}`,
  /** Why its worker was ended. */
  stopped: (title: string) => `“${title}” took too long, or more than a game may have`,
  parts: ['Goal', 'Turn', 'End', 'Score'],
  play: 'Play',
  /** Where an address waits for its game. */
  goOn: 'Keep it and go on',
  view: 'View code',
  damaged: 'This link is damaged: the game in it can’t be read. Ask for it again.',
  pretends: 'This file pretends to be another game, so it isn’t used.',
  broken: (name: string) => (name ? `The game that ${name} sent doesn’t work.` : 'The game in this link doesn’t work.'),
});

export const lacking = translated('lacking', {
  why: 'A player made this game, and it isn’t on this device.',
  saved: 'Your saved game stays here. Open the game’s file or a link to it, then play on.',
  ask: (name: string) => (name ? `Ask ${name} to press “Send the game” beside this link. Open that, then this link again.` : 'Ask whoever sent this link to press “Send the game” beside it. Open that, then this link again.'),
});
