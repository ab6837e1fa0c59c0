// The words of the analysis board, in French.
import { of } from '../../../words/fr/grammar.ts';
import { lower } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const analysis: typeof en.analysis = {
  command: 'Analyser',
  title: (game) => `Analyse ${of(game)} · pygames`,
  heading: 'Analyse',
  position: 'Position',
  turn: (player) => `À ${player} de jouer`,
  share: 'Partager cette position',
  label: 'Lien vers cette position',
  message: (game) => `Une position ${of(game)} :`,
  moves: 'Coups',
  lines: 'Meilleurs coups',
  thinking: 'recherche en cours…',
  best: (action, worth, why) => `Le meilleur coup : ${lower(action)}. ${worth}.${why && ` Il ${why}.`}`,
  came: (nth, all) => (all > 1 ? `Hasard, ${nth} sur ${all}` : 'Hasard'),
  byLot: 'Au hasard',
  back: 'Un coup en arrière',
  forward: 'Un coup en avant',
  setUp: 'Composer',
  arrange: 'Composer une position',
  pieces: 'Pièces',
  asText: 'Code de la position',
  show: 'Charger',
  arranged: 'L’analyser',
  comment: 'Commentaire',
  save: 'Enregistrer',
  against: (bot) => `Contre ${bot.against}`,
};
