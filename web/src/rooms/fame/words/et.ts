// The words of the hall of fame, in Estonian.
import { counted, declined } from '../../../words/et/grammar.ts';
import { capital, listed, type Who } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const games = (count: number) => counted(count, 'mäng', 'mängu');
const points = (count: number) => counted(count, 'punkt', 'punkti');

/** Results as they are counted: "2 võitu". */
const RESULTS = {
  won: ['võit', 'võitu'],
  drawn: ['viik', 'viiki'],
  lost: ['kaotus', 'kaotust'],
} as const;

function results(how: keyof typeof RESULTS, count: number): string {
  const [one, partitive] = RESULTS[how];
  return counted(count, one, partitive);
}

export const meant: typeof en.meant = {
  firstWin: (bot, next) => `Sinu esimene võit ${bot.against} vastu.${next ? ` Järgmine: ${next.within}.` : ''}`,
  won: (won, played, bot) => `Oled ${bot.against} vastu võitnud ${won} mängu ${played}-st.`,
  best: 'Sinu seni parim skoor.',
  bestIs: (best) => `Sinu parim on ${points(best)}.`,
};

const than = ({ name, you }: Who) => (you ? 'sina' : name);

export const fame: typeof en.fame = {
  title: 'Edetabel · pygames',
  heading: 'Edetabel',
  none: 'Mängi üks mäng boti või sõbra vastu lõpuni ja siia tuleb sinu esimene tulemus.',
  game: 'Mäng',
  count: (all, counting) => `Lõpetatud ${games(all)}${counting < all ? `, arvesse läheb ${counting}` : ''}`,
  games,

  opponents: ({ name, you }) => (you ? 'Sinu vastased' : capital(`${declined(name)} vastased`)),
  alike: ({ name, you }, like) => `Seni ${you ? 'mängid sa' : `mängib ${name}`} umbes sama hästi kui ${like.within}.`,
  strengths: {
    weaker: (who) => `Nõrgem kui ${than(who)}`,
    'seems-weaker': (who) => `Seni nõrgem kui ${than(who)}`,
    alike: (who) => `Umbes sama tugev kui ${than(who)}`,
    'seems-stronger': (who) => `Seni tugevam kui ${than(who)}`,
    stronger: (who) => `Tugevam kui ${than(who)}`,
  },
  resultCounts: ({ played, ...counts }) => {
    const some = (['won', 'drawn', 'lost'] as const).filter((how) => counts[how]).map((how) => results(how, counts[how]));
    return `${games(played)}: ${listed(some)}`;
  },
  unmet: 'Veel mängimata',

  inFigures: 'Reitingud ja tulemused arvudes',
  ratings: 'Reitingud',
  ratingsMore: 'Reiting arvutatakse Glicko-2 järgi. Kõik alustavad 1500 punktist. Mida rohkem mängid, seda väiksemaks jääb ±.',
  player: 'Mängija',
  rating: 'Reiting',
  about: (by) => `± ${by}`,
  played: 'Mänge',
  won: 'Võite',
  drawn: 'Viike',
  lost: 'Kaotusi',
  against: (name) => `${name}, vastased`,

  records: 'Rekordid',
  bests: {
    points: 'Kõige rohkem punkte',
    quickest: 'Kiireim võit',
    row: 'Kõige rohkem võite järjest',
  },
  option: (title, chosen) => `${title}: ${chosen}`,
  players: (count) => counted(count, 'mängija', 'mängijat'),
  quantities: {
    points,
    quickest: (value) => counted(value, 'käik', 'käiku'),
    row: (value) => results('won', value),
  },
  by: (name, date) => `${name}, ${date}`,

  others: 'Muud mängud',
  othersMore: 'Need reitingut ei muuda ja rekordina arvesse ei lähe.',
  kinds: {
    challenge: { title: 'Päeva ülesanded', what: 'Esimesed katsed, ilma abita' },
    practice: {
      title: 'Harjutamine',
      what: 'Vihje, analüüsi või tagasi võetud käiguga, või korratud ülesanne',
    },
    elsewhere: {
      title: 'Mujal alustatud',
      what: 'Teiste alustatud, teises lauas alustatud või üles seatud seisust',
    },
  },
  wonOf: (won, all) => `võite ${won}/${all}`,

  points: 'Punktid',
  overTime: (figures, of) => `${figures} aja jooksul${of && ` (${of})`}`,
  oneDay: 'Joonis algab sinu teisest päevast.',
  plotted: (what, from, to, lines) => `${what}, ${from} kuni ${to}. ${lines.join('; ')}.`,
  plotLine: (name, first, last) => `${name}: algul ${first}, lõpul ${last}`,
  asTable: 'Tabelina',
  date: 'Kuupäev',

  more: 'Veel',
  reset: 'Lähtesta',
  gone: 'Kõik senised tulemused on unustatud siin ja igas seadmes, kuhu siit varukoopia üle võetakse. Sinu mängud on alles.',
  undo: 'Võta tagasi',
  failed: 'Reitinguid ei õnnestunud välja arvutada.',
};

export const nextEven: typeof en.nextEven = {
  play: { word: 'Mängi võrdse vastasega', short: 'Võrdne vastane' },
  stronger: 'Järgmine võrdne vastane on veidi tugevam.',
  gentler: 'Järgmine võrdne vastane on veidi leebem.',
  same: 'Järgmine võrdne vastane on sama tugev.',
  gentlest: 'Järgmine võrdne vastane on sama leebe: leebemat botti ei ole.',
};
