// The words of games by messages, in Croatian.
import type * as en from '../en/match.ts';
import { listed } from '../grammar.ts';
import { counted } from './grammar.ts';

export const match: typeof en.match = {
  invite: (two) => (two ? 'Pozovi prijatelja' : 'Pozovi sljedećeg igrača'),
  inviteNote: (who) => `Tvoj prijatelj igra kao ${who}.`,
  joined: (who) => `Pošalji dalje: na redu je ${who}`,
  sendMove: (who) => `Pošalji potez: na redu je ${who}`,
  sendNote: (two) =>
    two
      ? 'Partija se nastavlja kad prijatelj otvori poveznicu. Zatim on šalje poveznicu tebi.'
      : 'Partija se nastavlja kad sljedeći igrač otvori poveznicu. Zatim je svatko šalje dalje, dok se ne vrati do tebe.',
  undoNote: 'Dok ne pošalješ poveznicu, potez možeš poništiti.',
  countsNote:
    'Čim poveznicu kopiraš, pošalješ ili pokažeš njezin QR kod, potez se više ne može poništiti.',
  sendEndNote: (two) =>
    `Pošalji ovu posljednju poveznicu da ${two ? 'prijatelj vidi' : 'ostali vide'} kako je partija završila.`,
  wait: (who) => `Čeka se ${who}`,
  waitJoin: 'Čeka se pridruživanje igrača',
  waitNote: 'Kad ti stigne poveznica, otvori je na ovom uređaju.',
  mayClose: 'Dotad ovu stranicu možeš zatvoriti.',
  sentEnd: 'Kraj partije je poslan.',

  again: 'Pokaži moju poveznicu',

  sendTitle: 'Pošalji ovu poveznicu',
  messages: {
    invitation: (game) => `Zaigraj sa mnom ${game}:`,
    joinedIn: (game) => `Pridružujem se tvojoj partiji (${game}). Tvoj potez:`,
    yourMove: (game) => `Tvoj potez, ${game}:`,
    ended: (game) => `Ovako je završila naša partija, ${game}:`,
  },
  pasteLabel: 'Ovdje zalijepi poveznicu',
  open: 'Otvori',
  severalLinks: 'U tekstu je nekoliko poveznica. Otvorena je prva.',
  noLink: 'U tekstu nema poveznice na partiju. Kopiraj cijelu poveznicu.',

  invitedBy: (who, game) => `${who} te poziva na partiju: ${game}`,
  invitedTo: (game) => `Poziv na partiju: ${game}`,
  newTo: (game) => `${game} ti je nova igra?`,
  youAre: (side, others) =>
    `Ti si ${side}, a ${others.length > 1 ? 'protivnici su' : 'protivnik je'} ${listed(others)}.`,
  takes: (messages, players) =>
    `Za partiju treba oko ${counted(messages, 'poruke', 'poruke', 'poruka')}${players > 2 ? ': zgodno za grupni razgovor' : ''}.`,
  round: (round, rounds, who) =>
    `${round}. krug${round < rounds ? ` od otprilike ${rounds}` : ''}, piše ${who}.`,
  fair: 'Zašto su kocke poštene',
  fairNote:
    'Svako bacanje i svaka karta proizlaze iz tajnih brojeva koje su svi igrači odredili pri pridruživanju. Nitko ih ne može ni znati ni birati prije nego što pošalje potez.',
  setUpNote:
    'Jedna iznimka: igrač koji počinje i igrač koji se pridružuje posljednji mogli bi zajedno odabrati što se baca ili izvlači prije prvog poteza.',
  join: 'Pridruži se',
  joining: 'Pridružuješ se čim se pravila učitaju.',
  notNow: 'Ne sada',
  full: 'Sva su mjesta u ovoj partiji zauzeta i nijedno nije tvoje u ovom pregledniku.',
  elsewhere:
    'Ako je igraš u drugom pregledniku ili na drugom uređaju, otvori poveznicu ondje. Ako je ovdje izbrisana, vraća je samo njezin izvoz.',
  damaged:
    'Ovu partiju igraš ovdje, ali ono što je od nje spremljeno oštećeno je. Bez tvoje tajne ostali ne mogu nastaviti s tobom. Ako imaš izvoz partije, uvezi ga.',
  tooOld:
    'Ono što je od tvoje partije spremljeno oštećeno je, a ova je poveznica prestara da to popravi. Otvori najnoviju poveznicu te partije.',
  recordMended:
    'Ono što je od ove partije spremljeno bilo je oštećeno. Nastavlja se od posljednje poveznice.',
  keptDamaged:
    'Ono što je na ovom uređaju spremljeno od posljednje poveznice oštećeno je. Otvori tu poveznicu još jednom.',
  asItStands: 'Trenutačno stanje partije:',
  openYours: 'Otvori svoju partiju',
  seatTaken: (who) =>
    `Na mjestu „${who}” već igra netko drugi. Ova se poveznica nastavlja bez tebe.`,
  yourOwn: 'Ovo je tvoja poslana poveznica. Otvaraju je ostali.',
  known: 'Ova je poveznica već bila otvorena.',
  older: 'Ova je poveznica starija od tvoje partije.',
  refused: 'Tvoja je partija ostala nepromijenjena.',
  ofAnother: 'Ovo pripada drugoj partiji.',
  whereItDiffers: 'Tvoja partija dotad:',
};
