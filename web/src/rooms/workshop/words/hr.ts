// The words of the workshop, in Croatian.
import { counted, forms } from '../../../words/hr/grammar.ts';
import type * as en from './en.ts';

export const workshop: typeof en.workshop = {
  title: 'Izradi igru · pygames',
  heading: 'Izradi igru',
  lead: 'Promijeni kod i ploča će ga slijediti.',
  file: 'Datoteka',
  board: 'Ploča',
  editor: (name) => `${name}, igra u Pythonu`,
  leave: 'Escape pa Tab izlazi iz datoteke.',
  own: 'Počni od…',
  models: {
    hex: 'Postavljanje kamenja',
    breakthrough: 'Pomicanje figura',
    race: 'Utrka s kockom',
    three: 'Tri u nizu',
    rock_paper_scissors: 'Tajni izbor',
    goofspiel: 'Tajno licitiranje',
    bot: 'Bot za igru s ove stranice',
  },
  moreGames: 'Više…',
  kept: 'Tvoje datoteke',
  more: 'Druge datoteke',
  stays: (name) => `Datoteka ${name} je u „Tvoje datoteke”.`,
  came: (name) => `Datoteka ${name} je u „Tvoje datoteke” pod „Izradi igru”.`,
  elsewhere: 'Ova je datoteka izmijenjena i u drugoj kartici. Što ovdje pišeš, sprema se pokraj nje u „Tvoje datoteke”.',
  unkept: 'Ovaj preglednik ne sprema ništa od onoga što ovdje pišeš: pohrana mu je puna ili odbijena. Bez „Spremi datoteku” sve nestaje s ovom stranicom.',
  save: 'Spremi datoteku',
  noRoom: 'Na uređaju nema mjesta za spremanje igre. Najprije spremi datoteku ili ponovno pritisni „Zaigraj” i igraj dok je stranica otvorena.',
  noShelf: 'U ovoj datoteci nema igara ni datoteka.',
  noText: (name) => `${name} nije tekst, pa u toj datoteci nema igre u Pythonu.`,
  shelfOpened: 'Datoteke su u „Tvoje datoteke”.',
  tooLarge: 'Ovaj je wheel prevelik: ovdje se može spremiti najviše 700 kB.',
  checking: 'Provjera…',
  fine: 'Radi. Isprobaj na ploči.',
  lastWorking: 'Posljednja verzija koja je radila:',
  endless: (seconds) => `Datoteka nije odgovorila ${counted(seconds, 'sekundu', 'sekunde', 'sekundi')}, pa je zaustavljena. Ima li u njoj petlje bez kraja?`,
  ended: (name) => `${name} zaustavlja Python. Poziva li neka funkcija samu sebe bez kraja ili nešto prekida program?`,
  printed: 'Ispis datoteke',
  plainSigns: 'Zamijeni znakove koje Python ne poznaje',
  toLine: (line) => `Idi na ${line}. redak`,
  play: 'Zaigraj',
  share: 'Podijeli',
  add: 'Otvori datoteku',
  position: 'Pozicija u Pythonu',
  again: 'Ispočetka',
  undo: 'Poništi',
  refused: 'Ovaj preglednik ne može pokretati igre odvojeno od stranice, pa radionica ostaje zatvorena. Sve ostalo radi.',
};

export const smallGames: typeof en.smallGames = {
  title: 'Male igre · pygames',
  lead: 'Klasici, svaki u jednoj kratkoj datoteci. Igraj ih ili pogledaj kako su napravljeni i promijeni ih.',
};

export const reference: typeof en.reference = {
  title: 'Što igra može koristiti',
  simple: 'Imena za uvoz',
  state: 'Pozicija',
  board: 'Ploča',
  pieces: 'Figure',
};

export const arena: typeof en.arena = {
  title: 'Tvoj bot',
  about: 'Igra 40 partija protiv jedne razine. Svaki bot za potez ima desetinku sekunde.',
  level: 'Protiv',
  start: 'Odigraj 40 partija',
  stop: 'Zaustavi',
  none: 'Još nijedna partija nije završila.',
  tally: (games, won, drawn, lost) => `${counted(games, ...forms.games)}: dobiveno ${won}, neriješeno ${drawn}, izgubljeno ${lost}.`,
  share: (share, low, high) => `${share}\u00a0% bodova; s više partija, uz 95\u00a0% sigurnosti, između ${low}\u00a0% i ${high}\u00a0%.`,
};

export const measure: typeof en.measure = {
  title: 'Izmjeri svoju igru',
  about: (games) => `Botovi uz ploču igraju ${games} partija i broji se ono što o igri vrijedi znati.`,
  start: 'Izmjeri',
  stop: 'Zaustavi mjerenje',
  solve: 'Riješi',
  stopSolving: 'Zaustavi rješavanje',
  played: (played, games) => `${played} od ${games} partija`,
  stopped: (played, games) => `Zaustavljeno: ${played} od ${games} partija`,
  used: 'Gdje su botovi igrali: što je točka veća, to češće. Prsten označuje mjesto koje nitko nije upotrijebio.',
  others: 'Klasici za usporedbu',
  columns: ['Igra', 'Tko počinje, pobjeđuje', 'Neriješeno', 'Potezi', 'Razina 3 pobjeđuje 1'],
};

export const added: typeof en.added = {
  title: 'Dodaj igru',
  play: (title) => `Igraj ${title}`,
};

export const kept: typeof en.kept = {
  title: 'Tvoje datoteke',
  none: 'Još nijedna. Ovdje se sprema ono što pišeš, a i igre koje igraš.',
  games: 'Igre spremne za igranje',
  added: (when) => `Dodano ${when}`,
  uses: (games) => (games ? `Potrebna je za ${counted(games, 'spremljenu partiju', 'spremljene partije', 'spremljenih partija')}` : 'Nije potrebna ni za jednu spremljenu partiju'),
  by: (name) => `Autor: ${name}`,
  works: 'Radi.',
  openFile: 'Otvori',
  openIt: (name, when) => `Otvori ${name}, ${when}`,
  saveAll: 'Spremi sve u jednu datoteku',
  shelfName: 'pygames-polica.json',
  allSaved: 'Sve su datoteke spremljene u jednu.',
  rename: 'Preimenuj',
  name: 'Naziv datoteke',
  save: 'Spremi',
  copy: 'Napravi kopiju',
  copied: (name) => `Datoteka ${name} je kopirana.`,
  more: (name) => `Više za ${name}`,
  play: 'Igraj',
  open: 'Pogledaj kod',
  remove: 'Ukloni',
  removeIt: (title) => `Ukloni ${title}`,
  removed: (title) => `Uklonjeno: ${title}.`,
  putBack: 'Vrati',
  isBack: (title) => `Vraćeno: ${title}.`,
};

export const sharing: typeof en.sharing = {
  title: 'Podijeli igru',
  opens: 'Što poveznica otvara',
  ways: { game: 'Igru', file: 'Datoteku, za izmjene' },
  begin: 'Datoteka za početak:',
  fileLink: 'Poveznica na datoteku',
  fileNote: 'Poveznica otvara datoteku u uređivaču, radila ona već ili ne.',
  message: (title, own) => (own ? `${title}, moja vlastita igra. Isprobaj je:` : `${title} – isprobaj ovu igru:`),
  link: 'Poveznica na igru',
  note: 'U poveznici je cijela datoteka. Igra se pokreće u pregledniku tvojeg prijatelja, odvojeno od svega ostaloga.',
  apart: 'Za pozivnicu je igra preduga: prije nje pošalji ovu poveznicu.',
  tooLong: 'Datoteka je preduga za poveznicu. Pošalji je kao datoteku; prijatelj je otvara pod „Izradi igru”.',
  save: (name) => `Spremi ${name}`,
};

export const sent: typeof en.sent = {
  heading: (title) => `${title} · pygames`,
  madeBy: (name) => (name ? `Autor igre: „${name}”, a ne ova stranica.` : 'Autor igre nije ova stranica.'),
  titleBy: (title, name) => (name ? `${title} (autor: ${name})` : `${title} (s drugog mjesta)`),
  madeHere: 'Tvoja vlastita igra.',
  apart: 'Pokreće se odvojeno od svega ostalog: ne vidi tvoje partije i nema ničega čime bi došla na mrežu. Može samo usporiti ovaj uređaj.',
  says: 'Ova igra kaže:',
  saysThat: (text) => `Ova igra kaže: ${text}`,
  stopped: (title) => `igra „${title}” trajala je predugo ili je uzela više nego što smije`,
  parts: ['Cilj', 'Potez', 'Kraj', 'Bodovi'],
  play: 'Igraj',
  goOn: 'Zadrži i nastavi',
  view: 'Pogledaj kod',
  damaged: 'Ova je poveznica oštećena: igra u njoj nije čitljiva. Zatraži je ponovno.',
  pretends: 'Ova se datoteka predstavlja kao druga igra, pa se ne koristi.',
  broken: (name) => (name ? `Igra koju šalje ${name} ne radi.` : 'Igra u ovoj poveznici ne radi.'),
};

export const lacking: typeof en.lacking = {
  why: 'Ovu je igru napravio jedan igrač i nema je na ovom uređaju.',
  saved: 'Tvoja spremljena partija ostaje ovdje. Otvori datoteku igre ili poveznicu na nju, a zatim nastavi.',
  ask: (name) => (name ? `Neka ${name} uz ovu poveznicu pritisne „Pošalji igru”. Otvori to, a zatim opet ovu poveznicu.` : 'Zamoli onoga tko je poslao ovu poveznicu da uz nju pritisne „Pošalji igru”. Otvori to, a zatim opet ovu poveznicu.'),
};
