// The words of the workshop, in French.
import { counted } from '../../../words/fr/grammar.ts';
import type * as en from './en.ts';

export const workshop: typeof en.workshop = {
  title: 'Créer un jeu · pygames',
  heading: 'Créer un jeu',
  lead: 'Modifiez le code, le plateau suit.',
  file: 'Le fichier',
  board: 'Le plateau',
  editor: (name) => `${name}, un jeu en Python`,
  leave: 'Échap, puis Tab pour quitter le fichier.',
  own: 'Partir de…',
  models: {
    hex: 'Poser des pierres',
    breakthrough: 'Déplacer des pions',
    race: 'Une course avec un dé',
    three: 'Trois à la suite',
    rock_paper_scissors: 'Choisir en secret',
    goofspiel: 'Miser en secret',
    bot: 'Un bot pour un jeu de ce site',
  },
  moreGames: 'Plus …',
  kept: 'Vos fichiers',
  more: 'Autres fichiers',
  stays: (name) => `${name} est dans « Vos fichiers ».`,
  came: (name) => `${name} est dans « Vos fichiers », sous « Créer un jeu ».`,
  elsewhere: 'Ce fichier a aussi été modifié dans un autre onglet. Ce que vous écrivez ici est enregistré à côté, dans « Vos fichiers ».',
  unkept: 'Ce navigateur n’enregistre rien de ce que vous écrivez ici : son stockage est plein ou refusé. Sans « Enregistrer le fichier », tout se perd avec cette page.',
  save: 'Enregistrer le fichier',
  noRoom: 'Il n’y a pas assez de place sur cet appareil pour enregistrer le jeu. Mettez d’abord le fichier à l’abri, ou appuyez de nouveau sur « Jouer » pour jouer tant que cette page reste ouverte.',
  noShelf: 'Ce fichier ne contient ni jeux ni fichiers.',
  noText: (name) => `${name} n’est pas un texte : il n’y a donc pas de jeu en Python dedans.`,
  shelfOpened: 'Les fichiers sont dans « Vos fichiers ».',
  tooLarge: 'Ce fichier wheel est trop gros : on peut enregistrer ici au plus 700 ko.',
  checking: 'Vérification…',
  fine: 'Ça marche. Essayez sur le plateau.',
  lastWorking: 'La dernière version qui marchait :',
  endless: (seconds) => `Le fichier n’a rien répondu pendant ${seconds} secondes et a été arrêté. Une boucle sans fin, peut-être ?`,
  ended: (name) => `${name} a arrêté Python. Une fonction s’appelle-t-elle sans fin, ou quelque chose arrête-t-il le programme ?`,
  printed: 'Ce que le fichier a écrit',
  plainSigns: 'Remplacer les signes que Python ne connaît pas',
  toLine: (line) => `Aller à la ligne ${line}`,
  play: 'Jouer',
  share: 'Partager',
  add: 'Ouvrir un fichier',
  position: 'La position en Python',
  again: 'Depuis le début',
  undo: 'Annuler',
  refused: 'Ce navigateur ne peut pas exécuter un jeu à l’écart de la page : l’atelier reste donc fermé. Tout le reste fonctionne.',
};

export const smallGames: typeof en.smallGames = {
  title: 'Petits jeux · pygames',
  lead: 'Des classiques, chacun dans un court fichier. Jouez-y, ou regardez comment ils sont faits et changez-les.',
};

export const reference: typeof en.reference = {
  title: 'Ce qu’un jeu peut utiliser',
  simple: 'Noms à importer',
  state: 'Une position',
  board: 'Un plateau',
  pieces: 'Pièces',
};

export const arena: typeof en.arena = {
  title: 'Votre bot',
  about: 'Il joue 40 parties contre un niveau. Chaque bot a un dixième de seconde par coup.',
  level: 'Contre',
  start: 'Jouer 40 parties',
  stop: 'Arrêter',
  none: 'Aucune partie n’est encore terminée.',
  tally: (games, won, drawn, lost) => `${counted(games, 'partie')} : ${counted(won, 'gagnée')}, ${counted(drawn, 'nulle')}, ${counted(lost, 'perdue')}.`,
  share: (share, low, high) => `${share} % des points ; sur davantage de parties, entre ${low} % et ${high} %, avec 95 % de certitude.`,
};

export const measure: typeof en.measure = {
  title: 'Mesurer votre jeu',
  about: (games) => `Des bots jouent ${games} parties à côté du plateau, et on compte ce qu’il faut savoir d’un jeu.`,
  start: 'Mesurer',
  stop: 'Arrêter la mesure',
  solve: 'Résoudre',
  stopSolving: 'Arrêter la résolution',
  played: (played, games) => `${played} parties sur ${games}`,
  stopped: (played, games) => `Arrêté après ${played} parties sur ${games}`,
  used: 'Où les bots ont joué : plus un point est grand, plus c’est souvent. Un anneau marque une case que personne n’a utilisée.',
  others: 'Les classiques, pour comparer',
  columns: ['Jeu', 'Qui commence gagne', 'Nulles', 'Actions', 'Le niveau 3 bat le 1'],
};

export const added: typeof en.added = {
  title: 'Ajouter un jeu',
  play: (title) => `Jouer à ${title}`,
};

export const kept: typeof en.kept = {
  title: 'Vos fichiers',
  none: 'Aucun pour l’instant. Ce que vous écrivez est enregistré ici, et les jeux auxquels vous jouez aussi.',
  games: 'Jeux prêts à jouer',
  added: (when) => `Ajouté ${when}`,
  uses: (games) => (games ? `${counted(games, 'partie enregistrée', 'parties enregistrées')} en ${games > 1 ? 'ont' : 'a'} besoin` : 'Aucune partie enregistrée n’en a besoin'),
  by: (name) => `Par ${name}`,
  works: 'Ça marche.',
  openFile: 'Ouvrir',
  openIt: (name, when) => `Ouvrir ${name}, ${when}`,
  saveAll: 'Tout enregistrer en un fichier',
  shelfName: 'pygames-etagere.json',
  allSaved: 'Tous les fichiers sont enregistrés en un seul.',
  rename: 'Renommer',
  name: 'Nom du fichier',
  save: 'Enregistrer',
  copy: 'Faire une copie',
  copied: (name) => `Copie de ${name} faite.`,
  more: (name) => `Autres actions pour ${name}`,
  play: 'Jouer',
  open: 'Voir le code',
  remove: 'Retirer',
  removeIt: (title) => `Retirer ${title}`,
  removed: (title) => `${title} est retiré.`,
  putBack: 'Le remettre',
  isBack: (title) => `${title} est de retour.`,
};

export const sharing: typeof en.sharing = {
  title: 'Partager le jeu',
  opens: 'Ce que le lien ouvre',
  ways: { game: 'Le jeu', file: 'Le fichier, à modifier' },
  begin: 'Un fichier pour commencer :',
  fileLink: 'Le lien vers le fichier',
  fileNote: 'Le lien ouvre le fichier dans l’éditeur, qu’il marche déjà ou non.',
  message: (title, own) => (own ? `${title}, un jeu de ma création, à essayer ici :` : `${title}, un jeu à essayer ici :`),
  link: 'Le lien vers le jeu',
  note: 'Le lien contient tout le fichier. Le jeu s’exécute dans le navigateur de l’autre personne, à l’écart de tout le reste.',
  apart: 'Le jeu est trop long pour une invitation : envoyez d’abord ce lien.',
  tooLong: 'Ce fichier est trop long pour un lien. Envoyez-le comme fichier ; on l’ouvre sous « Créer un jeu ».',
  save: (name) => `Enregistrer ${name}`,
};

export const sent: typeof en.sent = {
  heading: (title) => `${title} · pygames`,
  madeBy: (name) => (name ? `Créé par « ${name} », pas par ce site.` : 'Ce n’est pas une création de ce site.'),
  titleBy: (title, name) => (name ? `${title} (de ${name})` : `${title} (venu d’ailleurs)`),
  madeHere: 'Créé par vous.',
  apart: 'Ce jeu s’exécute à l’écart de tout le reste : il ne peut pas voir vos parties et n’a rien pour accéder au réseau. Il peut seulement ralentir cet appareil.',
  says: 'Ce que dit ce jeu :',
  saysThat: (text) => `Ce jeu dit : ${text}`,
  stopped: (title) => `« ${title} » a pris trop de temps, ou plus qu’un jeu n’a le droit de prendre`,
  parts: ['But', 'Tour', 'Fin', 'Score'],
  play: 'Jouer',
  goOn: 'Garder et continuer',
  view: 'Voir le code',
  damaged: 'Ce lien est endommagé : le jeu qu’il contient est illisible. Redemandez-le.',
  pretends: 'Ce fichier se fait passer pour un autre jeu : il n’est pas utilisé.',
  broken: (name) => (name ? `Le jeu envoyé par ${name} ne marche pas.` : 'Le jeu de ce lien ne marche pas.'),
};

export const lacking: typeof en.lacking = {
  why: 'Ce jeu a été créé par un joueur, et il n’est pas sur cet appareil.',
  saved: 'Votre partie enregistrée reste ici. Ouvrez le fichier du jeu ou un lien vers lui, puis continuez.',
  ask: (name) => (name ? `Demandez à ${name} d’appuyer sur « Envoyer le jeu » à côté de ce lien. Ouvrez-le, puis de nouveau ce lien.` : 'Demandez à la personne qui a envoyé ce lien d’appuyer sur « Envoyer le jeu » à côté. Ouvrez-le, puis de nouveau ce lien.'),
};
