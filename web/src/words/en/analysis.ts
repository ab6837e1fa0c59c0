// The words of the board to think on, in English.
import { lower } from '../grammar.ts';

/** How many moves of a line are named. */
const NAMED = 4;

export const analysis = {
  heading: 'Analysis',
  position: 'Position',
  share: 'Share this position',
  message: (game: string) => `A position in ${game}:`,
  lines: 'Best moves',
  thinking: 'looking deeper …',
  /** Said to a screen reader once the search is done. */
  best: (action: string, worth: string) => `The best move: ${action}. ${worth}.`,
  /** What is expected after the first move of a line. */
  follows: (phrases: string[]) => `then ${phrases.slice(0, NAMED).map(lower).join('; ')}`,
  back: 'One move back',
  forward: 'One move on',
  arrange: 'Set up a position',
  asText: 'Position as text',
  show: 'Show',
  /** Ends setting up. */
  arranged: 'Analyse it',
  playOn: 'Play on from here',
  against: (bot: string) => `Against the ${lower(bot)}`,
};
