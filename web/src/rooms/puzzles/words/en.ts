// The words of the puzzles, in English.
import { counted, lower } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles = translated('puzzles', {
  title: (game: string) => `Puzzles: ${game} · pygames`,
  proved: 'Every solution has been checked to the end by computer.',
  all: (count: number) => `${counted(count, 'puzzle')} to solve.`,
  count: (answered: number, all: number) => `You have tried ${answered} of ${all}.`,
  rating: (rating: number) => `Your rating: ${rating}.`,
  /** For a puzzle that may change the rating. */
  rated: (rating: number, change: number) => `Your rating: ${rating}${change ? `\u00a0(${signed(change)})` : ', as before'}.`,
  /** So many more puzzles, from 1 to 10, come before a rating. */
  ratedAfter: (count: number) => `Your rating comes after ${counted(count, 'more puzzle')}.`,
  titleOfAll: 'Puzzles · pygames',
  tried: (count: number) => (count ? `${counted(count, 'puzzle')} tried` : 'None tried yet'),
  day: 'Today’s puzzle',
  dayDone: 'Today’s puzzle, done',
  solve: 'Solve it',
  again: 'Look at it again',
  next: 'At my level',
  nextMore: 'A new one, matched to your rating.',
  dayMore: 'The same for everyone, a new one each day.',
  run: 'Run',
  runOn: 'Continue the run',
  runMore: 'They get harder. Three misses and you’re out.',
  best: (best: number) => `Your best run: ${best}.`,
  runNow: (solved: number, missed: number) => `In this run: ${solved} solved, ${missed} missed.`,
  runOver: (solved: number) => `The run is over: ${counted(solved, 'puzzle')} solved.`,
  themes: 'By theme',
  /** Beside a theme. */
  progress: (done: number, all: number) => (done ? `${done} of ${all}` : `${all}`),
  /** The curve's label for screen readers. */
  curve: (first: number, last: number, answers: number) => `Your rating from ${first} to ${last}, over ${counted(answers, 'puzzle')}`,
  /** The themes of a puzzle. */
  about: (themes: readonly string[]) => themes.length > 0 && `Theme${themes.length > 1 ? 's' : ''}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band: number) => `Difficulty ${band} of 5`,
  shown: 'The next move is marked.',
  shownTurn: 'The board shows how it is done.',
  /** The link to printed puzzles. */
  print: 'Puzzle booklet, with answers',
  /** The link from a puzzle to all others. */
  others: 'All puzzles',
});
