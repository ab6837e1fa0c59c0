// The words of the home page and of the dialog before a game, in Croatian.
import type * as en from '../en/home.ts';
import { listed } from '../grammar.ts';
import { counted, forms } from './grammar.ts';

export const home: typeof en.home = {
  title: 'pygames: društvene igre',
  question: 'Što igramo danas?',
  players: 'igrača',
  to: 'do',
  play: 'Igraj',
  again: 'Igraj ponovno',
  againAs: (players) => `Igraj ponovno: ${players}`,
  openGame: 'Tvoja otvorena partija',
  openGames: 'Otvorene partije',
  moreOpen: (count) => `još ${counted(count, ...forms.games)}`,
  moreOpenSpoken: (count) => `još ${counted(count, 'otvorena partija', 'otvorene partije', 'otvorenih partija')}`,
  yourMove: 'tvoj potez',
  someonesMove: (name) => `na potezu: ${name}`,
  resume: 'Nastavi',
  left: (when) => `Prekinuta ${when}`,
  playersNamed: (names) => listed(names),
  against: (side, bots) => `${side}, protiv ${listed(bots.map(({ against }) => against))}`,
  newer: 'Jedna je partija spremljena u novijoj verziji stranice. Osvježi stranicu da se ažurira; partija je dotad sačuvana.',
  noneStarts: 'Igre se nisu mogle pokrenuti.',
  cannotPlay: 'Igre možeš pregledati i čitati im pravila, ali sada se ne može igrati.',
};

const byChance = 'Nasumce';

export const setup: typeof en.setup = {
  newGame: 'Nova partija',
  start: 'Počni',
  more: 'Više',
  unfinished: 'Ova partija nije završena. Ostaje među „Tvojim partijama”.',
  another: 'Odigraj još jednu partiju.',
  keepPlaying: 'Igraj dalje',
  playerCount: 'Igrači',
  whoPlays: 'Tko igra',
  opponents: {
    bot: 'Ti i bot',
    person: 'Dvoje na ovom uređaju',
    far: 'Svatko na svom uređaju',
  },
  others: { bot: 'Ti i botovi', person: 'Zajedno na ovom uređaju', far: 'Svatko na svom uređaju' },
  byLink: 'Nakon svakog poteza šaljete jedni drugima poveznicu.',
  side: 'Ti si',
  first: (name) => `${name}, počinje`,
  noUndo: 'Bez poništavanja',
  noUndoMore: 'Za ozbiljnu partiju: nijedan se potez ne vraća',
  byChance,
  seating: 'Tko gdje sjedi',
  seatings: { above: 'Kao gore', chance: byChance },
  theBotIs: 'Bot',
  bots: 'Botovi',
  botOfLevel: (bot, level, levels) => (level > levels ? bot : `${bot}, ${level} od ${levels}`),
  yourName: 'Tvoje ime',
  name: 'Ime',
  nameOf: (side) => `Ime: ${side}`,
  longest: (letters) => `Ime može imati najviše ${counted(letters, 'slovo', 'slova', 'slova')}.`,
  person: 'Osoba ovdje',
};

export const byLink: typeof en.byLink = {
  paste: 'Otvori poveznicu',
  pasteTitle: 'Poveznica od prijatelja',

  yourMove: 'tvoj potez',
  sendIt: 'pošalji poveznicu',
  waitsFor: (who) => `čeka se ${who}`,
  against: (side, others) => `${side}, ${others.length > 1 ? 'protivnici' : 'protivnik'} ${listed(others)}, na daljinu`,
};
