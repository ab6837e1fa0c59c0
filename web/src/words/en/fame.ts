// The words of the hall of fame, in English.
import { counted } from '../grammar.ts';

export const fame = {
  link: 'Hall of fame',
  heading: 'Hall of fame',
  none: 'No game has been finished here yet. The games that people play count, against bots and against each other.',
  game: 'Game',
  count: (games: number) => `${counted(games, 'game')} finished`,
  reading: 'Reading the games kept here …',

  ratings: 'Ratings',
  ratingsMore: 'By Glicko-2. Everybody begins at 1500; ± says how certain a rating is.',
  player: 'Player',
  rating: 'Rating',
  /** @param by how much it may well be higher or lower */
  about: (by: number) => `± ${by}`,
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  against: (name: string) => `${name} against`,

  records: 'Records',
  feats: { score: 'Most points', quickest: 'Quickest win', row: 'Most wins in a row' },
  quantities: {
    score: (value: number) => counted(value, 'point'),
    quickest: (value: number) => counted(value, 'move'),
    row: (value: number) => counted(value, 'win'),
  },
  by: (name: string, date: string) => `${name}, ${date}`,

  ratingPlot: 'Ratings over time',
  scorePlot: 'Points over time',
  oneDay: 'The plot begins on the second day of play.',
  /** What a plot shows, as a screen reader says it. */
  plotted: (what: string, from: string, to: string, lines: readonly string[]) =>
    `${what}, ${from} to ${to}. ${lines.join('; ')}.`,
  /** How a line of a plot went. */
  went: (name: string, first: number, last: number) => `${name}: from ${first} to ${last}`,
  asTable: 'As a table',
  date: 'Date',

  reset: 'Reset',
  gone: 'All results are forgotten. Your games are kept.',
  undo: 'Undo',
  failed: 'The ratings could not be worked out.',
};
