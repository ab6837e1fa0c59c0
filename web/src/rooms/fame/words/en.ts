// The words of the hall of fame, in English.

import { type BotWords, counted, listed, type Who } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** What the end of a game meant. */
export const meant = translated('meant', {
  firstWin: (bot: BotWords, next: BotWords | null) => `Your first win against the ${bot.name}.${next ? ` Next: the ${next.name}.` : ''}`,
  won: (won: number, played: number, bot: BotWords) => `You have won ${won} of ${counted(played, 'game')} against the ${bot.name}.`,
  best: 'Your best score yet.',
  bestIs: (points: number) => `Your best is ${counted(points, 'point')}.`,
});

const than = ({ name, you }: Who) => (you ? 'you' : name);

export const fame = translated('fame', {
  title: 'Hall of fame · pygames',
  heading: 'Hall of fame',
  none: 'Finish a game against a bot or a friend, and your first result stands here.',
  game: 'Game',
  /** @param counting how many of them count */
  count: (games: number, counting: number) => {
    const some = counting < games ? `, ${counting || 'none'} counted` : '';
    return `${counted(games, 'game')} finished${some}`;
  },
  games: (games: number) => counted(games, 'game'),

  /** The heading of a person's opponents. */
  opponents: ({ name, you }: Who) => (you ? 'Your opponents' : `${name}’s opponents`),
  /** @param like the bot that the person is about as strong as */
  alike: ({ name, you }: Who, like: BotWords) => `So far ${you ? 'you play' : `${name} plays`} about as well as ${like.within}.`,
  /** An opponent's strength compared with the person's. */
  strengths: {
    weaker: (who: Who) => `Weaker than ${than(who)}`,
    'seems-weaker': (who: Who) => `Weaker than ${than(who)} so far`,
    alike: (who: Who) => `About as strong as ${than(who)}`,
    'seems-stronger': (who: Who) => `Stronger than ${than(who)} so far`,
    stronger: (who: Who) => `Stronger than ${than(who)}`,
  },
  /** The results against an opponent. */
  resultCounts: ({ played, won, drawn, lost }: Record<'played' | 'won' | 'drawn' | 'lost', number>) => {
    const results = Object.entries({ won, drawn, lost }).filter(([, count]) => count);
    const [[how]] = results;
    if (results.length === 1) return `${counted(played, 'game')}, ${played > 1 ? 'all ' : ''}${how}`;
    return `${counted(played, 'game')}: ${listed(results.map(([how, count]) => `${count} ${how}`))}`;
  },
  unmet: 'Not played yet',

  inFigures: 'Ratings and results in figures',
  ratings: 'Ratings',
  ratingsMore: 'Ratings are worked out by Glicko-2. Everyone starts at 1500. The ± shrinks as you play.',
  player: 'Player',
  rating: 'Rating',
  /** @param by how much higher or lower it may be */
  about: (by: number) => `± ${by}`,
  played: 'Played',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  against: (name: string) => `${name} against`,

  records: 'Records',
  bests: { points: 'Most points', quickest: 'Quickest win', row: 'Most wins in a row' },
  /** A chosen option of a game: “Map: Europe”. */
  option: (title: string, chosen: string) => `${title}: ${chosen}`,
  players: (count: number) => counted(count, 'player'),
  quantities: {
    points: (value: number) => counted(value, 'point'),
    quickest: (value: number) => counted(value, 'move'),
    row: (value: number) => counted(value, 'win'),
  },
  by: (name: string, date: string) => `${name}, ${date}`,

  others: 'Other games',
  othersMore: 'They change no rating and set no record.',
  kinds: {
    challenge: { title: 'Daily challenges', what: 'First tries, without help' },
    practice: { title: 'Practice', what: 'With a hint, Analyse or Undo, or a challenge again' },
    elsewhere: {
      title: 'Begun elsewhere',
      what: 'By others, at another table, or from a position that was set up',
    },
  },
  wonOf: (won: number, all: number) => `${won} of ${all} won`,

  points: 'Points',
  /** @param of which games compare; '' if all do */
  overTime: (figures: string, of: string) => `${figures} over time${of && ` (${of})`}`,
  oneDay: 'The chart starts on your second day.',
  /** A plot's label for screen readers. */
  plotted: (what: string, from: string, to: string, lines: readonly string[]) => `${what}, ${from} to ${to}. ${lines.join('; ')}.`,
  /** A line of a plot, for screen readers. */
  plotLine: (name: string, first: number, last: number) => `${name}: from ${first} to ${last}`,
  asTable: 'As a table',
  date: 'Date',

  more: 'More',
  reset: 'Reset',
  gone: 'All results so far are forgotten, here and on every device that takes in a backup of this one. Your games are kept.',
  undo: 'Undo',
  failed: 'The ratings could not be worked out.',
});

/** What the end of an even match meant. */
export const nextEven = translated('nextEven', {
  play: { word: 'Play an even match', short: 'Even match' },
  stronger: 'The next even match will be a little stronger.',
  gentler: 'The next even match will be a little gentler.',
  same: 'The next even match will be just as strong.',
  gentlest: 'The next even match will be just as gentle: no bot is gentler.',
});
