// The words of a game's pictures, in Estonian.
import { percent } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const pictureExport: typeof en.pictureExport = {
  picture: 'Pilt',
  animation: 'Animatsioon',
  making: (part) => (part ? `Animatsiooni tegemine: ${percent(part)}` : 'Üks hetk…'),
  shows: (title) => `${title}: laud, mängijad ja mängu seis`,
  players: (names) => names.join(' – '),
  save: 'Salvesta',
  send: 'Saada pilt',
  notSent: 'Faili ei õnnestunud saata. Salvesta see.',
  notMade: 'see brauser ei saanud pilti teha',
  drawn: 'See brauser ei luba lehtedel oma pilti lugeda, seepärast on need pildid joonised (SVG).',
};
