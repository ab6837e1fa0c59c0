// The words of the board to think on, in English.
import { lower } from '../../../words/grammar.ts';

export const analysis = {
  title: (game: string) => `Analysis of ${game} · pygames`,
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
  comment: 'Comment',
  playOn: 'Play on from here',
  against: (bot: string) => `Against the ${lower(bot)}`,
};
