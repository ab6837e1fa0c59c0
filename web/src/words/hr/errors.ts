// The words of errors, in Croatian.
import type * as en from '../en/errors.ts';
import { counted } from './grammar.ts';

const safe = 'Tvoji su potezi sačuvani.';

export const errors: typeof en.errors = {
  badCode: 'Ova se poveznica ne može otvoriti: u adresi je neispravan kôd s %.',
  namesNothing: 'Ova poveznica ne vodi ni do jedne partije.',
  badSeat: (seat) => `Ova poveznica traži igrača „${seat}”. Igrači su „person”, „far”, „bot1”, „bot2” i tako dalje.`,
  badOptions: 'Mogućnosti u ovoj poveznici nisu JSON objekt.',
  noGame: (why) => `Ova se poveznica ne može otvoriti: ${why}`,
  newerLink: 'Ova je poveznica iz novije verzije stranice. Osvježi stranicu da se ažurira, a zatim ponovno otvori poveznicu.',
  linkNotValid: 'Partija u ovoj poveznici nije ispravna.',
  unusable: (why) => `Ova se poveznica ne može upotrijebiti: ${why}`,

  notKept: 'Ova partija nije spremljena na ovom uređaju. Zamoli onoga tko je ima da je podijeli s tobom.',
  keepsNothing: 'Ove partije ovdje nema: preglednik ne čuva ništa s ove stranice. Možda je razlog privatni prozor.',
  damaged: 'Ova je spremljena partija oštećena i ne može se otvoriti. Stavljena je po strani, nije izbrisana.',
  details: 'Pojedinosti',
  deletedForRoom: (count, game) =>
    count > 1
      ? `Na uređaju više nema mjesta. Da bi se sačuvala ova partija, ${counted(count, 'najstarija završena partija je izbrisana', 'najstarije završene partije su izbrisane', 'najstarijih završenih partija je izbrisano')}.`
      : `Na uređaju više nema mjesta. Da bi se sačuvala ova partija, izbrisana je najstarija završena (${game}).`,

  noSuchGame: (id) => `ovdje nema igre „${id}”`,

  couldNotShow: (why) => `Stranica se nije mogla prikazati. ${why}`,
  couldNotStart: (why) => `Partija se nije mogla pokrenuti. ${safe} ${why}`,
  partMissing: 'Dio stranice nije se mogao učitati. Provjeri vezu i pokušaj ponovno.',

  engine: {
    stopped: 'Program s pravilima je zaustavljen.',
    'not-running': 'Program s pravilima nije pokrenut.',
    timeout: 'Pokretanje je trajalo predugo ili ga preglednik ne dopušta.',
    silent: 'Program s pravilima nije odgovorio na vrijeme.',
    'too-long': 'tekst je predug da bi se pročitao.',
    unanswered: 'Program s pravilima nije mogao odgovoriti na ovaj zahtjev.',
    'no-workers': 'Preglednik ne pokreće pozadinske procese, a program s pravilima ih treba.',
    'no-webassembly': 'Preglednik ne pokreće WebAssembly ili ga ne dopušta, a program s pravilima ga treba.',
    crashed: (what) => `Program s pravilima neočekivano se zaustavio: ${what}.`,
    'worker-missing': 'Dio stranice nije se mogao učitati. Jesi li na mreži?',
    'another-build': 'Stranica i program s pravilima različitih su verzija. Osvježi stranicu ili je popravi u postavkama.',
    unreadable: 'Program s pravilima neočekivano se zaustavio: jedna je poruka bila nečitljiva.',
    network: 'Dio stranice nije se mogao učitati. Jesi li na mreži?',
    'no-puzzles': 'Zagonetke se nisu mogle učitati. Provjeri vezu i pokušaj ponovno.',
    missing: (file) => `Ovdje nedostaje datoteka ${file}.`,
    tampered: (file) => `Datoteka ${file} nije ona s kojom je stranica izrađena.`,
    python: (line) => `Python se nije mogao pokrenuti: ${line}`,
  },
};
