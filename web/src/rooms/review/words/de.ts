// The words of the review of a finished game, in German.
import { counted } from '../../../words/de/grammar.ts';
import type * as en from './en.ts';

export const review: typeof en.review = {
  command: 'Auswertung',
  key: 'Eine beendete Partie auswerten',
  chart: 'Gewinnchance nach Zügen',
  at: (where, chances) => `${where}: ${chances?.join(', ') ?? 'noch nicht bewertet'}`,

  moves: 'Die Züge werden ausgewertet',
  costliest: 'Die teuersten Züge werden ausgewertet',
  stopped: 'Angehalten',
  stop: 'Anhalten',
  resume: 'Weiter',
  complete: 'Die Auswertung ist vollständig.',
  turned: (turn, action) => `Die Wende kam in Zug ${turn}: ${action}`,

  none: 'Kein einzelner Zug hat viel gekostet.',
  noneInPoints: 'Kein einzelner Zug hat zwei Punkte gekostet.',
  own: 'Deine Züge',
  others: (players) => (players > 2 ? 'Züge der anderen' : 'Züge deines Gegners'),
  explained: 'Was jeder Zug an Gewinnchancen gekostet hat:',
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  inPoints: 'Was jeder Zug an Punkten gekostet hat:',
  who: (turn, name) => `Zug ${turn}, ${name}`,
  cost: (cost) => `, hat ${cost} gekostet`,
  better: 'Besser:',
  which: (brings) => ` (${brings})`,
  best: 'Beste Züge hier',
  playFrom: 'Von hier aus spielen',
};
