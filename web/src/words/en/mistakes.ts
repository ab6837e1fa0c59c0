// The words of the exercises that a game has left, in English.
import { counted } from '../grammar.ts';

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
  /** @param once found at the first try */
  solved: (once: number, all: number) => `${once} of ${counted(all, 'exercise')} found at once.`,
};
