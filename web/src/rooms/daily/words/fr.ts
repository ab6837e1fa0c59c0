// The words of the daily challenges, in French.
import { counted } from '../../../words/fr/grammar.ts';
import { capital } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const ENDS = { won: 'victoire', lost: 'défaite', drawn: 'nulle' };

/** A result within a sentence. */
const outcome: typeof en.daily.result = (result) => {
  const plain = result.how === 'scored' ? counted(result.score, 'point') : ENDS[result.how];
  return result.helped ? `${plain} avec aide` : plain;
};

export const daily: typeof en.daily = {
  title: 'Défis du jour · pygames',
  notYet: 'Ce jour n’est pas encore venu.',
  toFame: 'Palmarès',
  toToday: 'Défis d’aujourd’hui',
  titleOf: (game, date) => `${game}, ${date}`,
  heading: 'Défis du jour',
  list: (date) => `Défis du ${date}`,
  next: (minutes) => `Nouveaux défis dans ${minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'heure')}.`,

  challenge: 'Défi :',
  ofDay: 'Tous les défis du jour',
  nextGame: 'Défi suivant',
  today: (done, all, days) => `${done} sur ${all} aujourd’hui${days > 1 ? `, ${days} jours d’affilée` : ''}.`,
  onDay: (done, all, date) => `${done} sur ${all} le ${date}.`,

  puzzle: 'Problème du jour',
  preparing: 'Préparation…',
  alone: 'Vous jouez en solo.',
  seat: (side, bot) => `Vous jouez ${side}, contre ${bot.against}`,
  play: 'Jouer',
  resume: 'Reprendre',
  again: 'Rejouer',
  look: 'Voir',
  does: (what, game) => `${what} : ${game}`,

  result: (result) => capital(outcome(result)),

  toBeat: 'Scores à battre',
  rival: (score) => (score === null ? 'pas encore connu' : String(score)),
  beaten: 'battu',
  rivalsFailed: 'Les scores à battre n’ont pas pu être calculés.',

  done: (done, all) => `${counted(done, 'défi relevé', 'défis relevés')} sur ${all}`,
  noStreak: 'Relevez-en un aujourd’hui pour commencer une série.',

  share: 'Partager le résultat',
  shareTitle: 'Votre résultat',
  text: 'Votre résultat en texte',
  shareHead: (number) => (number > 0 ? `pygames, jour ${number}` : 'pygames'),
  line: (signs, game, result, bots) => `${signs} ${game} : ${outcome(result)}${bots && `, bots ${bots}`}`,
  inARow: (days) => `${days} jours d’affilée`,

  calendar: 'Calendrier',
  earlier: 'Mois précédent',
  later: 'Mois suivant',
  cell: (date, done, helped) => [date, done && counted(done, 'relevé'), helped && `${helped} avec aide`].filter(Boolean).join(', '),
};
