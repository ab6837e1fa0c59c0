// The words of the table, in French.
import type * as en from '../en/table.ts';
import { capital } from '../grammar.ts';
import { inTurn } from '../line.ts';
import { counted, mine, to } from './grammar.ts';

const from: typeof en.table.branches.from = (turn, actions) => (turn ? `à partir du tour ${turn} : ${actions}` : `depuis le début : ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const where: typeof en.table.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `tour ${turn} sur ${turns}` : `tour ${turn}`;
  return ply ? 'mise en place' : 'début';
};

export const table: typeof en.table = {
  board: 'Plateau',
  places: 'Emplacements : les flèches déplacent, Entrée choisit',
  noPlace: 'Aucun emplacement dans cette direction.',
  canBePicked: 'sélectionnable',
  picked: 'votre choix',
  pointing: { byTouch: 'Touchez', byMouse: 'Cliquez sur' },
  wholeBoard: 'Voir tout le plateau',

  choices: 'Choix',
  backToGame: 'Revenir à la partie',
  decided: 'a fait son choix',
  show: (whose) => `Voir ${whose}`,
  backTo: (whose) => `Revenir ${to(whose)}`,
  whose: (whose, number, count) => `${capital(whose)}, ${number} sur ${count}`,
  saving: {
    kept: '',
    refused: 'Cette partie ne peut pas être enregistrée sur cet appareil : elle sera perdue à la fermeture de cette page.',
    full: 'Il n’y a plus de place sur cet appareil pour enregistrer cette partie.',
    newer: 'Une version plus récente de cette page a enregistré cette partie. Rechargez la page pour la mettre à jour : ce qui est joué ici n’est pas enregistré.',
    // Empty, because a note with a button says so.
    deleted: '',
  },
  lacksRoom: 'Il n’y a plus de place sur cet appareil : ce qui est nouveau, comme les résultats et les réglages, sera perdu à la fermeture de cette page.',
  failed: (reason) => `Cela n’a pas marché : ${reason} Vos coups sont enregistrés.`,
  botFailed: (reason) => `Le bot n’a pas pu jouer : ${reason}`,
  elsewhere: 'Vous jouez cette partie dans un autre onglet. Celui-ci affiche la même partie.',
  thinksLonger: 'Encore un instant de réflexion…',
  playHere: 'Jouer ici',
  keepAgain: 'Enregistrer',
  playFromHere: 'Jouer à partir d’ici',

  commands: {
    undo: 'Annuler',
    redo: 'Rétablir',
    moves: 'Coups',
    panels: 'Score',
    hint: 'Indice',
    pause: 'Pause',
    resume: 'Reprendre',
    new: 'Nouvelle partie',
    resign: 'Abandonner',
    draw: 'Proposer nulle',
    send: 'Envoyer le lien',
    again: 'Rejouer',
    swap: 'Changer de place',
    share: 'Partager',
    keys: 'Clavier et lecteur d’écran',
    names: 'Noms',
  },
  saveNames: 'Enregistrer',
  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    show: (sheet) => (sheet ? `Voir ${mine(sheet)}` : 'Voir le plateau'),
  },
  swap: {
    more: 'Faire tourner les places',
    label: (word) => `${word} et rejouer`,
  },
  more: 'Plus',
  notNow: (command) => `${command} : impossible pour l’instant.`,

  ending: {
    resign: {
      title: 'Abandonner cette partie ?',
      what: ({ name, you }) => (you ? 'Vous perdez alors la partie.' : `${name} perd alors la partie.`),
      yes: 'Abandonner',
    },
    draw: {
      title: 'Les deux joueurs sont-ils d’accord ?',
      what: 'La partie sera nulle.',
      yes: 'Faire nulle',
    },
    back: '« Annuler » permet d’y revenir.',
    resume: 'Continuer',
  },

  play: 'Jouer',

  parts: { goal: 'But', turn: 'Tour', end: 'Fin', score: 'Score' },

  progress: (turn, turns, ply) => capital(where(turn, turns, ply)),
  earlier: (turn, turns, ply) => `Une position antérieure : ${where(turn, turns, ply)}.`,
  lookBack: 'Revoir',
  moveShown: 'Coup affiché',
  start: 'Début',
  setUp: 'Mise en place',
  first: 'Première position',
  previous: 'Coup précédent',
  next: 'Coup suivant',
  last: 'Dernière position',

  branches: {
    count: (count) => counted(count, 'variante'),
    from: (turn, actions) => capital(from(turn, actions)),
    game: (turn, actions) => `La partie, ${from(turn, actions)}`,
    change: 'Passer à celle-ci',
    remove: 'Supprimer',
    does: (what, nth) => `${what} : variante ${nth}`,
    deleted: 'La variante est supprimée.',
  },

  typeMove: 'Écrire un coup',
  yourMove: 'Votre coup',
  unread: 'Impossible de lire ce coup pour l’instant.',

  singleKeys: 'Raccourcis à une touche, à la table',
  shortcuts: {
    listen: 'Écouter la position',
    turn: 'À qui de jouer, et que faire',
    last: 'Le dernier coup',
    score: 'Le score',
    pieces: 'Les pièces d’un joueur ; encore une fois : celles du suivant',
    row: 'La rangée de l’emplacement actif',
    column: 'Sa colonne',
    area: 'Sa zone',
    position: 'Tout le plateau en mots',
    play: 'Jouer',
    pause: 'Arrêter ou relancer les bots',
    look: 'Regarder',
    earlier: 'Un coup en arrière',
    later: 'Un coup en avant',
    zoom: 'Agrandir ou réduire',
    share: 'Partager cette partie',
    keys: 'Ces raccourcis',
    always: 'Toujours',
  },
  byEar: {
    title: 'Avec un lecteur d’écran',
    says: 'Ce qui se passe est dit sans rien faire : votre coup, la réponse, ce qu’il faut faire. Les touches ci-dessous le redisent, et plus encore.',
    letters: 'Si les lettres font sauter d’un endroit à l’autre, le lecteur d’écran les garde pour lui. Allez au plateau avec Tab. Si cela ne suffit pas :',
    ways: 'Orca : Inser et A, deux fois ; NVDA : Inser et Espace ; JAWS : Inser et Z ; Narrateur : Verr. Maj. et Espace ; VoiceOver : Gauche et Droite ensemble',
  },
  alwaysKeys: [
    ['Flèches', 'Aller d’un emplacement à l’autre'],
    ['Maj et flèche', 'Aller au plus proche emplacement d’un autre genre'],
    ['Tab', 'Aller aux boutons à côté du plateau'],
    ['Entrée', 'Choisir l’emplacement'],
    ['Échap', 'Revenir en arrière'],
  ],
  showsKeys: 'Le point d’interrogation affiche les touches.',
  boardInWords: 'Le plateau en mots',
  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`} : ${parts.join(', ')}`,
  readings: { pieces: 'Joueurs', row: 'Rangées', column: 'Colonnes', area: 'Zones' },
  noReading: {
    pieces: 'Il n’y a rien à lire sur les pièces des joueurs.',
    row: 'Ce plateau n’a pas de rangées.',
    column: 'Ce plateau n’a pas de colonnes.',
    area: 'Il n’y a pas de zone à lire ici.',
  },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Ce lien demande « ${bot} » ; ${bots}.`,
  notAllFar: 'Impossible d’ouvrir ce lien : quand on joue à distance, une personne est ici et toutes les autres sont « far ».',
  noneFar: 'Impossible d’ouvrir ce lien : ce site n’a pas de parties à distance.',
  noGameInLink: 'Ce lien ne contient pas de partie : son texte a été coupé ou modifié.',
  newer: 'Cette partie a été enregistrée par une version plus récente de cette page. Rechargez la page pour la mettre à jour, puis rouvrez la partie.',
  notValid: 'Cette partie enregistrée n’est pas valable.',
  notPossible: (number) => (number > 1 ? `Son coup ${number} est impossible. Le plateau montre la partie juste avant, et vous pouvez continuer à partir de là.` : 'Son premier coup est impossible. Vous pouvez jouer depuis le début.'),
  unknownGame: (id) => `Impossible d’ouvrir cette partie enregistrée : cette page n’a pas de jeu nommé « ${id} ». La partie reste sur cet appareil.`,
  savedWithBot: (bot, bots) => `Impossible d’ouvrir cette partie enregistrée : elle demande « ${bot} », mais ${bots}.`,
  bots: (title, first, last) => (first ? `${title} a les bots bot${first} à bot${last}` : `${title} n’a pas de bots`),
};

export const reading: typeof en.reading = {
  allows: 'Voir ce que cela permet',
  failed: (why) => `Le bilan s’est arrêté : ${why}`,
  follows: (why, steps) => [why, steps.length > 0 && `puis ${inTurn(steps, ' ; ')}`].filter(Boolean).join(', '),
};
