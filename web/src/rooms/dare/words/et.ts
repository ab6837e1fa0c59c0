// The words of dares, in Estonian: for those who send one, open one, or have played one.
import type { Reached } from '../../../scene/types.ts';
import { counted, declined } from '../../../words/et/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A result that can be beaten: "35 punkti", "võit 23 käiguga". */
function result({ how, points, moves }: Reached): string {
  const some = points === null ? '' : counted(points, 'punkt', 'punkti');
  if (how === 'alone') return some;
  if (how === 'drawn') return some ? `viik, ${some}` : 'viik';
  if (how === 'won') return `võit${some ? `, ${some}` : ` ${moves} käiguga`}`;
  return `kaotus${some ? `, ${some}` : ` pärast ${counted(moves, 'käiku', 'käiku')}`}`;
}

/** Better than a defeat, but no win. */
const lessBad = ({ points }: Reached) => (points === null ? 'kauem vastu pidada' : 'rohkem punkte saada');

/** Asks for more than a result. */
const canYou = (theirs: Reached) => (theirs.how === 'lost' ? `Kas suudad ${lessBad(theirs)} või koguni võita?` : 'Kas suudad paremini?');

export const dare: typeof en.dare = {
  word: 'Väljakutse: ületa minu tulemus',
  send: 'Esita sõpradele väljakutse',
  more: 'Nad alustavad samast seisust. Lõpus näete, kellel läks paremini.',
  message: (game, mine) => `Minu tulemus mängus ${game}: ${result(mine)}. ${canYou(mine)}`,

  instead: (bot) => `Kiirem viis: igaüks mängib ${bot ? 'sama boti vastu' : 'üksi'} samade visete ja kaartidega, siis võrdlete tulemusi.`,
  playAlone: 'Mängi väljakutsena',

  friend: 'Sinu sõber',
  short: result,
  answer: (by) => (by ? `Saada vastus ${declined(by, 'le')}` : 'Saada vastus'),
  brief: { answer: 'Saada vastus', send: 'Esita väljakutse' },
  answered: (game, mine) => `Minu vastus mängus ${game}: ${result(mine)}.`,
  both: (by, yours, theirs) => `${by || 'Sinu sõber'}: ${result(theirs)}. Sina: ${result(yours)}.`,
  tryAgain: 'Proovi uuesti',
  verdicts: {
    better: (_by, own) => {
      if (own.how !== 'lost') return 'Sul läks paremini.';
      return own.points === null ? 'Pidasid kauem vastu.' : 'Said rohkem punkte.';
    },
    equal: () => 'Said sama tulemuse.',
    worse: (by) => `${by || 'Sinu sõber'} sai parema tulemuse.`,
  },

  from: (by, game) => (by ? `${by} esitab väljakutse: ${game}` : `Väljakutse: ${game}`),
  canYou: (by, theirs) => `${by || 'Sinu sõber'}: ${result(theirs)}. ${canYou(theirs)}`,
  toBeat: 'Ületa:',
  result,
  youAre: (side, bots) => `Sina oled ${side}, mängid ${listed(bots.map(({ against }) => against))} vastu.`,
  sameDraws: 'Alustad samade visete ja kaartidega.',
  botsMayDiffer: 'Botid võivad mängida teisiti.',
  nobodys: 'Seda linki ei saa avada: selles ei ole öeldud, kelle tulemust ületada.',
  noDare: 'Seda linki ei saa avada: selle mäng ei ole läbi või ei saa juhus samamoodi korduda.',
  play: 'Mängi',
  playing: 'Mäng algab kohe, kui reeglid on laaditud.',
};
