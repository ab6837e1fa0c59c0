// The words of dares, in English: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { capital, counted, listed, lower, paragraph } from '../../../words/grammar.ts';

/** A result that can be beaten: "35 points", "a win in 23 moves". */
function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `a draw with ${some}` : 'a draw';
  if (how === 'won') return `a win ${some ? `with ${some}` : `in ${counted(moves, 'move')}`}`;
  return `a defeat ${some ? `with ${some}` : `after ${counted(moves, 'move')}`}`;
}

/** Better than a defeat, but no win. */
const lessBad = ({ points }: Reached) => (points === null ? 'hold out longer' : 'score more');

const of = (by: string) => (by ? `${by}’s result` : 'The result to beat');

export const dare = {
  word: 'A dare: beat my result',
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

  beat: (by: string, game: string) => `Beat ${by}’s result in ${game}`,
  beatThis: (game: string) => `Beat this result in ${game}`,
  toBeat: (by: string, theirs: Reached) =>
    paragraph(
      `${of(by)}: ${result(theirs)}.`,
      theirs.how === 'lost' && `${capital(lessBad(theirs))}, or win.`,
    ),
  youAre: (side: string, bots: string[]) =>
    `You play ${side}, against ${listed(bots.map((bot) => `the ${lower(bot)}`))}.`,
  sameDraws: 'You begin with the same luck.',
  botsMayDiffer: 'The bots may play differently.',
  nobodys: 'This link can’t be opened: it doesn’t say which player’s result is to be beaten.',
  noDare:
    'This link can’t be opened: its game isn’t over, or what came by chance can’t come again.',
  play: 'Play',
  playing: 'The game begins as soon as the rules are loaded.',
};
