// The words of the review of a finished game, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import type * as en from './en.ts';

export const review: typeof en.review = {
  command: 'Ülevaade',
  key: 'Lõpetatud mängu ülevaade',
  chart: 'Võiduvõimalus käikude kaupa',
  at: (where, chances) => `${where}: ${chances?.join(', ') ?? 'veel hindamata'}`,

  moves: 'Analüüsin käike',
  costliest: 'Analüüsin suurimaid vigu',
  stopped: 'Peatatud',
  stop: 'Peata',
  resume: 'Jätka',
  complete: 'Ülevaade on valmis.',
  turned: (turn, action) => `Pööre tuli käigul ${turn}: ${action}`,

  none: 'Ükski käik ei läinud kalliks maksma.',
  noneInPoints: 'Ükski käik ei maksnud kaht punkti.',
  own: 'Sinu käigud',
  others: (players) => (players > 2 ? 'Teiste käigud' : 'Vastase käigud'),
  explained: 'Kui palju võiduvõimalusest iga käik maksis:',
  points: (points) => counted(points, 'punkt', 'punkti'),
  inPoints: 'Mitu punkti iga käik maksis:',
  who: (turn, name) => `Käik ${turn}, ${name}`,
  cost: (cost) => `, hind ${cost}`,
  better: 'Parem:',
  which: (brings) => `, mis ${brings}`,
  best: 'Parimad käigud siin',
  playFrom: 'Mängi siit',
};
