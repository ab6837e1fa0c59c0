// The words of the home page and of the dialog before a game, in German.
import type * as en from '../en/home.ts';
import { listed } from '../grammar.ts';
import { counted } from './grammar.ts';

export const home: typeof en.home = {
  title: 'pygames: Brettspiele',
  question: 'Was spielst du heute?',
  players: 'Spieler',
  to: 'bis',
  play: 'Spielen',
  again: 'Noch mal',
  againAs: (players) => `Noch mal spielen: ${players}`,
  openGame: 'Deine offene Partie',
  openGames: 'Offene Partien',
  moreOpen: (count) => counted(count, 'weitere Partie', 'weitere Partien'),
  moreOpenSpoken: (count) => `${home.moreOpen(count)}, noch offen`,
  yourMove: 'du bist am Zug',
  someonesMove: (name) => `${name} am Zug`,
  resume: 'Fortsetzen',
  left: (when) => `Zuletzt: ${when}`,
  playersNamed: (names) => listed(names),
  against: (side, bots) => `${side}, gegen ${listed(bots.map(({ against }) => against))}`,
  newer: 'Eine Partie wurde von einer neueren Version dieser Seite gespeichert. Lade die Seite neu, um sie zu aktualisieren; die Partie bleibt so lange erhalten.',
  noneStarts: 'Die Spiele ließen sich nicht starten.',
  cannotPlay: 'Du kannst die Spiele ansehen und ihre Regeln lesen, aber gerade nicht spielen.',
};

const byChance = 'Auslosen';

export const setup: typeof en.setup = {
  newGame: 'Neue Partie',
  start: 'Los geht’s',
  more: 'Mehr',
  unfinished: 'Diese Partie ist noch nicht zu Ende. Sie bleibt unter „Partien“.',
  another: 'Eine andere Partie beginnen.',
  keepPlaying: 'Weiterspielen',
  playerCount: 'Spieler',
  whoPlays: 'Wer spielt',
  opponents: {
    bot: 'Du und ein Bot',
    person: 'Zwei an diesem Gerät',
    far: 'Beide am eigenen Gerät',
  },
  others: { bot: 'Du und Bots', person: 'Zusammen an diesem Gerät', far: 'Alle am eigenen Gerät' },
  byLink: 'Nach jedem Zug schickt ihr einander einen Link.',
  side: 'Du bist',
  first: (name) => `${name} (beginnt)`,
  noUndo: 'Ohne Zurücknehmen',
  noUndoMore: 'Für ernste Partien: Kein Zug wird zurückgenommen',
  byChance,
  seating: 'Wer wo sitzt',
  seatings: { above: 'Wie oben', chance: byChance },
  theBotIs: 'Der Bot ist',
  bots: 'Bots',
  botOfLevel: (bot, level, levels) => (level > levels ? bot : `${bot}, ${level} von ${levels}`),
  yourName: 'Dein Name',
  name: 'Name',
  nameOf: (side) => `Name von ${side}`,
  longest: (letters) => `Ein Name hat höchstens ${letters} Zeichen.`,
  person: 'Jemand hier',
};

export const byLink: typeof en.byLink = {
  paste: 'Link öffnen',
  pasteTitle: 'Ein Link, den du bekommen hast',

  yourMove: 'du bist am Zug',
  sendIt: 'schick deinen Link',
  waitsFor: (who) => `wartet auf ${who}`,
  against: (side, others) => `${side}, gegen ${listed(others)}, per Link`,
};
