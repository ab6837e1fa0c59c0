// The words of the settings, in Croatian.
import type * as en from '../en/settings.ts';
import { byLink } from './home.ts';

export const settings: typeof en.settings = {
  advanced: 'Napredno',
  theme: 'Tema',
  themes: { system: 'Sustav', light: 'Svijetla', dark: 'Tamna', contrast: 'Visoki kontrast' },
  motion: 'Animacije',
  motions: { system: 'Sustav', full: 'Sve', reduced: 'Manje' },
  side: 'Tko sjedi dolje',
  sides: {
    own: 'Automatski',
    turn: 'Igrač na potezu',
    first: 'Prvi igrač',
    second: 'Drugi igrač',
  },
  handOver: 'Zaslon pri predaji uređaja',
  handOvers: {
    sheets: 'Kad igrači imaju vlastite listove ili tajne',
    always: 'Uvijek',
    off: 'Nikad',
  },
  pondering: 'Botovi razmišljaju i dok si ti na potezu',
  ponderings: { 'plugged-in': 'Na punjaču', on: 'Uvijek', off: 'Nikad' },
  confirm: 'Potvrđuj poteze',
  confirmMore: 'Pogledaj svaki potez prije nego što ga odigraš ili vratiš',
  notation: 'Prikaži zapis',
  notationMore: 'U popisima poteza, savjetima i pregledima, umjesto riječi',
  keys: 'Prečaci jednom tipkom',
  keysMore: 'Popis se za stolom otvara tipkom ?',
  deleteAll: 'Izbriši sve moje podatke',
  version: (version, build) => `pygames ${version}, izdanje ${build}`,
  fasterStart: (megabytes) => `${megabytes} MB spremljeno za brže pokretanje.`,
  thanks: 'Licencije i zahvale',
  credits: 'Licencija MIT. Igre pripadaju svojim autorima; tekstovi pravila naši su. Izrađeno uz Python, Pyodide, Preact, Workbox, fontove Besley i Atkinson Hyperlegible Next te zemljovide nacrtane iz us-atlasa i world-atlasa.',
  licenses: 'Sve licencije',
};

export const languages: typeof en.languages = {
  missing: (name) => `Jezik se nije mogao učitati (${name}), pa je stranica zasad na engleskom. Osvježi je i pokušaj ponovno.`,
  missingInGames: 'Ono što govore igre zasad je na engleskom: dio ovog jezika nije se mogao učitati. Osvježi stranicu i pokušaj ponovno.',
};

export const repair: typeof en.repair = {
  repair: 'Popravi',
  more: 'Popravak ponovno preuzima datoteke ove stranice. Tvoje partije i postavke ostaju.',
  begun: 'Preuzimaju se datoteke ove stranice…',
  unreachable: 'Stranica trenutačno nije dostupna. Ništa se nije promijenilo.',
  another: 'Na adresi ove stranice odgovara nešto drugo, primjerice prijava na mrežu. Ništa se nije promijenilo.',
  partly: 'Neke se datoteke nisu mogle preuzeti. Što je spremljeno na ovom uređaju, ostaje.',
  stuck: 'Datoteke ove stranice nisu se mogle spremiti na uređaj: preglednik ne odgovara. Ponovno pokreni preglednik, a zatim popravi još jednom.',
};

export const forget: typeof en.forget = {
  title: 'Izbrisati sve moje podatke?',
  warning: 'Time se s ovog uređaja brišu tvoje otvorene i završene partije i tvoje postavke. To se ne može poništiti. Briše se i ponovno preuzima i kopija ove stranice za rad bez mreže; ako veze nema, ta kopija ostaje.',
  keep: 'Zadrži',
  delete: 'Izbriši',
  begun: 'Briše se…',
};

export const install: typeof en.install = {
  offer: 'pygames se može instalirati kao aplikacija: otvara se kao svaka druga, a uređaj pouzdanije čuva tvoje partije.',
  install: 'Instaliraj',
  notNow: 'Ne sada',
};

export const keeping: typeof en.keeping = {
  forgets: 'Nakon sedam dana korištenja bez posjeta Safari briše ono što je stranica spremila: dodaj stranicu na početni zaslon ili izradi sigurnosnu kopiju.',
  forgetsMatch: `Ako je stranica dodana na tvoj početni zaslon, otvori poveznicu ondje: kopiraj je i zalijepi pod „${byLink.paste}”.`,
  linksOpenElsewhere: 'Poveznica iz poruke otvara se u Safariju, a ne u ovoj aplikaciji: kopiraj je i zalijepi ovdje.',
  inMessenger: 'Ovo je preglednik aplikacije za poruke ili druge aplikacije, u kojem se tvoja partija uskoro može izgubiti. Otvori poveznicu u svojem pregledniku: u izborniku postoji naredba za to.',
};
