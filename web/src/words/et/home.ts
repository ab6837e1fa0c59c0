// The words of the home page and of the dialog before a game, in Estonian.
import type * as en from '../en/home.ts';
import { listed } from '../grammar.ts';
import { counted, declined } from './grammar.ts';

export const home: typeof en.home = {
  title: 'pygames: lauamängud',
  question: 'Mida täna mängime?',
  players: 'mängijat',
  to: 'kuni',
  play: 'Mängi',
  again: 'Mängi uuesti',
  againAs: (players) => `Mängi uuesti: ${players}`,
  openGame: 'Sinu pooleliolev mäng',
  openGames: 'Pooleliolevad mängud',
  moreOpen: (count) => `veel ${counted(count, 'mäng', 'mängu')}`,
  moreOpenSpoken: (count) => `veel ${counted(count, 'pooleliolev mäng', 'pooleliolevat mängu')}`,
  yourMove: 'sinu käik',
  someonesMove: (name) => `käigul on ${name}`,
  resume: 'Jätka',
  left: (when) => `Jäi ${when} pooleli`,
  playersNamed: (names) => listed(names),
  against: (side, bots) => `${side}, ${listed(bots.map(({ against }) => against))} vastu`,
  newer: 'Üks mäng on salvestatud lehe uuema versiooniga. Laadi leht uuesti, et seda uuendada; seni on mäng alles.',
  noneStarts: 'Mänge ei õnnestunud käivitada.',
  cannotPlay: 'Mänge saad vaadata ja nende reegleid lugeda, aga mängida praegu ei saa.',
};

const byChance = 'Loosi teel';

export const setup: typeof en.setup = {
  newGame: 'Uus mäng',
  start: 'Alusta',
  more: 'Veel',
  unfinished: 'See mäng on lõpetamata. See jääb alles lehele „Mängud“.',
  another: 'Mängi mõnda teist mängu.',
  keepPlaying: 'Mängi edasi',
  playerCount: 'Mängijaid',
  whoPlays: 'Kes mängivad',
  opponents: {
    bot: 'Sina ja bot',
    person: 'Kahekesi selles seadmes',
    far: 'Kumbki oma seadmes',
  },
  others: { bot: 'Sina ja botid', person: 'Koos selles seadmes', far: 'Igaüks oma seadmes' },
  byLink: 'Pärast iga käiku saadate teineteisele lingi.',
  side: 'Sina oled',
  first: (name) => `${name} (alustab)`,
  noUndo: 'Ilma tagasivõtmiseta',
  noUndoMore: 'Tõsiseks mänguks: ühtegi käiku tagasi ei võeta',
  byChance,
  seating: 'Kes kus istub',
  seatings: { above: 'Nagu ülal', chance: byChance },
  theBotIs: 'Bot on',
  bots: 'Botid',
  botOfLevel: (bot, level, levels) => (level > levels ? bot : `${bot}, ${level}/${levels}`),
  yourName: 'Sinu nimi',
  name: 'Nimi',
  nameOf: (side) => `Nimi: ${side}`,
  longest: (letters) => `Nimes võib olla kuni ${letters} tähte.`,
  person: 'Inimene siin',
};

export const byLink: typeof en.byLink = {
  paste: 'Ava link',
  pasteTitle: 'Sõbra saadetud link',

  yourMove: 'sinu käik',
  sendIt: 'saada oma link ära',
  waitsFor: (who) => `ootad, kuni ${who} käib`,
  against: (side, others) => `${side}, ${listed(others.map((name) => declined(name)))} vastu, lingiga`,
};
