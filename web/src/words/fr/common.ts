// The words that several screens share, and those of the foot, in French.
import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  close: 'Fermer',
  tryAgain: 'Réessayer',
  back: 'Retour',
  reload: 'Recharger',
  allGames: 'Tous les jeux',
  choose: 'Choisir un jeu',
  openSite: 'Ouvrir sur pygames',
  games: 'Jeux',
  yourGames: 'Parties',
  settings: 'Réglages',
  language: 'Langue',
  rules: 'Règles',
  justNow: 'à l’instant',
  minutes: (minutes) => `${minutes} min`,
  level: (level, levels) => `niveau ${level} sur ${levels}`,
  settingUp: 'Préparation',
  openingRules: 'Chargement du jeu',
};

export const offline: typeof en.offline = {
  none: 'Ni compte, ni serveur.',
  saving: 'Enregistrement d’une copie pour jouer hors connexion…',
  ready: 'Fonctionne hors connexion. Ni compte, ni serveur.',
  failed: 'La copie pour jouer hors connexion n’a pas pu être enregistrée.',
  newVersion: 'Une nouvelle version est disponible.',
};

export const begunAnew: typeof en.begunAnew = {
  deleted: (files) => `Vos parties et vos réglages sont supprimés.${files ? '' : ' Les fichiers du site, eux, restent sur cet appareil.'}`,
  deletedElsewhere: 'Vos parties et vos réglages ont été supprimés dans une autre fenêtre.',
  repaired: 'Les fichiers de ce site ont été téléchargés de nouveau. Toutes vos parties sont là.',
};
