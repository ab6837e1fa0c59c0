// The words of the review of a finished game, in English.
import { counted, lower } from '../../../words/grammar.ts';
import { translated } from '../../../words/translated.ts';

export const review = translated('review', {
  command: 'Review',
  key: 'Review a finished game',
  chart: 'Win chance by move',
  /** @param chances each player's, if the ply is evaluated */
  at: (where: string, chances?: readonly string[]) => `${where}: ${chances?.join(', ') ?? 'not evaluated yet'}`,

  moves: 'Analysing the moves',
  costliest: 'Analysing the costliest moves',
  stopped: 'Stopped',
  stop: 'Stop',
  resume: 'Resume',
  complete: 'The review is complete.',
  /** Below the result, with the decision. */
  turned: (turn: number, action: string) => `Turn ${turn} decided it: ${lower(action)}`,

  none: 'No single move cost much.',
  noneInPoints: 'No single move cost two points.',
  own: 'Your moves',
  others: (players: number): string => (players > 2 ? 'The others’ moves' : 'Your opponent’s moves'),
  explained: 'What each move cost in winning chances:',
  points: (points: number) => counted(points, 'point'),
  inPoints: 'What each move cost in points:',
  /** Read aloud around the action of a row. */
  who: (turn: number, name: string) => `Turn ${turn}, ${name}`,
  cost: (cost: string) => `, cost ${cost}`,
  better: 'Better:',
  /** @param brings its effect: "closes an area of 5" */
  which: (brings: string) => `, which ${brings}`,
  best: 'Best moves here',
  playFrom: 'Play from here',
});
