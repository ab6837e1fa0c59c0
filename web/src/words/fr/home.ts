// The words of the home page and of the dialog before a game, in French.
import type * as en from '../en/home.ts';
import { listed } from '../grammar.ts';
import { counted, of } from './grammar.ts';

export const home: typeof en.home = {
  title: 'pygames : jeux de plateau',
  question: 'Quel jeu aujourd’hui ?',
  players: 'joueurs',
  to: 'à',
  play: 'Jouer',
  again: 'Rejouer',
  againAs: (players) => `Rejouer : ${players}`,
  openGame: 'Votre partie en cours',
  openGames: 'Parties en cours',
  moreOpen: (count) => counted(count, 'autre partie', 'autres parties'),
  moreOpenSpoken: (count) => counted(count, 'autre partie en cours', 'autres parties en cours'),
  yourMove: 'à vous de jouer',
  someonesMove: (name) => `${name} doit jouer`,
  resume: 'Reprendre',
  left: (when) => `Interrompue ${when}`,
  playersNamed: (names) => listed(names),
  against: (side, bots) => `${side}, contre ${listed(bots.map(({ against }) => against))}`,
  newer: 'Une partie a été enregistrée par une version plus récente de cette page. Rechargez la page pour la mettre à jour ; la partie est conservée jusque-là.',
  noneStarts: 'Les jeux n’ont pas pu démarrer.',
  cannotPlay: 'Vous pouvez regarder les jeux et lire leurs règles, mais pas jouer pour l’instant.',
};

const byChance = 'Au hasard';

export const setup: typeof en.setup = {
  newGame: 'Nouvelle partie',
  start: 'Commencer',
  more: 'Plus',
  unfinished: 'Cette partie n’est pas terminée. Elle reste dans « Parties ».',
  another: 'Jouer une autre partie.',
  keepPlaying: 'Continuer',
  playerCount: 'Joueurs',
  whoPlays: 'Qui joue',
  opponents: {
    bot: 'Vous et un bot',
    person: 'À deux sur cet appareil',
    far: 'Chacun sur son appareil',
  },
  others: { bot: 'Vous et des bots', person: 'Ensemble sur cet appareil', far: 'Chacun sur son appareil' },
  byLink: 'Vous vous envoyez un lien après chaque coup.',
  side: 'Vous jouez',
  first: (name) => `${name}, en premier`,
  noUndo: 'Coups définitifs',
  noUndoMore: 'Pour une partie sérieuse : aucun coup ne peut être repris',
  byChance,
  seating: 'Placement',
  seatings: { above: 'Comme ci-dessus', chance: byChance },
  theBotIs: 'Le bot est',
  bots: 'Bots',
  botOfLevel: (bot, level, levels) => (level > levels ? bot : `${bot}, ${level} sur ${levels}`),
  yourName: 'Votre nom',
  name: 'Nom',
  nameOf: (side) => `Nom ${of(side)}`,
  longest: (letters) => `Un nom compte au plus ${letters} lettres.`,
  person: 'Une personne ici',
};

export const byLink: typeof en.byLink = {
  paste: 'Ouvrir un lien',
  pasteTitle: 'Un lien reçu',

  yourMove: 'à vous de jouer',
  sendIt: 'envoyez votre lien',
  waitsFor: (who) => `en attente ${of(who)}`,
  against: (side, others) => `${side}, contre ${listed(others)}, par liens`,
};
