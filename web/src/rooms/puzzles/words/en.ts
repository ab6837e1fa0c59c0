// The words of the puzzles, in English.
import { counted, lower } from '../../../words/grammar.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles = {
  title: (game: string) => `Puzzles: ${game} · pygames`,
  heading: (game: string) => `Puzzles: ${game}`,
  proved: 'Every answer is proved by a program that leaves nothing out.',
  all: (count: number) => `${counted(count, 'puzzle')} to solve.`,
  count: (answered: number, all: number) => `You have tried ${answered} of ${all}.`,
  rating: (rating: number) => `Your rating: ${rating}.`,
  /** For a puzzle that may change the rating. */
  rated: (rating: number, change: number) =>
    `Your rating: ${rating}${change ? ` (${signed(change)})` : ', as before'}.`,
  day: 'Puzzle of the day',
  dayDone: 'Puzzle of the day, done',
  next: 'A puzzle at my level',
  nextMore: 'One that you have not seen, as hard as your rating says.',
  dayMore: 'The same for everybody, a new one each day.',
  run: 'Begin a run',
  runOn: 'Continue the run',
  runMore: 'Ever harder, until three are missed.',
  best: (best: number) => `Your best run: ${best}.`,
  runNow: (solved: number, missed: number) => `In this run: ${solved} solved, ${missed} missed.`,
  runOver: (solved: number) => `The run is over: ${counted(solved, 'puzzle')} solved.`,
  themes: 'By theme',
  /** The themes of a puzzle. */
  about: (themes: readonly string[]) =>
    themes.length > 0 && `Theme${themes.length > 1 ? 's' : ''}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band: number) => `Difficulty ${band} of 5`,
  shown: 'The next move is marked.',
  shownTurn: 'The board shows how it is done.',
  /** The link to printed puzzles. */
  print: 'On paper, with answers',
  /** The link from a puzzle to all others. */
  others: 'All puzzles',
};
