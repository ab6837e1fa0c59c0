// The words of the puzzles, in English.
import { counted } from '../grammar.ts';

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles = {
  title: (game: string) => `Puzzles: ${game} · pygames`,
  heading: (game: string) => `Puzzles: ${game}`,
  link: 'Puzzles',
  one: 'Puzzle',
  proved: 'Every answer is proved by a program that leaves nothing out.',
  all: (count: number) => `${counted(count, 'puzzle')} to solve.`,
  count: (answered: number, all: number) => `You have tried ${answered} of ${all}.`,
  rating: (rating: number) => `Your rating: ${rating}.`,
  /** Said where a puzzle changed the rating. */
  rated: (rating: number, change: number) => `Your rating: ${rating} (${signed(change)}).`,
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
  difficulty: (band: number) => `Difficulty ${band} of 5`,
  shown: 'The next move is marked.',
  shownTurn: 'The board shows how it is done.',
  /** Leads to the page of what can be printed. */
  print: 'On paper, with answers',
  /** The way from a puzzle to all others. */
  others: 'All puzzles',
};
