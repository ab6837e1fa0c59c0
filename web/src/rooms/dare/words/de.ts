// The words of dares, in German: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { counted } from '../../../words/de/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const points = (count: number) => counted(count, 'Punkt', 'Punkte');
/** After "mit", "in" and "nach". */
const withPoints = (count: number) => counted(count, 'Punkt', 'Punkten');
const inMoves = (count: number) => counted(count, 'Zug', 'Zügen');

/** A result that can be beaten: "35 Punkte", "ein Sieg in 23 Zügen". */
function result({ how, points: some, moves }: Reached): string {
  if (how === 'alone') return some === null ? '' : points(some);
  const scored = some === null ? '' : ` mit ${withPoints(some)}`;
  if (how === 'drawn') return `ein Unentschieden${scored}`;
  if (how === 'won') return `ein Sieg${scored || ` in ${inMoves(moves)}`}`;
  return `eine Niederlage${scored || ` nach ${inMoves(moves)}`}`;
}

/** What a player has reached, without the verb: "in 23 Zügen gewonnen". */
function deed({ how, points: some, moves }: Reached): string {
  if (how === 'alone') return `${some === null ? '' : `${points(some)} `}erreicht`;
  const scored = some === null ? '' : `mit ${withPoints(some)} `;
  if (how === 'drawn') return `${scored}unentschieden gespielt`;
  if (how === 'won') return `${scored || `in ${inMoves(moves)} `}gewonnen`;
  return `${scored || `nach ${inMoves(moves)} `}verloren`;
}

const OTHER = 'Dein Gegenüber';

/** Asks for something better than a result. */
function canYou({ how, points }: Reached): string {
  if (how !== 'lost') return 'Schaffst du mehr?';
  return points === null ? 'Hältst du länger durch oder gewinnst du sogar?' : 'Machst du mehr Punkte oder gewinnst du sogar?';
}

export const dare: typeof en.dare = {
  word: 'Herausforderung: Übertriff mein Ergebnis',
  send: 'Andere herausfordern',
  more: 'Sie beginnen mit derselben Stellung. Am Ende siehst du, wer besser war.',
  message: (game, mine) => `Mein Ergebnis bei ${game}: ${result(mine)}. ${canYou(mine)}`,

  instead: (bot) => `Schneller geht es so: Alle spielen ${bot ? 'gegen denselben Bot' : 'allein'} und mit denselben Würfen und Karten, dann vergleicht ihr.`,
  playAlone: 'Als Herausforderung spielen',

  friend: OTHER,
  short: (reached) => (reached.how === 'alone' ? result(reached) : deed(reached)),
  answer: (by) => (by ? `Antwort an ${by} senden` : 'Deine Antwort senden'),
  brief: { answer: 'Antwort senden', send: 'Herausfordern' },
  answered: (game, mine) => `Meine Antwort bei ${game}: ${result(mine)}.`,
  both: (by, yours, theirs) => `${by || OTHER} hat ${deed(theirs)}. Du hast ${deed(yours)}.`,
  tryAgain: 'Noch mal',
  verdicts: {
    better: (_by, own) => {
      if (own.how !== 'lost') return 'Das hast du übertroffen.';
      return own.points === null ? 'Du hast länger durchgehalten.' : 'Du hast mehr Punkte gemacht.';
    },
    equal: () => 'Du warst genauso gut.',
    worse: (by) => (by ? `${by} war besser.` : 'Das hast du nicht übertroffen.'),
  },

  from: (by, game) => (by ? `Herausforderung von ${by}: ${game}` : `Herausforderung: ${game}`),
  canYou: (by, theirs) => `${by || OTHER} hat ${deed(theirs)}. ${canYou(theirs)}`,
  toBeat: 'Zu schlagen:',
  result: (theirs) => result(theirs),
  youAre: (side, bots) => `Du spielst ${side}, gegen ${listed(bots.map(({ against }) => against))}.`,
  sameDraws: 'Du beginnst mit denselben Würfen und Karten.',
  botsMayDiffer: 'Die Bots spielen vielleicht anders.',
  nobodys: 'Dieser Link lässt sich nicht öffnen: Er sagt nicht, wessen Ergebnis zu schlagen ist.',
  noDare: 'Dieser Link lässt sich nicht öffnen: Seine Partie ist nicht zu Ende oder was durch Zufall kam, kann nicht wiederkommen.',
  play: 'Spielen',
  playing: 'Die Partie beginnt, sobald die Regeln geladen sind.',
};
