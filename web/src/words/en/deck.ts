// The words of the exercises that come again, in English.
import { counted } from '../grammar.ts';

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
