// The words of the page with all games kept on this device, in Croatian.
import { paragraph } from '../../../words/grammar.ts';
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

export const library: typeof en.library = {
  title: 'Partije · pygames',
  toFame: 'Kuća slavnih',
  list: 'Partije spremljene na ovom uređaju',
  none: 'Na ovom uređaju još nema spremljenih partija.',
  count: (some, all) => {
    if (all === 0) return 'Na ovom uređaju više nema partija.';
    if (some === 0) return 'Nijedna partija ne odgovara uvjetima.';
    return some < all
      ? `${some} od ${counted(all, 'partije', 'partije', 'partija')}`
      : counted(all, ...forms.games);
  },
  more: 'Više',
  showMore: (rest) => `Pokaži još (${rest})`,
  filter: 'Filtar',
  noFilter: 'Pokaži sve partije',
  state: 'Prikaz',
  states: { all: 'Sve', open: 'U tijeku', over: 'Završene' },
  game: 'Igra',
  opponent: 'Protivnik',
  player: 'Ime igrača',
  any: 'Svejedno',
  person: 'Osoba',
  far: 'Na daljinu',
  yourMove: 'Tvoj potez',
  someonesMove: (name) => `Na potezu: ${name}`,
  inPlay: 'U tijeku',
  over: 'Završena',
  lastPlayed: (when) => `Zadnji potez ${when}`,
  resume: 'Nastavi',
  look: 'Pogledaj',
  duplicate: 'Dupliciraj',
  delete: 'Izbriši',
  does: (what, name, nth) => `${what}: ${name}, ${nth}`,
  undo: 'Poništi',
  deleted: (name) => `Partija „${name}” je izbrisana.`,
  deletedFar: (name) => `Partija „${name}” je izbrisana. Bez zapisa ne možeš nastaviti partiju.`,
  duplicated: (name) => `Partija „${name}” je duplicirana.`,
  copyOf: (name) => `${name} (kopija)`,
  imported: ({ added, updated = 0, same, exercises, otherData }) =>
    paragraph(
      added > 0 &&
        `${counted(added, 'partija je dodana', 'partije su dodane', 'partija je dodano')}.`,
      !added && !updated && 'Nijedna partija nije dodana.',
      updated > 0 &&
        `${counted(updated, 'partija je ažurirana', 'partije su ažurirane', 'partija je ažurirano')}.`,
      same > 0 &&
        `${counted(same, 'partija već je bila ovdje', 'partije već su bile ovdje', 'partija već je bilo ovdje')}.`,
      exercises !== undefined &&
        `${counted(exercises, 'vježba je dodana', 'vježbe su dodane', 'vježbi je dodano')}.`,
      otherData && 'Rezultati i postavke spojeni su s onima ovdje.',
      ...(otherData ?? []),
    ),
  notAll: (count) =>
    `${counted(count, 'partija je odbijena', 'partije su odbijene', 'partija je odbijeno')}:`,
};

export const transfer: typeof en.transfer = {
  rename: 'Preimenuj',
  noRoom: 'Na uređaju više nema mjesta za to. Ništa se nije promijenilo.',
  export: 'Izvezi',
  which: 'Što izvesti',
  allOf: (games, exercises) =>
    `Sve: ${counted(games, ...forms.games)}${exercises ? `, ${counted(exercises, ...forms.exercises)}` : ''}`,
  form: 'Oblik',
  whole: 'Za ovu stranicu',
  gameFile: 'Za ljude',
  text: 'Kao tekst',
  saveFile: 'Spremi kao datoteku',
  copyText: 'Kopiraj tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Tekst se nije mogao kopirati. Označi ga i kopiraj ručno.',
  notCopiedLong: 'Tekst se nije mogao kopirati. Spremi ga kao datoteku.',
  shortened: (letters) =>
    `Ovdje je samo početak. Cijeli tekst ima ${letters.toLocaleString('hr')} znakova.`,
  import: 'Uvezi',
  chooseFile: 'Datoteka s partijama',
  orPaste: 'Ili zalijepi tekst partija ili poveznice na njih',
  refused: (number, why) => `${number}. partija: ${why}`,
  notPossible: (number) => `Njezin ${number}. potez nije moguć.`,
  foreignSecret:
    'Njezina tajna nije ona s kojom se igrač pridružio, pa se partija ne bi mogla nastaviti.',
  badMatch: 'Poruke ove partije na daljinu su oštećene.',
  noRecord: 'To nije zapis partije.',
  isText: 'To je običan tekst, a ne zapis partije.',
  newerGame:
    'Nastala je u novijoj verziji stranice. Osvježi stranicu da se ažurira, a zatim je ponovno uvezi.',
  isMessage: 'To je poruka partije na daljinu. Otvori samu poveznicu.',
  notRead: (name) =>
    `„${name}” nije se moglo pročitati: više ga nema ili ga preglednik ne smije otvoriti.`,
  unknown: 'Ova verzija stranice ne poznaje tu igru.',
  newTitle: 'Naslov',
  save: 'Spremi',
};
