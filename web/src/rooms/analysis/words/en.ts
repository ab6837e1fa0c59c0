// The words of the analysis board, in English.
import { type BotWords, lower } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const analysis = translated('analysis', {
  command: 'Analyse',
  title: (game: string) => `Analysis of ${game} · pygames`,
  heading: 'Analysis',
  position: 'Position',
  turn: (player: string) => `${player} to move`,
  share: 'Share this position',
  label: 'Link to this position',
  message: (game: string) => `A position in ${game}:`,
  moves: 'Moves',
  lines: 'Best moves',
  thinking: 'looking deeper …',
  /** Announced once the search is done. */
  best: (action: string, worth: string, why: string) => `The best move: ${lower(action)}. ${worth}.${why && ` It ${why}.`}`,
  /** The label of one of the dice or cards before a decision. */
  came: (nth: number, all: number) => (all > 1 ? `Chance, ${nth} of ${all}` : 'Chance'),
  byLot: 'Random',
  back: 'One move back',
  forward: 'One move on',
  setUp: 'Set up',
  arrange: 'Set up a position',
  /** Names the tray. */
  pieces: 'Pieces',
  asText: 'Position code',
  show: 'Load',
  /** Ends arranging. */
  arranged: 'Analyse it',
  comment: 'Comment',
  save: 'Save',
  against: (bot: BotWords) => `Against ${bot.against}`,
});
