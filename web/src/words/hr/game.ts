// The words about a game being played, in Croatian: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import { type BotWords, capital, lower } from '../grammar.ts';
import { yours } from './grammar.ts';

/** @param genitive of what the bot is like, as after "protiv" */
const bot = (like: string, genitive: string): BotWords => {
  const within = `${like} bot`;
  return { name: capital(within), level: capital(like), within, against: `${genitive} bota` };
};

export const game: typeof en.game = {
  you: 'Ti',
  bots: [
    bot('blagi', 'blagog'),
    bot('strpljivi', 'strpljivog'),
    bot('žustri', 'žustrog'),
    bot('strogi', 'strogog'),
    bot('neumoljivi', 'neumoljivog'),
  ],
  ownBot: bot('vlastiti', 'vlastitog'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('ravnopravni', 'ravnopravnog'),

  over: 'Partija je završena',
  practice: 'Ovo je bila vježba: ne računa se.',

  thinks: (name) => `${name} razmišlja`,
  waits: (name) => `Pauza. Na potezu je ${name}`,
  paused: 'Pauza.',
  resumed: 'Botovi nastavljaju.',
  undone: 'Poništeno.',
  redone: 'Ponovljeno.',
  switched: 'Grana je sada glavna partija.',

  start: 'Početak',
  isEarlier: 'Ovo je ranija pozicija. Za igru se vrati u partiju',
  isOthers: (whose) => `Sada gledaš: ${whose}. Za igru se vrati na svoj list`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => (within ? yours(sheet) : capital(yours(sheet))),
  sheetOf: (name, sheet) => `${name} – ${sheet}`,

  waitsForRules: 'Tvoj je potez zapamćen',
  playedThen: 'Odigrat će se čim se pravila učitaju.',
  notPlayed: 'Tvoj potez nije odigran: partija se u međuvremenu nastavila.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Odigrati ovaj potez?',
  seeksHint: 'Traži se dobar potez',
  hint: (action) => `Savjet: ${lower(action)}`,

  reading: (title, text) => `${title}: ${text}`,
  nothingYet: 'Još se ništa nije dogodilo.',

  elsewhere: 'Ovu partiju igraš u drugoj kartici. Ovdje se vidi ista partija',
  deletedElsewhere: 'Ova je partija izbrisana u drugoj kartici. Što se ovdje igra, ne sprema se.',
  branchedOff:
    'U drugoj kartici igralo se dalje za ovim stolom. Partija s tvojim posljednjim potezom sada je grana, ispod popisa poteza.',
  savedCopy:
    'U drugoj kartici igralo se dalje za ovim stolom. Partija s tvojim posljednjim potezom spremljena je kao zasebna.',

  goal: 'Cilj:',
  tips: {
    near: 'Raširi prste za povećanje.',
    undo: 'Krivi potez? „Poništi” ga vraća.',
    hint: 'U nedoumici? „Savjet” pokazuje dobar potez.',
    rules: 'Za čitanje pravila pritisni „Pravila”.',
  },
};
