// The words of tables while a game is played, in Croatian.
import type * as en from '../en/playing.ts';
import { lower } from '../grammar.ts';

export const playing: typeof en.playing = {
  practice: 'Ovo je bila vježba: ne računa se.',

  thinks: (name) => `${name} razmišlja`,
  waits: (name) => `Pauza. Na potezu je ${name}`,
  paused: 'Pauza.',
  resumed: 'Botovi nastavljaju.',
  undone: 'Poništeno.',
  redone: 'Ponovljeno.',
  switched: 'Grana je sada glavna partija.',

  isEarlier: 'Ovo je ranija pozicija. Za igru se vrati u partiju',
  isOthers: (whose) => `Sada gledaš: ${whose}. Za igru se vrati na svoj list`,
  waitsForRules: 'Tvoj je potez zapamćen',
  playedThen: 'Odigrat će se čim se pravila učitaju.',
  notPlayed: 'Tvoj potez nije odigran: partija se u međuvremenu nastavila.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Odigrati ovaj potez?',
  seeksHint: 'Traži se dobar potez',
  hint: (action) => `Savjet: ${lower(action)}`,

  nothingYet: 'Još se ništa nije dogodilo.',

  elsewhere: 'Ovu partiju igraš u drugoj kartici. Ovdje se vidi ista partija',
  deletedElsewhere: 'Ova je partija izbrisana u drugoj kartici. Što se ovdje igra, ne sprema se.',

  tips: {
    undo: 'Krivi potez? „Poništi” ga vraća.',
    hint: 'U nedoumici? „Savjet” pokazuje dobar potez.',
    rules: 'Za čitanje pravila pritisni „Pravila”.',
  },
};
