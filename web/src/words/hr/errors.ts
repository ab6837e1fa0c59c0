// The words of errors, in Croatian.
import type * as en from '../en/errors.ts';
import { counted } from './grammar.ts';

const kept = 'Tvoji su potezi sačuvani.';

export const errors: typeof en.errors = {
  badCode: 'Ova se poveznica ne može otvoriti: u adresi je neispravan kod %.',
  namesNothing: 'Ova poveznica ne vodi ni do jedne partije.',
  badSeat: (seat) =>
    `Ova poveznica traži igrača „${seat}”. Igrači su „person”, „far”, „bot1”, „bot2” i tako dalje.`,
  badOptions: 'Mogućnosti u ovoj poveznici nisu JSON objekt.',
  noGame: (why) => `Ova se poveznica ne može otvoriti: ${why}`,
  newerLink:
    'Ova je poveznica iz novije verzije stranice. Osvježi stranicu da se ažurira, a zatim ponovno otvori poveznicu.',
  linkNotValid: 'Partija u ovoj poveznici nije ispravna.',
  unusable: (why) => `Ova se poveznica ne može upotrijebiti: ${why}`,

  notKept:
    'Ova partija nije spremljena na ovom uređaju. Zamoli onoga tko je ima da je podijeli s tobom.',
  keepsNothing:
    'Ove partije ovdje nema: preglednik ne čuva ništa s ove stranice. Možda je razlog privatni prozor.',
  damaged:
    'Ova je spremljena partija oštećena i ne može se otvoriti. Stavljena je po strani, nije izbrisana.',
  details: 'Pojedinosti',
  deletedForRoom: (count, game) =>
    count > 1
      ? `Na uređaju više nema mjesta. Da bi se sačuvala ova partija, ${counted(count, 'najstarija završena partija je izbrisana', 'najstarije završene partije su izbrisane', 'najstarijih završenih partija je izbrisano')}.`
      : `Na uređaju više nema mjesta. Da bi se sačuvala ova partija, izbrisana je najstarija završena (${game}).`,

  noSuchGame: (id) => `ovdje nema igre „${id}”`,

  couldNotShow: (why) => `Stranica se nije mogla prikazati. ${why}`,
  couldNotStart: (why) => `Partija se nije mogla pokrenuti. ${kept} ${why}`,
  partMissing: 'Dio stranice nije se mogao učitati. Provjeri vezu i pokušaj ponovno.',

  engine: {
    stopped: 'Pravila su zaustavljena.',
    'not-running': 'Pravila nisu pokrenuta.',
    timeout: 'Pokretanje je trajalo predugo ili ga preglednik ne dopušta.',
    silent: 'Pravila nisu odgovorila na vrijeme.',
    'too-long': 'tekst je predug da bi se pročitao.',
    unanswered: 'Pravila nisu mogla odgovoriti na ovaj zahtjev.',
    'no-workers': 'Preglednik ne pokreće pozadinske procese, a pravila ih trebaju.',
    'no-webassembly': 'Preglednik ne pokreće WebAssembly ili ga ne dopušta, a pravila ga trebaju.',
    crashed: (what) => `Pravila su se neočekivano zaustavila: ${what}.`,
    'worker-missing': 'Dio stranice nije se mogao učitati. Jesi li na mreži?',
    'another-build':
      'Stranica i njezina pravila različitih su verzija. Osvježi stranicu ili je popravi u postavkama.',
    unreadable: 'Pravila su se neočekivano zaustavila: jedna je poruka bila nečitljiva.',
    network: 'Dio stranice nije se mogao učitati. Jesi li na mreži?',
    'no-puzzles': 'Zagonetke se nisu mogle učitati. Provjeri vezu i pokušaj ponovno.',
    missing: (file) => `Ovdje nedostaje datoteka ${file}.`,
    tampered: (file) => `Datoteka ${file} nije ona s kojom je stranica izrađena.`,
    python: (line) => `Python se nije mogao pokrenuti: ${line}`,
  },
};
