// The words of the analysis board, in Croatian.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const analysis: typeof en.analysis = {
  command: 'Analiziraj',
  title: (game) => `Analiza: ${game} · pygames`,
  heading: 'Analiza',
  position: 'Pozicija',
  turn: (player) => `Na potezu: ${player}`,
  share: 'Podijeli ovu poziciju',
  label: 'Poveznica na ovu poziciju',
  message: (game) => `Pozicija iz igre ${game}:`,
  moves: 'Potezi',
  lines: 'Najbolji potezi',
  thinking: 'traži se dublje…',
  best: (action, worth, why) => `Najbolji potez: ${lower(action)}. ${worth}.${why && ` To ${why}.`}`,
  came: (nth, all) => (all > 1 ? `Slučajnost, ${nth} od ${all}` : 'Slučajnost'),
  byLot: 'Nasumce',
  back: 'Potez unatrag',
  forward: 'Potez naprijed',
  setUp: 'Postavi',
  arrange: 'Postavi poziciju',
  pieces: 'Figure',
  asText: 'Zapis pozicije',
  show: 'Učitaj',
  arranged: 'Analiziraj je',
  comment: 'Komentar',
  save: 'Spremi',
  against: (bot) => `Protiv ${bot.against}`,
};
