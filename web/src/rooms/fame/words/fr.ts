// The words of the hall of fame, in French.
import { counted, of } from '../../../words/fr/grammar.ts';
import { listed, type Who } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const meant: typeof en.meant = {
  firstWin: (bot, next) => `Votre première victoire contre ${bot.against} !${next ? ` À suivre : ${next.within}.` : ''}`,
  won: (won, played, bot) => `${counted(won, 'victoire')} en ${counted(played, 'partie')} contre ${bot.against}.`,
  best: 'Votre meilleur score jusqu’ici.',
  bestIs: (points) => `Votre meilleur score : ${counted(points, 'point')}.`,
};

/** Games by how they ended, after their number. */
const ENDED = { won: 'gagnée', drawn: 'nulle', lost: 'perdue' };

/** Another's level, after how it compares. */
const than = ({ name, you }: Who) => (you ? 'au vôtre' : `à celui ${of(name)}`);

export const fame: typeof en.fame = {
  title: 'Palmarès · pygames',
  heading: 'Palmarès',
  none: 'Terminez une partie contre un bot ou une autre personne, et votre premier résultat s’affichera ici.',
  game: 'Jeu',
  count: (games, counting) => {
    const all = counted(games, 'partie terminée', 'parties terminées');
    if (counting >= games) return all;
    if (!counting) return `${all}, aucune ne compte`;
    return `${all}, dont ${counting} qui ${counting > 1 ? 'comptent' : 'compte'}`;
  },
  games: (games) => counted(games, 'partie'),

  opponents: ({ name, you }) => (you ? 'Vos adversaires' : `Adversaires ${of(name)}`),
  alike: ({ name, you }, like) => `Jusqu’ici, ${you ? 'vous jouez' : `${name} joue`} à peu près aussi bien que ${like.within}.`,
  strengths: {
    weaker: (who) => `Niveau inférieur ${than(who)}`,
    'seems-weaker': (who) => `Niveau inférieur ${than(who)} jusqu’ici`,
    alike: (who) => `Niveau comparable ${than(who)}`,
    'seems-stronger': (who) => `Niveau supérieur ${than(who)} jusqu’ici`,
    stronger: (who) => `Niveau supérieur ${than(who)}`,
  },
  resultCounts: ({ played, won, drawn, lost }) => {
    const results = Object.entries({ won, drawn, lost }).filter(([, count]) => count);
    const ended = (how: string) => ENDED[how as keyof typeof ENDED];
    const all = counted(played, 'partie');
    const [[how]] = results;
    if (results.length === 1) return played > 1 ? `${all}, toutes ${ended(how)}s` : `${all} ${ended(how)}`;
    return `${all} : ${listed(results.map(([how, count]) => counted(count, ended(how))))}`;
  },
  unmet: 'Aucune partie pour l’instant',

  inFigures: 'Cote et résultats en chiffres',
  ratings: 'Cote',
  ratingsMore: 'La cote est calculée par Glicko-2. Chacun commence à 1500. La marge (±) se resserre à mesure que vous jouez.',
  player: 'Joueur',
  rating: 'Cote',
  about: (by) => `± ${by}`,
  played: 'Jouées',
  won: 'Gagnées',
  drawn: 'Nulles',
  lost: 'Perdues',
  against: (name) => `${name} contre`,

  records: 'Records',
  bests: {
    points: 'Meilleur score',
    quickest: 'Victoire la plus rapide',
    row: 'Plus longue série de victoires',
  },
  option: (title, chosen) => `${title} : ${chosen}`,
  players: (count) => counted(count, 'joueur'),
  quantities: {
    points: (value) => counted(value, 'point'),
    quickest: (value) => counted(value, 'coup'),
    row: (value) => counted(value, 'victoire'),
  },
  by: (name, date) => `${name}, ${date}`,

  others: 'Autres parties',
  othersMore: 'Elles ne changent aucune cote et n’établissent aucun record.',
  kinds: {
    challenge: { title: 'Défis du jour', what: 'Premiers essais, sans aide' },
    practice: {
      title: 'Entraînement',
      what: 'Avec un indice, l’analyse ou un coup annulé, ou un défi rejoué',
    },
    elsewhere: {
      title: 'Commencées ailleurs',
      what: 'Par d’autres, à une autre table, ou à partir d’une position composée',
    },
  },
  wonOf: (won, all) => `${counted(won, 'victoire')} sur ${all}`,

  points: 'Score',
  overTime: (figures, of) => `${figures} au fil du temps${of && ` (${of})`}`,
  oneDay: 'La courbe commence le deuxième jour.',
  plotted: (what, from, to, lines) => `${what}, du ${from} au ${to}. ${lines.join(' ; ')}.`,
  plotLine: (name, first, last) => `${name} : de ${first} à ${last}`,
  asTable: 'En tableau',
  date: 'Date',

  more: 'Plus',
  reset: 'Remettre à zéro',
  gone: 'Tous les résultats passés sont oubliés, ici et sur chaque appareil qui reçoit une sauvegarde de celui-ci. Vos parties sont conservées.',
  undo: 'Annuler',
  failed: 'La cote n’a pas pu être calculée.',
};

export const nextEven: typeof en.nextEven = {
  play: { word: 'Jouer à votre niveau', short: 'À votre niveau' },
  stronger: 'La prochaine partie à votre niveau sera un peu plus difficile.',
  gentler: 'La prochaine partie à votre niveau sera un peu plus facile.',
  same: 'La prochaine partie à votre niveau sera aussi difficile.',
  gentlest: 'La prochaine partie à votre niveau sera aussi facile : aucun bot n’est plus indulgent.',
};
