// The words of dares, in French: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { counted, of } from '../../../words/fr/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A result without an article: "35 points", "victoire en 23 coups". */
function short({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `nulle à ${some}` : 'nulle';
  if (how === 'won') return `victoire ${some ? `avec ${some}` : `en ${counted(moves, 'coup')}`}`;
  return `défaite ${some ? `avec ${some}` : `en ${counted(moves, 'coup')}`}`;
}

const result = (reached: Reached) => (reached.how === 'alone' ? short(reached) : `une ${short(reached)}`);

/** What a player has reached, after "Anna a" or "vous avez". */
function deed({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'point');
  if (how === 'alone') return `marqué ${some}`;
  if (how === 'drawn') return some ? `fait nulle à ${some}` : 'fait nulle';
  const did = how === 'won' ? 'gagné' : 'perdu';
  return `${did} ${some ? `avec ${some}` : `en ${counted(moves, 'coup')}`}`;
}

/** Better than a defeat, but no win. */
const lessBad = ({ points }: Reached) => (points === null ? 'tenir plus longtemps' : 'marquer plus de points');

const friend = 'Votre adversaire';

export const dare: typeof en.dare = {
  word: 'Un défi : qui fera mieux que moi ?',
  send: 'Défier vos amis',
  more: 'Chacun part de la même position. À la fin, vous verrez qui a fait mieux.',
  message: (game, mine) => `Mon résultat à ${game} : ${result(mine)}. ${mine.how === 'lost' ? `Qui saura ${lessBad(mine)}, ou gagner ?` : 'Qui dit mieux ?'}`,

  instead: (bot) => `Plus rapide : chacun joue ${bot ? 'contre le même bot' : 'en solo'} avec les mêmes tirages, puis vous comparez.`,
  playAlone: 'En faire un défi',

  friend,
  short,
  answer: (by) => (by ? `Envoyer votre résultat à ${by}` : 'Envoyer votre résultat'),
  brief: { answer: 'Envoyer le résultat', send: 'Défier vos amis' },
  answered: (game, mine) => `Mon résultat à ${game} : ${result(mine)}.`,
  both: (by, yours, theirs) => `${by || friend} a ${deed(theirs)}. Vous avez ${deed(yours)}.`,
  tryAgain: 'Réessayer',
  verdicts: {
    better: (_by, own) => {
      if (own.how !== 'lost') return 'Vous avez fait mieux.';
      return own.points === null ? 'Vous avez tenu plus longtemps.' : 'Vous avez marqué plus de points.';
    },
    equal: () => 'Vous avez fait aussi bien.',
    worse: (by) => (by ? `${by} a fait mieux.` : 'Vous n’avez pas fait mieux.'),
  },

  from: (by, game) => (by ? `Un défi ${of(by)} : ${game}` : `Un défi : ${game}`),
  canYou: (by, theirs) => `${by || friend} a ${deed(theirs)}. Saurez-vous ${theirs.how === 'lost' ? `${lessBad(theirs)}, ou gagner` : 'faire mieux'} ?`,
  toBeat: 'À battre :',
  result,
  youAre: (side, bots) => `Vous jouez ${side}, contre ${listed(bots.map(({ against }) => against))}.`,
  sameDraws: 'Vous commencez avec les mêmes tirages.',
  botsMayDiffer: 'Les bots peuvent jouer autrement.',
  nobodys: 'Impossible d’ouvrir ce lien : il ne dit pas de quel joueur il faut battre le résultat.',
  noDare: 'Impossible d’ouvrir ce lien : sa partie n’est pas terminée, ou ses tirages ne peuvent pas être reproduits.',
  play: 'Jouer',
  playing: 'La partie commence dès que le jeu est chargé.',
};
