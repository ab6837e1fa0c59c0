// The words of what teaches, in English: courses, puzzles, exercises, and the board to think on.
import { counted, lower } from '../grammar.ts';

/** Of the courses. */
export const learn = {
  heading: (game: string) => `Learn ${game}`,
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  showMe: 'Show me',
  again: 'Try again',
  playNow: 'Play a game now',
  right: 'Right.',
  clause: (clause: string) => `Rule ${clause}`,
  /** @param places what to point at, in order */
  shown: (places: string[]) => `Like this: ${places.join(', then ')}.`,
  notNow: (why: string) => `The lesson can’t continue now: ${why}`,
  tryIt: 'Try it',
  tryThis: (caption: string) => `Try it: ${caption}`,
  tryTitle: 'Try it yourself',
  fromStart: 'From the start',
};

/** A number with its sign. */
const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const puzzles = {
  title: (game: string) => `Puzzles: ${game} · pygames`,
  heading: (game: string) => `Puzzles: ${game}`,
  link: 'Puzzles',
  proved: 'Every answer is proved by a program that leaves nothing out.',
  all: (count: number) => `${counted(count, 'puzzle')} to solve.`,
  count: (answered: number, all: number) => `You have tried ${answered} of ${all}.`,
  rating: (rating: number) => `Your rating: ${rating}.`,
  /** Said where a puzzle could change the rating. */
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
  /** What a puzzle was about. */
  about: (themes: readonly string[]) =>
    themes.length > 0 && `Theme${themes.length > 1 ? 's' : ''}: ${themes.map(lower).join(', ')}.`,
  difficulty: (band: number) => `Difficulty ${band} of 5`,
  shown: 'The next move is marked.',
  shownTurn: 'The board shows how it is done.',
  /** Leads to the page of what can be printed. */
  print: 'On paper, with answers',
  /** The way from a puzzle to all others. */
  others: 'All puzzles',
};

/** Of the exercises that a game has left. */
export const mistakes = {
  heading: (game: string) => `Your mistakes: ${game}`,
  /** The way to them, at the end of a game. */
  learn: 'Learn from your mistakes',
  finding: 'Looking for your mistakes',
  none: 'You made no costly mistake in this game.',
  exercise: 'Exercise',
  played: (turn: number, action: string) => `In turn ${turn} you chose: ${action}.`,
  task: 'Find something better',
  same: 'That is what you chose in the game.',
  little: 'There is something better.',
  also: (best: string) => `That is as good as the best: ${best}.`,
  /** @param why what it brings at once, if anything can be told */
  best: (best: string, why: string) => `The best was: ${best}.${why && ` It ${why}.`}`,
  toGame: 'Back to the game',
  /** @param once solved at the first try */
  solved: (once: number, all: number) => `${once} of ${counted(all, 'exercise')} solved at once.`,
};

/** Of the exercises that come again. */
export const deck = {
  title: 'Exercises · pygames',
  heading: 'Exercises for today',
  due: (count: number) => `${counted(count, 'exercise')} for today`,
  /** Said of an exercise that was failed for the first time. */
  entered: 'It will come back as an exercise in the next few days.',
  comesBack: (days: number) =>
    days > 1 ? `It comes back in ${days} days.` : 'It comes back tomorrow.',
  aside: 'It doesn’t come back: it was too hard too often.',
  takeOut: 'Don’t ask again',
  putBack: 'Ask again after all',
  /** Of an exercise that was taken out by hand. */
  out: 'This exercise doesn’t come again.',
  backIn: 'This exercise comes again.',
  left: (count: number) =>
    count ? `${counted(count, 'exercise')} left for today.` : 'That was the last one for today.',
  none: 'There are no exercises for today.',
  damaged: (count: number) =>
    `${counted(count, 'answer')} in your exercises could not be read and ${count === 1 ? 'was' : 'were'} left out.`,
  /** Of an exercise that comes again. */
  fine: 'Another look finds nothing better than what you chose, so this exercise is left out.',
  unreadable: 'An exercise could not be read and was left out.',
};

/** How many moves of a line are named. */
const NAMED = 4;

/** Of the board to think on. */
export const analysis = {
  heading: 'Analysis',
  position: 'Position',
  share: 'Share this position',
  label: 'Link to this position',
  message: (game: string) => `A position in ${game}:`,
  lines: 'Best moves',
  thinking: 'looking deeper …',
  /** Said to a screen reader once the search is done. */
  best: (action: string, worth: string, why: string) =>
    `The best move: ${action}. ${worth}.${why && ` It ${why}.`}`,
  /** What the first move of a line brings at once, and what is expected after it. */
  follows: (why: string, phrases: string[]) => {
    const then = phrases.length ? `then ${phrases.slice(0, NAMED).map(lower).join('; ')}` : '';
    return [why, then].filter(Boolean).join(', ');
  },
  /** Of the dice or cards before a decision, the label of one. */
  came: (nth: number, all: number) => (all > 1 ? `What came, ${nth} of ${all}` : 'What came'),
  byLot: 'Draw by lot',
  back: 'One move back',
  forward: 'One move on',
  setUp: 'Set up',
  arrange: 'Set up a position',
  asText: 'Position as text',
  show: 'Show',
  /** Ends setting up. */
  arranged: 'Analyse it',
  playOn: 'Play on from here',
  against: (bot: string) => `Against the ${lower(bot)}`,
};
