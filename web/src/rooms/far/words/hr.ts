// What is said about direct connections between the devices of players, in Croatian.
import { listed } from '../../../words/grammar.ts';
import { counted } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

const called: typeof en.live.called = (name) => ({ name, first: name, to: name, from: name });

const GUESTS = ['gost', 'gosta', 'gostiju'] as const;
const WATCHERS = ['gledatelj', 'gledatelja', 'gledatelja'] as const;

export const live: typeof en.live = {
  called,
  friend: { ...called('prijatelj'), first: 'Prijatelj' },

  steps: {
    title: 'Svi ste tu? Igrajte uživo',
    open: 'Druga osoba otvara poveznicu ili skenira njezin kod.',
    back: 'Zatim skeniraj kod na njezinoj stranici ili ovdje zalijepi njezinu poveznicu:',
    pasteHere: 'Zalijepi njezinu poveznicu',
    wrong: 'Ovo nije poveznica na ovu partiju.',
  },
  stayHere: 'Ostavi ovu stranicu otvorenom dok se ne povežete.',
  oneNetwork: 'Svi uređaji moraju biti na istom Wi-Fiju ili pristupnoj točki.',
  scan: 'Skeniraj kod',
  lobby: {
    open: 'U istoj sobi? Pokaži kodove',
    show: 'Pokaži kod',
    next: 'Kod za sljedećeg igrača',
    look: 'Kod s njegove stranice drži pred ovom kamerom.',
    old: 'Ta stranica odgovara na raniji kod. Neka skenira ovaj.',
  },
  meeting: {
    share: 'Ova je jedna poveznica za sve: tko je otvori, ovdje se povezuje, i nitko ne mora ništa slati natrag.',
    hosts: 'Tko otvori tvoju poveznicu, odmah se povezuje s tobom.',
    looks: 'Traže se ostali. Povezat ćete se čim budu tu.',
    asks: 'Traži se tvoje mjesto…',
    behind: 'Netko se drugi pridružuje prije. Ti se pridružuješ nakon njegova prvog poteza.',
    broken: 'Ono što leži na mjestu sastanka promijenjeno je na putu. Povežite se kodovima ili nastavite igrati poveznicama.',
    away: 'Mjesto sastanka nije dostupno. Povežite se kodovima ili nastavite igrati poveznicama.',
  },
  inviteNext: 'Pozovi sljedećeg igrača',
  connectNote: 'Igrač koji otvori ovu poveznicu nastavlja partiju; svi ostali mogu gledati.',
  connectMessage: (game) => `Nastavimo našu partiju, ${game}:`,

  joined: {
    task: ({ name }) => `Pokaži svoj kod (${name})`,
    show: 'Pokaži moj kod',
    answerTitle: ({ name }) => `Tvoj odgovor (${name})`,
    answerMessage: (game) => `Moj odgovor za našu partiju, ${game}:`,
    answerLabel: 'Poveznica s tvojim odgovorom',
    scans: ({ first }) => `${first} skenira ovaj kod.`,
    waits: ({ name }) => `Ostavi ovu stranicu otvorenom: odgovor treba otvoriti ${name}. Ako se ništa ne dogodi, zatraži novi kod.`,
  },

  server: 'STUN poslužitelj za partije uživo',
  serverMore: 'Ako ga navedete oboje, često možete igrati uživo i s različitih mreža. On saznaje javnu adresu tvojeg uređaja i kad se povezuješ, ali ništa o partiji; tu adresu saznaje i onaj s kim igraš. Ostavi prazno da se ne pita nijedan poslužitelj.',
  serverWrong: 'Očekuje se stun:ime ili stun:ime:port',
  askServer: {
    question: ({ first, name }, server) => `${first} dolazi do drugih mreža preko poslužitelja ${server}. Želiš li ga i ti koristiti? On saznaje javnu adresu tvojeg uređaja i kad se povezuješ; adresu saznaje i ${name}.`,
    use: 'Koristi ga',
    without: 'Igraj bez njega',
  },

  watcher: called('gledatelj'),
  guest: (name) => called(name ? `gost po imenu ${name}` : 'gost'),
  several: (many, join) => called(join ? counted(many, ...GUESTS) : counted(many, ...WATCHERS)),
  watch: 'Gledaj',
  full: 'Ovu partiju možeš gledati. Ako u njoj igraš, otvori poveznicu na uređaju na kojem igraš.',
  toMove: (name) => `Na potezu: ${name}`,
  watchingNow: 'Gledaš ovu partiju.',
  watchedLast: 'Veza je prekinuta. Ovo je posljednje stanje koje se vidjelo.',

  connecting: 'Povezivanje…',
  stay: 'Za igru uživo ostavi ovu stranicu otvorenom dok se ne povežete.',
  reloads: 'Drugi jezik ponovno učitava stranicu i prekida vezu uživo. Partija ostaje: povežite se ponovno ili nastavite poveznicama.',
  connected: (who) => `Povezano: ${listed(who.map(({ name }) => name))}`,
  withPeople: (who) => `S ekipom: ${listed(who)}`,
  missing: (who) => `Nije povezano: ${listed(who)}.`,
  undecided: (who) => `Još ${who.length > 1 ? 'pišu' : 'piše'}: ${listed(who)}.`,
  lost: 'Nema veze.',
  triesAgain: 'Novi pokušaj…',
  byLinks: 'Ili nastavi igrati poveznicama',
  connect: 'Igraj uživo',
  showAgain: 'Pokaži kod',
  scanAgain: ({ name }) => `Skeniraj kod (${name})`,
  begins: (by, game) => `${by} započinje partiju: ${game}.`,
  waitsFor: (by) => `Igraš i ti. Prvi potez povlači ${by}.`,
  invites: ({ first }) => `${first} te poziva na igru uživo.`,
  leave: 'Prekini vezu',
  noSeat: 'Nijedno mjesto nije dodijeljeno. Pokušaj ponovno ili gledaj.',
  connectNow: 'Poveži',
  watchNote: 'Tko otvori ovu poveznicu, gleda partiju.',
  stayOn: 'Ostavi ovu stranicu otvorenom dok igrate uživo.',
  letWatch: 'Pusti nekoga da gleda',
  reconnect: 'Poveži ponovno',
  late: ({ name }, until) => `Ako je sat ovog uređaja točan, ova pozivnica za igru uživo vrijedila je do ${until}. U tom slučaju novu poveznicu može poslati ${name}.`,
  unfit: ({ name }) => `Ova poveznica više ne može povezati vaše uređaje. Novu može poslati ${name}.`,
  noWay: 'Tvoj preglednik ne nudi put do ovog uređaja, pa se sada ne može povezati.',
  goesOn: 'Partija se nastavlja preko poveznica.',
  hides: 'Neke Wi-Fi mreže skrivaju svoje uređaje jedne od drugih. Ako jednom dopustiš kameru, preglednik kaže gdje je ovaj uređaj.',
  allowCamera: 'Dopusti kameru jednom',
  ends: {
    flood: ({ name }) => `Veza je prekinuta (${name}): odjednom je stiglo previše poruka.`,
    garbage: ({ name }) => `Veza je prekinuta (${name}): ono što je stiglo nije poruka partije.`,
    unreachable: () => 'Drugi uređaj nije dostupan. Je li stranica na njemu još otvorena? Spojite oba na pristupnu točku jednog mobitela i pokušajte ponovno ili nastavite igrati poveznicama.',
    tooOld: () => 'Ovaj je odgovor prestar. Povežite se ponovno ili nastavite igrati poveznicama.',
    slow: () => 'Drugi je uređaj pronađen, ali veza je bila prespora. Povežite se ponovno ili nastavite igrati poveznicama.',
  },
  dropped: ({ name }, why) => `Veza je prekinuta (${name}). ${why} Tvoja je partija ostala ista.`,

  elsewhere: (game) => `Tvoja partija (${game}) je na drugoj kartici: nastavi ondje. Ovu možeš zatvoriti.`,
  sleeps: 'Kartica s tvojom partijom spava. Otvori je: preuzet će ovaj odgovor čim se probudi.',
  goOnHere: 'Nastavi ovdje preko poveznica',
  toGame: (game) => `Otvori: ${game}`,
  isThere: (who) => `Tu ${who.length > 1 ? 'su' : 'je'} ${listed(who)}`,
  known: 'Ovaj odgovor, ili drugi na istu pozivnicu, već je preuzet. Za još jednog gosta pokaži novi kod.',
  looking: 'Traži se stranica koja čeka ovaj odgovor…',
  old: 'Ovaj je odgovor prestar za povezivanje. Ponovno pokaži pozivnicu da igrate uživo.',
  unknown: 'Nijedna stranica ovdje nije preuzela ovaj odgovor. Otvori ga u pregledniku iz kojeg je poslana pozivnica ili ponovno pokaži pozivnicu.',
  bad: 'Nedostaje dio odgovora; kopiraj ga cijeloga.',
};
