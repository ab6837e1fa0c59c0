// The words of exercises, in English.
import { counted, lower } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** The exercises of a game. */
export const mistakes = translated('mistakes', {
  command: 'Mistakes',
  /** The same, spoken. */
  learn: 'Learn from your mistakes',
  title: (game: string) => `Your mistakes: ${game} · pygames`,
  heading: 'Your mistakes',
  finding: 'Looking for your mistakes',
  none: 'You made no costly mistake in this game.',
  exercise: 'Exercise',
  played: (turn: number, action: string) => `In turn ${turn} you chose: ${lower(action)}.`,
  task: 'Find something better',
  same: 'That is what you chose in the game.',
  little: 'There is something better.',
  also: (best: string) => `That is nearly as good as the best: ${lower(best)}.`,
  alsoGood: (best: string) => `That is good enough. Better still: ${lower(best)}.`,
  /** @param why its effect, if it can be told */
  best: (best: string, why: string) => `The best was: ${lower(best)}.${why && ` It ${why}.`}`,
  toGame: 'Back to the game',
  /** @param once solved at the first try */
  solved: (once: number, all: number) => (once ? `${once} of ${all} solved on the first try.` : 'None solved on the first try.'),
});

/** The exercises of the deck. */
export const deck = translated('deck', {
  title: 'Exercises · pygames',
  heading: 'Exercises for today',
  due: (count: number) => `${counted(count, 'exercise')} for today`,
  /** After the first failure of an exercise. */
  entered: 'You’ll see it again in a few days.',
  comesBack: (days: number) => (days > 1 ? `It comes back in ${days} days.` : 'It comes back tomorrow.'),
  suspendedAsHard: 'It doesn’t come back: it was too hard too often.',
  suspend: 'Don’t ask again',
  putBack: 'Ask again after all',
  /** A suspended exercise. */
  out: 'This exercise doesn’t come again.',
  backIn: 'This exercise comes again.',
  left: (count: number) => (count ? `${counted(count, 'exercise')} left for today.` : 'That was the last one for today.'),
  none: 'There are no exercises for today.',
  what: 'After a game, “Mistakes” turns your costliest moves into exercises. Those that you don’t solve at once come back here on later days.',
  /** An exercise that comes again. */
  fine: 'Another look finds nothing better than what you chose, so this exercise is left out.',
  unreadable: 'An exercise could not be read and was left out.',
});
