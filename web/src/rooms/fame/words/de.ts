// The words of the hall of fame, in German.
import { counted } from '../../../words/de/grammar.ts';
import { listed, type Who } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const games = (count: number) => counted(count, 'Partie', 'Partien');
const points = (count: number) => counted(count, 'Punkt', 'Punkte');
/** What stands before the results of so many games, if they are alike. */
const ALL: Record<number, string> = { 1: '', 2: 'beide ' };

export const meant: typeof en.meant = {
  firstWin: (bot, next) => `Dein erster Sieg gegen ${bot.against}.${next ? ` Als Nächstes: ${next.within}.` : ''}`,
  won: (won, played, bot) => `Du hast ${won} von ${played} Partien gegen ${bot.against} gewonnen.`,
  best: 'Deine bisher höchste Punktzahl.',
  bestIs: (best) => `Deine höchste Punktzahl: ${best}.`,
};

const than = ({ name, you }: Who) => (you ? 'du' : name);

export const fame: typeof en.fame = {
  title: 'Ruhmeshalle · pygames',
  heading: 'Ruhmeshalle',
  none: 'Beende eine Partie gegen einen Bot oder mit anderen, dann steht hier dein erstes Ergebnis.',
  game: 'Spiel',
  count: (all, counting) => {
    const done = `${games(all)} beendet`;
    if (counting >= all) return done;
    return `${done}, ${counting ? `${counting} davon ${counting === 1 ? 'zählt' : 'zählen'}` : 'keins davon zählt'}`;
  },
  games,

  opponents: ({ name, you }) => (you ? 'Deine Gegner' : `Gegner von ${name}`),
  alike: ({ name, you }, like) => `Bisher ${you ? 'spielst du' : `spielt ${name}`} etwa so gut wie ${like.within}.`,
  strengths: {
    weaker: (who) => `Schwächer als ${than(who)}`,
    'seems-weaker': (who) => `Bisher schwächer als ${than(who)}`,
    alike: (who) => `Etwa so stark wie ${than(who)}`,
    'seems-stronger': (who) => `Bisher stärker als ${than(who)}`,
    stronger: (who) => `Stärker als ${than(who)}`,
  },
  resultCounts: ({ played, won, drawn, lost }) => {
    const results = Object.entries({ gewonnen: won, unentschieden: drawn, verloren: lost });
    const some = results.filter(([, count]) => count);
    const [[how]] = some;
    if (some.length === 1) return `${games(played)}, ${ALL[played] ?? 'alle '}${how}`;
    return `${games(played)}: ${listed(some.map(([how, count]) => `${count} ${how}`))}`;
  },
  unmet: 'Noch nicht gespielt',

  inFigures: 'Wertungen und Ergebnisse in Zahlen',
  ratings: 'Wertungen',
  ratingsMore: 'Wertungen werden nach Glicko-2 berechnet. Alle beginnen mit 1500. Je mehr du spielst, desto kleiner wird das ±.',
  player: 'Spieler',
  rating: 'Wertung',
  about: (by) => `± ${by}`,
  played: 'Partien',
  won: 'Siege',
  drawn: 'Unentschieden',
  lost: 'Niederlagen',
  against: (name) => `${name} gegen`,

  records: 'Rekorde',
  bests: { points: 'Meiste Punkte', quickest: 'Schnellster Sieg', row: 'Meiste Siege in Folge' },
  option: (title, chosen) => `${title}: ${chosen}`,
  players: (count) => counted(count, 'Spieler', 'Spieler'),
  quantities: {
    points,
    quickest: (value) => counted(value, 'Zug', 'Züge'),
    row: (value) => counted(value, 'Sieg', 'Siege'),
  },
  by: (name, date) => `${name}, ${date}`,

  others: 'Andere Partien',
  othersMore: 'Sie ändern keine Wertung und stellen keinen Rekord auf.',
  kinds: {
    challenge: { title: 'Tagesaufgaben', what: 'Erste Versuche, ohne Hilfe' },
    practice: {
      title: 'Training',
      what: 'Mit Tipp, Analyse oder „Rückgängig“ oder eine Tagesaufgabe noch einmal',
    },
    elsewhere: {
      title: 'Anderswo begonnen',
      what: 'Von anderen, an einem anderen Tisch oder aus einer aufgebauten Stellung',
    },
  },
  wonOf: (won, all) => `${won} von ${all} gewonnen`,

  points: 'Punkte',
  overTime: (figures, of) => `${figures} im Lauf der Zeit${of && ` (${of})`}`,
  oneDay: 'Die Kurve beginnt an deinem zweiten Tag.',
  plotted: (what, from, to, lines) => `${what}, ${from} bis ${to}. ${lines.join('; ')}.`,
  plotLine: (name, first, last) => `${name}: von ${first} bis ${last}`,
  asTable: 'Als Tabelle',
  date: 'Datum',

  more: 'Mehr',
  reset: 'Zurücksetzen',
  gone: 'Alle bisherigen Ergebnisse sind vergessen, hier und auf jedem Gerät, das eine Sicherung von hier übernimmt. Deine Partien bleiben.',
  undo: 'Rückgängig',
  failed: 'Die Wertungen ließen sich nicht berechnen.',
};

export const nextEven: typeof en.nextEven = {
  play: { word: 'Ebenbürtig spielen', short: 'Ebenbürtig' },
  stronger: 'Beim nächsten Mal ist der ebenbürtige Bot etwas stärker.',
  gentler: 'Beim nächsten Mal ist der ebenbürtige Bot etwas sanfter.',
  same: 'Beim nächsten Mal ist der ebenbürtige Bot genauso stark.',
  gentlest: 'Beim nächsten Mal ist der ebenbürtige Bot genauso sanft: Einen sanfteren gibt es nicht.',
};
