// The words about a game being played, in Croatian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { lower } from '../grammar.ts';

/** The current turn, and how many there are; before the first, the start or the set-up. */
const progress = (turn: number, turns: number, ply: number) => {
  if (turn) return turn < turns ? `Potez ${turn} od ${turns}` : `Potez ${turn}`;
  return ply ? 'Postava' : 'Početak';
};

/** A sheet's word with "your": "tvoja karta", "tvoj list". */
const yours = (sheet: string) => `${sheet.endsWith('a') ? 'tvoja' : 'tvoj'} ${sheet}`;

export const game: typeof en.game = {
  you: 'Ti',
  bots: ['Blagi bot', 'Strpljivi bot', 'Žustri bot', 'Strogi bot', 'Neumoljivi bot'],
  ownBot: 'Vlastiti bot',
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: 'Ravnopravni bot',

  over: 'Partija je završena',
  practice: 'Ovo je bila vježba: ne računa se.',

  thinks: (name) => `${name} razmišlja`,
  waits: (name) => `Pauza. Na potezu je ${name}`,
  paused: 'Pauza.',
  resumed: 'Botovi nastavljaju.',
  undone: 'Poništeno.',
  redone: 'Ponovljeno.',
  switched: 'Grana je sada glavna partija.',

  progress,
  start: 'Početak',
  earlier: (where) => `Ranija pozicija: ${where.toLowerCase()}.`,
  isEarlier: 'Ovo je ranija pozicija. Za igru se vrati u partiju',
  isOthers: (whose) => `Sada gledaš: ${whose}. Za igru se vrati na svoje`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => {
    const said = yours(sheet);
    return within ? said : `T${said.slice(1)}`;
  },
  sheetOf: (name, sheet) => `${name} – ${sheet}`,

  waitsForRules: 'Tvoj je potez zapamćen',
  playedThen: 'Odigrat će se čim se pravila učitaju.',
  notPlayed: 'Tvoj potez nije odigran: partija se u međuvremenu nastavila.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Odigrati ovaj potez?',
  seeksHint: 'Traži se dobar potez',
  hint: (action) => `Savjet: ${lower(action)}`,

  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  reading: (title, text) => `${title}: ${text}`,
  noReading: {
    pieces: 'O figurama igrača nema se što pročitati.',
    row: 'Ova ploča nema redova.',
    column: 'Ova ploča nema stupaca.',
    area: 'Ovdje nema područja za čitanje.',
  },
  nothingYet: 'Još se ništa nije dogodilo.',

  elsewhere: 'Ovu partiju igraš u drugoj kartici. Ova je prati',
  deletedElsewhere: 'Ova je partija izbrisana u drugoj kartici. Što se ovdje igra, ne sprema se.',
  branchedOff:
    'U drugoj kartici igralo se dalje za ovim stolom. Partija s tvojim posljednjim potezom sada je grana, ispod popisa poteza.',
  savedCopy:
    'U drugoj kartici igralo se dalje za ovim stolom. Partija s tvojim posljednjim potezom spremljena je kao zasebna.',

  goal: 'Cilj:',
  pointing: (tip, touch) => tip.replace('{Tap}', touch ? 'Dodirni' : 'Klikni'),
  tips: {
    near: 'Raširi prste za povećanje.',
    undo: 'Krivi potez? „Poništi” ga vraća.',
    hint: 'U nedoumici? „Savjet” pokazuje dobar potez.',
    rules: 'Za čitanje pravila pritisni „Pravila”.',
  },
};
