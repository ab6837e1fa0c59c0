// The words of a game's pictures, in Croatian.
import { percent } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const pictureExport: typeof en.pictureExport = {
  picture: 'Slika',
  animation: 'Animacija',
  making: (part) => (part ? `Izrada animacije: ${percent(part)}` : 'Trenutak…'),
  shows: (title) => `Ploča igre ${title}, s igračima i stanjem`,
  players: (names) => names.join(' – '),
  save: 'Spremi',
  send: 'Pošalji sliku',
  notSent: 'Datoteka se nije mogla poslati. Umjesto toga je spremi.',
  notMade: 'preglednik nije mogao izraditi sliku',
  drawn: 'Preglednik ne dopušta stranicama da čitaju ono što naslikaju, pa su ove slike crteži (SVG).',
};
