// The words of the hall of fame, in Croatian.
import { ended, listed, type Who } from '../../../words/grammar.ts';
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

const wins = ['pobjeda', 'pobjede', 'pobjeda'] as const;
const RESULTS = {
  won: { counted: wins, all: 'same pobjede', one: 'pobjeda' },
  drawn: {
    counted: ['neriješena', 'neriješene', 'neriješenih'],
    all: 'sve neriješeno',
    one: 'neriješeno',
  },
  lost: { counted: ['poraz', 'poraza', 'poraza'], all: 'sami porazi', one: 'poraz' },
} as const;

export const meant: typeof en.meant = {
  firstWin: (bot, next) => `Tvoja prva pobjeda protiv ${bot.against}.${next ? ` Sljedeći je ${next.within}.` : ''}`,
  won: (won, played, bot) => `Protiv ${bot.against}: ${counted(won, ...wins)} u ${counted(played, 'partiji', 'partije', 'partija')}.`,
  best: 'Tvoj najbolji rezultat dosad.',
  bestIs: (points) => `Tvoj je najbolji rezultat ${counted(points, ...forms.points)}.`,
};

const than = ({ name, you }: Who) => (you ? 'ti' : name);

export const fame: typeof en.fame = {
  title: 'Kuća slavnih · pygames',
  heading: 'Kuća slavnih',
  none: 'Završi partiju protiv bota ili prijatelja, i ovdje će stajati tvoj prvi rezultat.',
  game: 'Igra',
  count: (games, counting) => {
    const some = counting < games ? `, ${counting ? `računa se ${counting}` : 'ne računa se nijedna'}` : '';
    return `${counted(games, 'završena partija', 'završene partije', 'završenih partija')}${some}`;
  },
  games: (games) => counted(games, ...forms.games),

  opponents: ({ name, you }) => (you ? 'Tvoji protivnici' : `Protivnici: ${name}`),
  alike: ({ name, you }, { within }) => (you ? `Dosad igraš otprilike kao ${within}.` : `${name} dosad igra otprilike kao ${within}.`),
  strengths: {
    weaker: (who) => `Slabiji nego ${than(who)}`,
    'seems-weaker': (who) => `Dosad slabiji nego ${than(who)}`,
    alike: (who) => `Podjednako jak kao ${than(who)}`,
    'seems-stronger': (who) => `Dosad jači nego ${than(who)}`,
    stronger: (who) => `Jači nego ${than(who)}`,
  },
  resultCounts: ({ played, won, drawn, lost }) => {
    const games = counted(played, ...forms.games);
    const results = Object.entries({ won, drawn, lost }).filter(([, count]) => count);
    const parts = results.map(([how, count]) => ({ count, ...RESULTS[how as 'won'] }));
    const [{ all, one }] = parts;
    if (parts.length === 1) return `${games}: ${played > 1 ? all : one}`;
    return `${games}: ${listed(parts.map(({ count, counted: some }) => counted(count, ...some)))}`;
  },
  unmet: 'Još nema partija',

  inFigures: 'Rejtinzi i rezultati u brojkama',
  ratings: 'Rejtinzi',
  ratingsMore: 'Rejtinzi se računaju sustavom Glicko-2. Svi počinju s 1500. Što više igraš, ± je manji.',
  player: 'Igrač',
  rating: 'Rejting',
  about: (by) => `± ${by}`,
  played: 'Partije',
  won: 'Pobjede',
  drawn: 'Neriješeno',
  lost: 'Porazi',
  against: (name) => `${name} protiv`,

  records: 'Rekordi',
  bests: { points: 'Najviše bodova', quickest: 'Najbrža pobjeda', row: 'Najviše pobjeda zaredom' },
  option: (title, chosen) => `${title}: ${chosen}`,
  players: (count) => counted(count, 'igrač', 'igrača', 'igrača'),
  quantities: {
    points: (value) => counted(value, ...forms.points),
    quickest: (value) => counted(value, ...forms.moves),
    row: (value) => counted(value, ...wins),
  },
  by: (name, date) => `${name}, ${date}`,

  others: 'Ostale partije',
  othersMore: 'Ne mijenjaju rejting i ne ruše rekorde.',
  kinds: {
    challenge: { title: 'Dnevni izazovi', what: 'Prvi pokušaji, bez pomoći' },
    practice: {
      title: 'Vježba',
      what: 'Uz savjet, analizu ili poništavanje, ili ponovljen izazov',
    },
    elsewhere: {
      title: 'Započeto drugdje',
      what: 'Od drugih, za drugim stolom ili iz postavljene pozicije',
    },
  },
  wonOf: (won, all) => `${counted(won, ...wins)} u ${counted(all, 'partiji', 'partije', 'partija')}`,

  points: 'Bodovi',
  overTime: (figures, of) => `${figures} kroz vrijeme${of && ` (${of})`}`,
  oneDay: 'Grafikon počinje tvojim drugim danom.',
  plotted: (what, from, to, lines) => `${ended(`${what}, od ${from} do ${to}`)} ${lines.join('; ')}.`,
  plotLine: (name, first, last) => `${name}: od ${first} do ${last}`,
  asTable: 'Kao tablica',
  date: 'Datum',

  more: 'Više',
  reset: 'Isprazni',
  gone: 'Svi su dosadašnji rezultati zaboravljeni, ovdje i na svakom uređaju koji primi kopiju odavde. Tvoje su partije sačuvane.',
  undo: 'Poništi',
  failed: 'Rejtinzi se nisu mogli izračunati.',
};

export const nextEven: typeof en.nextEven = {
  play: { word: 'Igraj protiv ravnopravnog bota', short: 'Ravnopravni bot' },
  stronger: 'Sljedeći će ravnopravni bot biti malo jači.',
  gentler: 'Sljedeći će ravnopravni bot biti malo blaži.',
  same: 'Sljedeći će ravnopravni bot biti jednako jak.',
  gentlest: 'Sljedeći će ravnopravni bot biti jednako blag: blažega nema.',
};
