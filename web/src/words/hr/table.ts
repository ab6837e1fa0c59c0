// The words of the table, in Croatian.
import type * as en from '../en/table.ts';
import { capital } from '../grammar.ts';
import { inTurn } from '../line.ts';
import { counted, mine } from './grammar.ts';

const from: typeof en.table.branches.from = (turn, actions) => (turn ? `od ${turn}. poteza: ${actions}` : `od početka: ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const where: typeof en.table.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `potez ${turn} od ${turns}` : `potez ${turn}`;
  return ply ? 'postava' : 'početak';
};

export const table: typeof en.table = {
  board: 'Ploča',
  places: 'Mjesta: strelice pomiču, Enter odabire',
  noPlace: 'U tom smjeru nema mjesta.',
  canBePicked: 'može se odabrati',
  picked: 'odabrano',
  pointing: { byTouch: 'Dodirni', byMouse: 'Klikni' },
  wholeBoard: 'Prikaži cijelu ploču',

  choices: 'Izbor',
  backToGame: 'Natrag u partiju',
  decided: 'izbor je gotov',
  show: (whose) => `Pokaži: ${whose}`,
  backTo: (whose) => `Natrag: ${whose}`,
  whose: (whose, number, count) => `${whose}, ${number} od ${count}`,
  saving: {
    kept: '',
    refused: 'Ova se partija ne može spremiti na ovom uređaju: gubi se kad se stranica zatvori.',
    full: 'Na ovom uređaju više nema mjesta za spremanje partije.',
    newer: 'Ovu partiju čuva novija verzija stranice. Osvježi stranicu da se ažurira: što se ovdje igra, ne sprema se.',
    deleted: '',
  },
  lacksRoom: 'Na ovom uređaju više nema mjesta: ono što je novo, poput rezultata i postavki, gubi se kad se ova stranica zatvori.',
  failed: (reason) => `To nije uspjelo: ${reason} Tvoji su potezi sačuvani.`,
  botFailed: (reason) => `Bot nije mogao odigrati potez: ${reason}`,
  elsewhere: 'Ovu partiju igraš u drugoj kartici. Ovdje se vidi ista partija.',
  thinksLonger: 'Razmišljanje traje malo dulje…',
  playHere: 'Igraj ovdje',
  keepAgain: 'Sačuvaj je',
  playFromHere: 'Igraj odavde',

  commands: {
    undo: 'Poništi',
    redo: 'Ponovi',
    moves: 'Potezi',
    panels: 'Bodovi',
    hint: 'Savjet',
    pause: 'Pauza',
    resume: 'Nastavi',
    new: 'Nova partija',
    resign: 'Predaj partiju',
    draw: 'Ponudi neriješeno',
    send: 'Pošalji poveznicu',
    again: 'Igraj ponovno',
    swap: 'Zamijeni mjesta',
    share: 'Podijeli',
    keys: 'Tipkovnica i čitač zaslona',
    names: 'Imena',
  },
  saveNames: 'Spremi',
  handOver: {
    title: (name) => `Uređaj preuzima ${name}`,
    show: (sheet) => (sheet ? `Pokaži ${mine(sheet)}` : 'Prikaži ploču'),
  },
  swap: {
    more: 'Pomakni mjesta za jedno',
    label: (word) => `${word} i igraj ponovno`,
  },
  more: 'Više',
  notNow: (command) => `${command}: sada nije moguće.`,

  ending: {
    resign: {
      title: 'Predati ovu partiju?',
      what: ({ name, you }) => `${you ? 'Tada gubiš' : `Tada ${name} gubi`} partiju.`,
      yes: 'Predaj partiju',
    },
    draw: {
      title: 'Slažu li se obje strane?',
      what: 'Partija završava neriješeno.',
      yes: 'Prihvati neriješeno',
    },
    back: 'To se može poništiti.',
    resume: 'Igraj dalje',
  },

  play: 'Odigraj',

  parts: { goal: 'Cilj', turn: 'Potez', end: 'Kraj', score: 'Bodovi' },

  progress: (turn, turns, ply) => capital(where(turn, turns, ply)),
  earlier: (turn, turns, ply) => `Ranija pozicija: ${where(turn, turns, ply)}.`,
  lookBack: 'Tijek partije',
  moveShown: 'Prikazani potez',
  start: 'Početak',
  setUp: 'Postava',
  first: 'Prva pozicija',
  previous: 'Prethodni potez',
  next: 'Sljedeći potez',
  last: 'Posljednja pozicija',

  branches: {
    count: (count) => counted(count, 'grana', 'grane', 'grana'),
    from: (turn, actions) => capital(from(turn, actions)),
    game: (turn, actions) => `Partija, ${from(turn, actions)}`,
    change: 'Prijeđi na nju',
    remove: 'Izbriši',
    does: (what, nth) => `${what}: ${nth}. grana`,
    deleted: 'Grana je izbrisana.',
  },

  typeMove: 'Upiši potez',
  yourMove: 'Tvoj potez',
  unread: 'To se sada nije moglo pročitati.',

  singleKeys: 'Pojedinačne tipke rade za stolom',
  shortcuts: {
    listen: 'Poslušaj poziciju',
    turn: 'Tko je na potezu i što treba učiniti',
    last: 'Posljednji potez',
    score: 'Bodovi',
    pieces: 'Figure jednog igrača; ponovno: sljedećeg',
    row: 'Red označenog mjesta',
    column: 'Njegov stupac',
    area: 'Njegovo područje',
    position: 'Cijela ploča riječima',
    play: 'Igra',
    pause: 'Zaustavi botove ili ih pusti dalje',
    look: 'Gledanje',
    earlier: 'Potez unatrag',
    later: 'Potez naprijed',
    zoom: 'Povećaj ili smanji',
    share: 'Podijeli ovu partiju',
    keys: 'Ovi prečaci',
    always: 'Uvijek',
  },
  byEar: {
    title: 'S čitačem zaslona',
    says: 'Što se događa, kaže se samo: tvoj potez, odgovor i što treba učiniti. Tipke u nastavku to ponavljaju, i više od toga.',
    letters: 'Ako slova skaču po stranici, uzima ih čitač zaslona. Idi na ploču tipkom Tab. Ako to nije dovoljno:',
    ways: 'Orca: Insert i A, dvaput; NVDA: Insert i razmaknica; JAWS: Insert i Z; Narrator: Caps Lock i razmaknica; VoiceOver: lijevo i desno zajedno',
  },
  alwaysKeys: [
    ['Strelice', 'Idi od mjesta do mjesta'],
    ['Shift i strelica', 'Idi na najbliže mjesto druge vrste'],
    ['Tab', 'Idi na gumbe pokraj ploče'],
    ['Enter', 'Odaberi mjesto'],
    ['Escape', 'Korak natrag'],
  ],
  showsKeys: 'Upitnik pokazuje tipke.',
  boardInWords: 'Ploča riječima',
  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  readings: { pieces: 'Igrači', row: 'Redovi', column: 'Stupci', area: 'Područja' },
  noReading: {
    pieces: 'O figurama igrača nema se što pročitati.',
    row: 'Ova ploča nema redova.',
    column: 'Ova ploča nema stupaca.',
    area: 'Ovdje nema područja za čitanje.',
  },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Ova poveznica traži „${bot}”; ${bots}.`,
  notAllFar: 'Ova se poveznica ne može otvoriti: kad se igra na daljinu, ovdje je jedna osoba, a svi su ostali „far”.',
  noneFar: 'Ova se poveznica ne može otvoriti: na ovoj se stranici ne igra na daljinu.',
  noGameInLink: 'U ovoj poveznici nema partije: tekst joj je odrezan ili izmijenjen.',
  newer: 'Ova je partija spremljena u novijoj verziji stranice. Osvježi stranicu da se ažurira, a zatim je ponovno otvori.',
  notValid: 'Ova spremljena partija nije ispravna.',
  notPossible: (number) => (number > 1 ? `Njezin ${number}. potez nije moguć. Ploča pokazuje partiju prije njega, i odatle možeš igrati dalje.` : 'Njezin prvi potez nije moguć. Možeš igrati ispočetka.'),
  unknownGame: (id) => `Ova se spremljena partija ne može otvoriti: stranica nema igru „${id}”. Partija ostaje na ovom uređaju.`,
  savedWithBot: (bot, bots) => `Ova se spremljena partija ne može otvoriti: traži „${bot}”, ali ${bots}.`,
  bots: (title, first, last) => (first ? `${title} ima od bot${first} do bot${last}` : `${title} nema botova`),
};

export const reading: typeof en.reading = {
  allows: 'Vidi što to dopušta',
  failed: (why) => `Pregled je zaustavljen: ${why}`,
  follows: (why, steps) => [why, steps.length > 0 && `zatim ${inTurn(steps)}`].filter(Boolean).join(', '),
};
