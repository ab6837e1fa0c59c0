// The words of the analysis board, in Estonian.
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const analysis: typeof en.analysis = {
  command: 'Analüüsi',
  title: (game) => `Analüüs: ${game} · pygames`,
  heading: 'Analüüs',
  position: 'Seis',
  turn: (player) => `Käigul on ${player}`,
  share: 'Jaga seda seisu',
  label: 'Seisu link',
  message: (game) => `Üks seis mängust ${game}:`,
  moves: 'Käigud',
  lines: 'Parimad käigud',
  thinking: 'vaadatakse sügavamalt…',
  best: (action, worth, why) => `Parim käik: ${lower(action)}. ${worth}.${why && ` See ${why}.`}`,
  came: (nth, all) => (all > 1 ? `Juhus, ${nth}/${all}` : 'Juhus'),
  byLot: 'Loosi teel',
  back: 'Käik tagasi',
  forward: 'Käik edasi',
  setUp: 'Sea üles',
  arrange: 'Sea seis üles',
  pieces: 'Nupud',
  asText: 'Seisu kood',
  show: 'Laadi',
  arranged: 'Analüüsi seda',
  comment: 'Märkus',
  save: 'Salvesta',
  against: (bot) => `Mängi ${bot.against} vastu`,
};
