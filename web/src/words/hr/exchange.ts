// The words for moving games between devices, in Croatian.
import type * as en from '../en/exchange.ts';
import { counted, forms } from './grammar.ts';

export const exchange: typeof en.exchange = {
  withSecrets: 'U ovom su izvozu tvoje partije s ljudima na daljinu: tko ga ima, može igrati umjesto tebe. Čuvaj ga samo za sebe.',
  importing: 'Provjeravaju se partije…',
  guessed: 'Ova datoteka nije UTF-8. Pročitana je kao Windows-1252: provjeri slova poput š i ž.',
  newer: 'Ove su partije izvezene iz novije verzije stranice. Osvježi stranicu da se ažurira.',
  tooLong: (letters) => `Tekst je predug: odjednom se može uvesti najviše ${letters.toLocaleString('hr')} znakova.`,
  tooMany: (games) => `Previše partija: odjednom se može uvesti najviše ${counted(games, ...forms.games)}.`,
  damaged: (count) => `${counted(count, 'odgovor iz tvojih vježbi nije čitljiv i izostavljen je', 'odgovora iz tvojih vježbi nisu čitljiva i izostavljena su', 'odgovora iz tvojih vježbi nije čitljivo i izostavljeno je')}.`,
  notKept: 'Nije spremljeno:',
  refusedEntry: (name, why) => `${name ? `„${name}”` : 'Rezultati, vježbe i postavke'}: ${why}`,
  notKeptSince: { room: 'Na ovom uređaju više nema mjesta.', many: 'Ovaj uređaj ne čuva više takvih podataka.', game: 'Ova stranica nema tu igru.', damaged: 'Oštećeno je.' },
};
