// The words of the table, in English.
import { capital, counted, type Who } from '../grammar.ts';
import { inTurn } from '../line.ts';
import { translated } from '../translated.ts';

/** Where a branch leaves the game, and how it goes on. */
const from = (turn: number, actions: string) => (turn ? `from turn ${turn}: ${actions}` : `from the start: ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const where = (turn: number, turns: number, ply: number) => {
  if (turn) return turn < turns ? `turn ${turn} of ${turns}` : `turn ${turn}`;
  return ply ? 'set-up' : 'start';
};

export const table = translated('table', {
  // The board.
  board: 'Board',
  places: 'Places: arrows move, Enter picks',
  noPlace: 'No place in that direction.',
  canBePicked: 'can be picked',
  /** Of a place that has been picked. */
  picked: 'chosen',
  /** How a place is pressed, at the beginning of a tip. */
  pointing: { byTouch: 'Tap', byMouse: 'Click' },
  wholeBoard: 'Show the whole board',

  // What is around it.
  choices: 'Choices',
  backToGame: 'Back to the game',
  /** Of a player who waits for others. */
  decided: 'has decided',
  show: (whose: string) => `Show ${whose}`,
  backTo: (whose: string) => `Back to ${whose}`,
  whose: (whose: string, number: number, count: number) => `${whose}, ${number} of ${count}`,
  saving: {
    kept: '',
    refused: 'This game can’t be kept on this device: it is lost once this page is closed.',
    full: 'This device has no room left to keep this game.',
    newer: 'A newer version of this page keeps this game. Reload the page to update it: what is played here is not kept.',
    // Empty, because a note with a button says so.
    deleted: '',
  },
  lacksRoom: 'This device has no room left: what is new here, such as results and settings, is lost once this page is closed.',
  failed: (reason: string) => `That did not work: ${reason} Your moves are kept.`,
  botFailed: (reason: string) => `The bot could not move: ${reason}`,
  elsewhere: 'You are playing this game in another tab. This one follows.',
  thinksLonger: 'Thinking a little longer …',
  playHere: 'Play here',
  keepAgain: 'Keep it',
  playFromHere: 'Play from here',

  commands: {
    undo: 'Undo',
    redo: 'Redo',
    moves: 'Moves',
    panels: 'Score',
    hint: 'Hint',
    pause: 'Pause',
    resume: 'Resume',
    new: 'New game',
    resign: 'Resign',
    draw: 'Offer a draw',
    send: 'Send the link',
    again: 'Play again',
    swap: 'Swap seats',
    share: 'Share',
    keys: 'Keyboard and screen reader',
    names: 'Names',
  },
  saveNames: 'Save',
  handOver: {
    title: (name: string) => `Hand over to ${name}`,
    show: (sheet: string) => (sheet ? `Show my ${sheet}` : 'Show the board'),
  },
  swap: {
    more: 'Rotate seats',
    label: (word: string) => `${word} and play again`,
  },
  more: 'More',
  notNow: (command: string) => `${command}: not possible now.`,

  // A game that people end early.
  ending: {
    resign: {
      title: 'Resign this game?',
      what: ({ name, you }: Who) => `Then ${you ? 'you lose' : `${name} loses`} the game.`,
      yes: 'Resign',
    },
    draw: {
      title: 'Do both players agree?',
      what: 'The game will be a draw.',
      yes: 'Agree on a draw',
    },
    back: 'Undo takes it back.',
    resume: 'Play on',
  },

  // Confirming moves.
  play: 'Play',

  /** The topic of each sentence of a game in short. */
  parts: { goal: 'Goal', turn: 'Turn', end: 'End', score: 'Score' },

  // The moves.
  progress: (turn: number, turns: number, ply: number) => capital(where(turn, turns, ply)),
  earlier: (turn: number, turns: number, ply: number) => `An earlier position: ${where(turn, turns, ply)}.`,
  lookBack: 'Look back',
  moveShown: 'Move shown',
  start: 'Start',
  setUp: 'Set-up',
  first: 'First position',
  previous: 'Previous move',
  next: 'Next move',
  last: 'Last position',

  // The branches.
  branches: {
    count: (count: number) => counted(count, 'branch', 'branches'),
    from: (turn: number, actions: string) => capital(from(turn, actions)),
    /** On the analysis board: the kept game itself. */
    game: (turn: number, actions: string) => `The game, ${from(turn, actions)}`,
    change: 'Switch to it',
    remove: 'Delete',
    does: (what: string, nth: number) => `${what}: branch ${nth}`,
    deleted: 'The branch is deleted.',
  },

  // Typing a move.
  typeMove: 'Type a move',
  yourMove: 'Your move',
  unread: 'That could not be read just now.',

  // The keyboard.
  singleKeys: 'Single keys work at the table',
  shortcuts: {
    listen: 'Hear the position',
    turn: 'Whose turn it is, and what to do',
    last: 'The last move',
    score: 'The score',
    pieces: 'A player’s pieces; again: the next player’s',
    row: 'The row of the focused place',
    column: 'Its column',
    area: 'Its area',
    position: 'The whole board in words',
    play: 'Play',
    pause: 'Pause or resume the bots',
    look: 'Look',
    earlier: 'One move earlier',
    later: 'One move later',
    zoom: 'Zoom in or out',
    share: 'Share this game',
    keys: 'These shortcuts',
    always: 'Always',
  },
  /** For people who listen: what is said, and which keys give letters to the page. */
  byEar: {
    title: 'With a screen reader',
    says: 'What happens is said by itself: your move, the answer, what to do next. The keys below say it again, and more.',
    letters: 'If letters jump about the page, your screen reader takes them for itself. Go to the board with Tab. If that doesn’t help:',
    ways: 'Orca: Insert and A, twice; NVDA: Insert and Space; JAWS: Insert and Z; Narrator: Caps Lock and Space; VoiceOver: Left and Right together',
  },
  alwaysKeys: [
    ['Arrow keys', 'Go from place to place'],
    ['Shift and arrow', 'Go to the nearest place of another kind'],
    ['Tab', 'Go to the buttons beside the board'],
    ['Enter', 'Pick the place'],
    ['Escape', 'Step back'],
  ] as [keys: string, does: string][],
  /** Said when the first table opens. */
  showsKeys: 'A question mark shows the keys.',
  boardInWords: 'The board in words',
  scored: (score: number, unit: string) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name: string, also: string, parts: string[]) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  readings: { pieces: 'Players', row: 'Rows', column: 'Columns', area: 'Areas' },
  noReading: {
    pieces: 'There is nothing to read of the players’ pieces.',
    row: 'This board has no rows.',
    column: 'This board has no columns.',
    area: 'There is no area to read here.',
  },
});

/** For tables that can't be opened, or not as they were saved. */
export const refused = translated('refused', {
  noSuchBot: (bot: string, bots: string) => `This link asks for “${bot}”; ${bots}.`,
  notAllFar: 'This link can’t be opened: where people play far away, one person is here and all the others are “far”.',
  noneFar: 'This link can’t be opened: this site has no games with people far away.',
  noGameInLink: 'This link contains no game: its text was cut off or changed.',
  newer: 'This game was saved by a newer version of this page. Reload the page to update it, then open the game again.',
  notValid: 'This saved game isn’t valid.',
  /** @param number the number of the first illegal action */
  notPossible: (number: number) => (number > 1 ? `Its move ${number} isn’t possible. The board shows the game before it, and you can play on from there.` : 'Its first move isn’t possible. You can play from the beginning.'),
  unknownGame: (id: string) => `This saved game can’t be opened: this page has no game called “${id}”. It stays on this device.`,
  savedWithBot: (bot: string, bots: string) => `This saved game can’t be opened: it asks for “${bot}”, but ${bots}.`,
  /** @param first the first level, if there are any */
  bots: (title: string, first?: number, last = first) => (first ? `${title} has bot${first} to bot${last}` : `${title} has no bots`),
});

/** What bots find in a game or a position. */
export const reading = translated('reading', {
  /** Plays out what a mistake allows. */
  allows: 'See what it allows',
  failed: (why: string) => `The review stopped: ${why}`,
  /** What a line's first move brings at once, and what is expected after it. */
  follows: (why: string, steps: string[]) => [why, steps.length > 0 && `then ${inTurn(steps)}`].filter(Boolean).join(', '),
});
