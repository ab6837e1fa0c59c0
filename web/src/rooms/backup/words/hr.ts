// The words of backups and transfers, in Croatian.
import { listed } from '../../../words/grammar.ts';
import { counted, forms } from '../../../words/hr/grammar.ts';
import { sending } from '../../../words/hr/share.ts';
import type * as en from './en.ts';

export const backup: typeof en.backup = {
  title: 'Sigurnosna kopija i prijenos · pygames',
  holds: (games, exercises) => {
    const some = [games && counted(games, ...forms.games), exercises && counted(exercises, ...forms.exercises), 'rezultati', 'postavke'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what) => `Na drugi se uređaj kopira sve: ${what}. Ni s jednoga se ništa ne briše.`,
  unreadable: 'Nešto od onoga što je ovdje spremljeno sada nije čitljivo, pa bi kopija mogla biti nepotpuna. Osvježi stranicu i pokušaj ponovno.',
  damagedHere: (entries) => `${counted(entries, 'zapis na ovom uređaju oštećen je i nije', 'zapisa na ovom uređaju oštećena su i nisu', 'zapisa na ovom uređaju oštećeno je i nije')} u ovoj kopiji.`,
  saveFile: 'Spremi kao datoteku',
  there: 'Na drugom uređaju otvori datoteku na ovoj istoj stranici. Do nje vode postavke, pod „Napredno”.',
  openFile: 'Otvori datoteku s drugog uređaja',
  otherWays: 'Drugi načini',
  byLink: 'Otvori poveznicu na drugom uređaju.',
  fileOnly: 'Za poveznicu je ovo previše.',
  label: 'Poveznica sa svime',
  message: 'Sve moje sa stranice pygames:',
  sending: sending('Kopiraj poveznicu', 'Poveznica je kopirana.'),
  scan: 'Ili je skeniraj',
  scanOne: 'Skeniraj je drugim uređajem.',
  scanAll: (codes) => `Drugim uređajem skeniraj ${counted(codes, 'kod', 'koda', 'kodova')}, bilo kojim redom.`,
  code: (at, of) => `Kod ${at} od ${of}`,
  next: 'Sljedeći',
  previous: 'Prethodni',

  comes: (what) => `Ova poveznica donosi sve s drugog uređaja: ${what}. To se dodaje onome što je ovdje, i nijedna se partija ne gubi. Ako je Kuća slavnih ondje ispražnjena, stariji se rezultati i ovdje zaboravljaju.`,
  yours: 'Dodaj to samo ako je poveznica tvoja.',
  add: 'Dodaj',
  waiting: (count, of) => `Stiglo je ${count} od ${of} kodova.`,
  others: 'Skeniraj i ostale, bilo kojim redom.',
  wrong: 'Ova je poveznica putem odrezana ili izmijenjena. Kopiraj cijelu poveznicu ili ponovno skeniraj kodove.',
  notNow: 'Ne sada',

  due: 'Tvoje su partije samo u ovom pregledniku, a on ih može izbrisati kad na uređaju ponestane mjesta.',
  show: 'Izradi kopiju',
};
