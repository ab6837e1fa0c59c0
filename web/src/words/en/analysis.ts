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
  arrange: 'Set up a position',
  asText: 'Position as text',
  show: 'Show',
  /** Ends setting up. */
  arranged: 'Analyse it',
  playOn: 'Play on from here',
  against: (bot: string) => `Against the ${lower(bot)}`,
};
