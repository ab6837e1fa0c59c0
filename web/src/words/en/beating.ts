// What is said of a finished game that somebody else plays again, to do better, in English.
import type { Reached } from '../../scene/types.ts';
import { counted } from '../grammar.ts';

/** A result as a thing that one can beat: "35 points", "a win in 23 moves". */
export function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `a draw with ${some}` : 'a draw';
  if (how === 'won') return `a win ${some ? `with ${some}` : `in ${counted(moves, 'move')}`}`;
  return `a defeat ${some ? `with ${some}` : `after ${counted(moves, 'move')}`}`;
}

/** What is better than a defeat, but no win. */
export const lessBad = ({ points }: Reached) =>
  points === null ? 'hold out longer' : 'score more';

export const of = (by: string) => (by ? `${by}’s result` : 'The result to beat');

export const beating = {
  // Who sends it.
  legend: 'What the link opens',
  choices: { watch: 'This game', beat: 'A dare: beat my result' },
  more: 'Whoever opens the link plays from the same beginning. At the end both results are compared.',
  message: (game: string, mine: Reached) =>
    `My result in ${game}: ${result(mine)}. Can you ${mine.how === 'lost' ? `${lessBad(mine)}, or win` : 'beat it'}?`,

  // At the end.
  compared: (by: string, own: Reached, theirs: Reached) =>
    `Your result: ${result(own)}. ${of(by)}: ${result(theirs)}.`,
  verdicts: {
    better: (_by: string, own: Reached) => {
      if (own.how !== 'lost') return 'You have beaten it.';
      return own.points === null ? 'You held out longer.' : 'You scored more.';
    },
    equal: () => 'You have equalled it.',
    worse: (by: string) => (by ? `${by} did better.` : 'You have not beaten it.'),
  },
};
