// The words of the home page and of the dialog before a game, in English.
import { type BotWords, counted, listed } from '../grammar.ts';
import { translated } from '../translated.ts';

export const home = translated('home', {
  title: 'pygames: board games',
  question: 'Which board today?',
  players: 'players',
  /** Between the fewest and the most players, as it is heard. */
  to: 'to',
  play: 'Play',
  again: 'Play again',
  againAs: (players: string) => `Play again: ${players}`,
  openGame: 'Your open game',
  openGames: 'Open games',
  moreOpen: (count: number) => counted(count, 'more game'),
  moreOpenSpoken: (count: number) => counted(count, 'more open game'),
  yourMove: 'your move',
  someonesMove: (name: string) => `${name} to move`,
  resume: 'Resume',
  left: (when: string) => `Left open ${when}`,
  playersNamed: (names: string[]) => listed(names),
  against: (side: string, bots: BotWords[]) => `${side}, against ${listed(bots.map(({ against }) => against))}`,
  newer: 'A game was saved by a newer version of this page. Reload the page to update it; the game is kept until then.',
  noneStarts: 'The games could not start.',
  cannotPlay: 'You can look at the games and read their rules, but not play now.',
});

const byChance = 'By chance';

export const setup = translated('setup', {
  newGame: 'New game',
  start: 'Start',
  more: 'More',
  unfinished: 'This game isn’t finished. It stays in “Your games”.',
  another: 'Play another game.',
  keepPlaying: 'Keep playing',
  playerCount: 'Players',
  whoPlays: 'Who plays',
  opponents: {
    bot: 'You and a bot',
    person: 'Two on this device',
    far: 'Each on their own device',
  },
  /** Of three or more. */
  others: { bot: 'You and bots', person: 'Together on this device', far: 'Each on their own device' },
  byLink: 'You send each other a link after each move.',
  side: 'You are',
  first: (name: string) => `${name}, first`,
  noUndo: 'No undo',
  noUndoMore: 'For a serious game: no move is taken back',
  byChance,
  seating: 'Who sits where',
  seatings: { above: 'As above', chance: byChance },
  theBotIs: 'The bot is',
  bots: 'Bots',
  botOfLevel: (bot: string, level: number, levels: number) => (level > levels ? bot : `${bot}, ${level} of ${levels}`),
  yourName: 'Your name',
  name: 'Name',
  nameOf: (side: string) => `Name of ${side}`,
  longest: (letters: number) => `A name has at most ${letters} letters.`,
  person: 'A person here',
});

export const byLink = translated('byLink', {
  paste: 'Open a link',
  pasteTitle: 'A link from a friend',

  // Of games that are kept.
  yourMove: 'your move',
  sendIt: 'send your link',
  waitsFor: (who: string) => `waiting for ${who}`,
  against: (side: string, others: string[]) => `${side}, against ${listed(others)}, by link`,
});
