// The words of the settings, in French.
import type * as en from '../en/settings.ts';
import { byLink } from './home.ts';

export const settings: typeof en.settings = {
  advanced: 'Réglages avancés',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  motion: 'Animations',
  motions: { system: 'Système', full: 'Complètes', reduced: 'Réduites' },
  side: 'En bas du plateau',
  sides: {
    own: 'Automatique',
    turn: 'Le joueur dont c’est le tour',
    first: 'Le premier joueur',
    second: 'Le second joueur',
  },
  handOver: 'Écran de passage entre deux joueurs',
  handOvers: {
    sheets: 'Si chacun a sa propre feuille ou ses secrets',
    always: 'Toujours',
    off: 'Jamais',
  },
  pondering: 'Les bots réfléchissent pendant votre tour',
  ponderings: { 'plugged-in': 'Sur secteur', on: 'Toujours', off: 'Jamais' },
  confirm: 'Confirmer les coups',
  confirmMore: 'Voir chaque coup, puis le jouer ou revenir en arrière',
  notation: 'Afficher la notation',
  notationMore: 'Dans les listes de coups, les indices et les bilans, à la place des mots',
  keys: 'Raccourcis à une touche',
  keysMore: 'À la table, la touche ? en donne la liste',
  deleteAll: 'Supprimer toutes mes données',
  version: (version, build) => `pygames ${version}, révision ${build}`,
  fasterStart: (megabytes) => `${megabytes} Mo enregistrés pour démarrer plus vite.`,
  thanks: 'Licences et remerciements',
  credits: 'Licence MIT. Les jeux appartiennent à leurs auteurs ; les textes des règles sont les nôtres. Réalisé avec Python, Pyodide, Preact, Workbox, les polices Besley et Atkinson Hyperlegible Next, et des cartes tirées d’us-atlas et de world-atlas.',
  licenses: 'Toutes les licences',
};

export const languages: typeof en.languages = {
  missing: (name) => `${name} n’a pas pu être chargé : pour l’instant, cette page est en anglais. Rechargez-la pour réessayer.`,
  missingInGames: 'Les textes des jeux sont en anglais pour l’instant : une partie de cette langue n’a pas pu être chargée. Rechargez la page pour réessayer.',
};

export const repair: typeof en.repair = {
  repair: 'Réparer',
  more: '« Réparer » télécharge de nouveau les fichiers de ce site. Vos parties et vos réglages restent.',
  begun: 'Téléchargement des fichiers de ce site…',
  unreachable: 'Le site est injoignable pour l’instant. Rien n’a changé.',
  another: 'Autre chose répond à l’adresse de ce site, comme la page de connexion d’un réseau. Rien n’a changé.',
  partly: 'Certains fichiers de ce site n’ont pas pu être téléchargés. Ce qui est enregistré sur cet appareil reste.',
  stuck: 'Les fichiers de ce site n’ont pas pu être enregistrés sur cet appareil : le navigateur ne répond pas. Redémarrez le navigateur, puis réparez de nouveau.',
};

export const forget: typeof en.forget = {
  title: 'Supprimer toutes mes données ?',
  warning: 'Vos parties en cours et terminées ainsi que vos réglages seront supprimés de cet appareil, définitivement. La copie hors connexion de ce site sera elle aussi supprimée, puis téléchargée de nouveau ; sans connexion au réseau, cette copie reste.',
  keep: 'Garder',
  delete: 'Supprimer',
  begun: 'Suppression…',
};

export const install: typeof en.install = {
  offer: 'pygames peut s’installer comme une application : elle s’ouvre comme les autres, et l’appareil conserve vos parties plus sûrement.',
  install: 'Installer',
  notNow: 'Plus tard',
};

export const keeping: typeof en.keeping = {
  forgets: 'Après sept jours d’utilisation sans visite, Safari efface ce qu’un site a enregistré : ajoutez la page à l’écran d’accueil, ou faites une sauvegarde.',
  forgetsMatch: `Si vous avez ajouté la page à l’écran d’accueil, ouvrez-y le lien : copiez-le, puis collez-le sous « ${byLink.paste} ».`,
  linksOpenElsewhere: 'Un lien reçu dans un message s’ouvre dans Safari, pas dans cette application : copiez-le, puis collez-le ici.',
  inMessenger: 'C’est le navigateur d’une messagerie ou d’une application, qui peut bientôt perdre votre partie. Ouvrez le lien dans votre propre navigateur : le menu a une commande pour cela.',
};
