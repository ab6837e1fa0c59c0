// The words of the review of a finished game, in Croatian.
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

export const review: typeof en.review = {
  command: 'Pregled',
  key: 'Pregled završene partije',
  chart: 'Izgledi za pobjedu po potezima',
  at: (where, chances) => `${where}: ${chances?.join(', ') ?? 'još nije procijenjeno'}`,

  moves: 'Analiziraju se potezi',
  costliest: 'Analiziraju se najskuplji potezi',
  stopped: 'Zaustavljeno',
  stop: 'Zaustavi',
  resume: 'Nastavi',
  complete: 'Pregled je dovršen.',
  turned: (turn, action) => `Preokret je došao u potezu ${turn}: ${action}`,

  none: 'Nijedan potez nije bio skup.',
  noneInPoints: 'Nijedan potez nije stajao dva boda.',
  own: 'Tvoji potezi',
  others: (players) => (players > 2 ? 'Potezi ostalih' : 'Protivnikovi potezi'),
  explained: 'Cijena poteza u izgledima za pobjedu:',
  points: (points) => counted(points, ...forms.points),
  inPoints: 'Cijena poteza u bodovima:',
  who: (turn, name) => `${turn}. potez, ${name}`,
  cost: (cost) => `, cijena ${cost}`,
  better: 'Bolje:',
  which: (brings) => `, što ${brings}`,
  best: 'Najbolji potezi ovdje',
  playFrom: 'Igraj odavde',
};
