// The words of the pages for paper, in Croatian.
import { listed } from '../../../words/grammar.ts';
import { counted } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

export const print: typeof en.print = {
  print: 'Ispiši',
  title: 'Na papiru · pygames',
  titleOf: (game) => `${game} na papiru · pygames`,
  heading: 'Na papiru',
  preview: 'Pregled',
  shows: (pages) => `${counted(pages, 'stranica', 'stranice', 'stranica')}.`,
  nothing: 'Ovdje nema ništa za ispis.',
  couldNotShow: (why) => `Ovo se sada ne može prikazati: ${why}`,
  rules: 'Pravila za čitanje ili ispis',

  what: 'Što ispisati',
  played: 'Ova partija',
  booklet: 'Zagonetke',
  players: 'Igrači',
  copies: 'Primjerci',
  drawAgain: 'Izvuci ponovno',

  leaf: (game, title) => `${game}: ${title}`,
  fields: 'Za ispunjavanje',
  by: (game, authors) => `${game}, ${authors.length > 1 ? 'autori' : 'autor'}: ${listed(authors)}.`,
};
