// The words of tables while a game is played, in French.
import type * as en from '../en/playing.ts';
import { lower } from '../grammar.ts';

export const playing: typeof en.playing = {
  practice: 'Partie d’entraînement : elle ne compte pas.',

  thinks: (name) => `${name} réfléchit`,
  waits: (name) => `En pause. Prochain tour : ${name}`,
  paused: 'En pause.',
  resumed: 'Les bots continuent.',
  undone: 'Coup annulé.',
  redone: 'Coup rétabli.',
  switched: 'La variante est devenue la partie.',

  isEarlier: 'Vous regardez une position antérieure. Revenez à la partie pour jouer',
  isOthers: (whose) => `Vous regardez ${whose}. Revenez en arrière pour jouer`,
  waitsForRules: 'Votre coup est enregistré',
  playedThen: 'Il sera joué dès que le jeu sera chargé.',
  notPlayed: 'Votre coup n’a pas été joué : entre-temps, la partie a avancé.',

  confirm: (action) => `${action} ?`,
  confirmIt: 'Jouer ce coup ?',
  seeksHint: 'Recherche d’un bon coup',
  hint: (action) => `Indice : ${lower(action)}`,

  nothingYet: 'Il ne s’est encore rien passé.',

  elsewhere: 'Vous jouez cette partie dans un autre onglet. Celui-ci affiche la même partie',
  deletedElsewhere: 'Cette partie a été supprimée dans un autre onglet. Ce que vous jouez ici n’est pas enregistré.',

  tips: {
    undo: 'Une maladresse ? « Annuler » reprend le coup.',
    hint: 'Un doute ? « Indice » montre un bon coup.',
    rules: 'Pour lire les règles, appuyez sur « Règles ».',
  },
};
