// The words of dares, in English: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { type BotWords, counted, listed } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

/** A result that can be beaten: "35 points", "a win in 23 moves". */
function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `a draw with ${some}` : 'a draw';
  if (how === 'won') return `a win ${some ? `with ${some}` : `in ${counted(moves, 'move')}`}`;
  return `a defeat ${some ? `with ${some}` : `after ${counted(moves, 'move')}`}`;
}

/** What a player has reached, after their name: "made 35 points", "won in 23 moves". */
function deed({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return `made ${some}`;
  if (how === 'drawn') return some ? `drew with ${some}` : 'held a draw';
  if (how === 'won') return `won ${some ? `with ${some}` : `in ${counted(moves, 'move')}`}`;
  return `lost ${some ? `with ${some}` : `after ${counted(moves, 'move')}`}`;
}

/** Better than a defeat, but no win. */
const lessBad = ({ points }: Reached) => (points === null ? 'hold out longer' : 'score more');

export const dare = translated('dare', {
  word: 'A dare: beat my result',
  send: 'Dare your friends',
  more: 'They start from the same position. At the end you’ll see who did better.',
  message: (game: string, mine: Reached) => `My result in ${game}: ${result(mine)}. Can you ${mine.how === 'lost' ? `${lessBad(mine)}, or win` : 'beat it'}?`,

  // In place of a long game by messages.
  instead: (bot: boolean) => `Quicker: everyone plays ${bot ? 'the same bot' : 'alone'} with the same luck, then you compare.`,
  playAlone: 'Play it as a dare',

  // At the end.
  friend: 'Your friend',
  /** A result beside another: "36 points", "won in 10 moves". */
  short: (reached: Reached) => (reached.how === 'alone' ? result(reached) : deed(reached)),
  answer: (by: string) => (by ? `Send ${by} your answer` : 'Send your answer'),
  /** On the smallest screens. */
  brief: { answer: 'Send answer', send: 'Dare friends' },
  answered: (game: string, mine: Reached) => `My answer in ${game}: ${result(mine)}.`,
  /** Of an answer that has arrived. */
  both: (by: string, yours: Reached, theirs: Reached) => `${by || 'Your friend'} ${deed(theirs)}. You ${deed(yours)}.`,
  tryAgain: 'Try again',
  verdicts: {
    better: (_by: string, own: Reached): string => {
      if (own.how !== 'lost') return 'You have beaten it.';
      return own.points === null ? 'You held out longer.' : 'You scored more.';
    },
    equal: (): string => 'You have equalled it.',
    worse: (by: string) => (by ? `${by} did better.` : 'You have not beaten it.'),
  },

  /** Until the result is known. */
  from: (by: string, game: string) => (by ? `A dare from ${by}: ${game}` : `A dare: ${game}`),
  canYou: (by: string, theirs: Reached) => `${by || 'Your friend'} ${deed(theirs)}. Can you ${theirs.how === 'lost' ? `${lessBad(theirs)}, or win` : 'beat that'}?`,
  toBeat: 'To beat:',
  result: (theirs: Reached) => result(theirs),
  youAre: (side: string, bots: BotWords[]) => `You play ${side}, against ${listed(bots.map(({ against }) => against))}.`,
  sameDraws: 'You begin with the same luck.',
  botsMayDiffer: 'The bots may play differently.',
  nobodys: 'This link can’t be opened: it doesn’t say which player’s result is to be beaten.',
  noDare: 'This link can’t be opened: its game isn’t over, or what came by chance can’t come again.',
  play: 'Play',
  playing: 'The game begins as soon as the rules are loaded.',
});
