// What is said about direct connections between the devices of players, in Croatian.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const live: typeof en.live = {
  friend: 'prijatelj',

  answerNote:
    'Tko je sada otvori, dobiva odgovor za tebe. Otvori taj odgovor ovdje ili ga skeniraj: tada ste povezani i poveznice više ne trebaju.',
  scan: 'Skeniraj odgovor',
  paste: 'Zalijepi odgovor',
  inviteNext: 'Pozovi sljedećeg igrača',
  connectNote: 'Igrač koji otvori ovu poveznicu nastavlja partiju; svi ostali mogu gledati.',
  connectMessage: (game) => `Nastavimo našu partiju, ${game}:`,

  joined: {
    answerTitle: (who) => `Tvoj odgovor (${who})`,
    answerNote: (who) =>
      `Za igru uživo vrati ovo: ${who} skenira kod ili otvara poveznicu. Tada ste povezani.`,
    answerMessage: (game) => `Moj odgovor za našu partiju, ${game}:`,
    answerLabel: 'Poveznica s tvojim odgovorom',
    late: (who) =>
      `Ako ${who} ima tvoj odgovor, dva uređaja vjerojatno nisu na istoj mreži. Spoji ih na isti Wi-Fi ili pristupnu točku, ili igrajte dalje preko poveznica.`,
    give: (who) => `Za igru uživo ovo treba dobiti ${who}:`,
  },

  server: 'STUN poslužitelj za partije uživo',
  serverMore:
    'S njim možeš igrati uživo s ljudima na drugim mrežama. On saznaje javnu adresu tvojeg uređaja i kad se povezuješ, ali ništa o partiji. Ostavi prazno da se ne pita nijedan poslužitelj.',
  serverWrong: 'Očekuje se stun:ime ili stun:ime:port',

  watcher: 'gledatelj',
  watch: 'Gledaj',
  full: 'Ovu partiju možeš gledati. Ako u njoj igraš, otvori poveznicu na uređaju na kojem igraš.',
  watchGive: (who) => `Za gledanje ovo treba dobiti ${who}:`,
  watching: (game) => `${game}, uživo`,
  watchingNow: 'Gledaš ovu partiju. Svaki se potez pokazuje čim se odigra.',
  watchedLast: 'Veza je prekinuta. Ovo je posljednje stanje koje se vidjelo.',

  connecting: 'Povezivanje…',
  connected: (who) => `Povezano: ${listed(who)}`,
  missing: (who) => `Nije povezano: ${listed(who)}.`,
  undecided: (who) => `Još ${who.length > 1 ? 'biraju' : 'bira'}: ${listed(who)}.`,
  allDecided: 'Ostali su odabrali.',
  lost: 'Nema veze.',
  lostMore: 'Poveži se ponovno ili pošalji poveznicu kao prije.',
  connect: 'Igraj uživo',
  reconnect: 'Poveži ponovno',
  ends: {
    flood: (who) => `Veza je prekinuta (${who}): odjednom je stiglo previše poruka.`,
    garbage: (who) => `Veza je prekinuta (${who}): ono što je stiglo nije poruka partije.`,
    unreachable: () =>
      'Dva uređaja vjerojatno nisu na istoj mreži. Spoji ih na isti Wi-Fi ili pristupnu točku, ili pošalji poveznicu kao prije.',
  },
  dropped: (who, why) => `Veza je prekinuta (${who}). ${why} Tvoja je partija ostala ista.`,

  taken: 'Odgovor je stigao stranici koja na njega čeka. Ovu možeš zatvoriti.',
  known: 'Ovaj je odgovor već preuzet.',
  unknown:
    'Ovdje nijedna stranica ne čeka taj odgovor. Otvori ga u pregledniku iz kojeg je poslana pozivnica ili ponovno pokaži pozivnicu.',
  bad: 'Nedostaje dio odgovora; kopiraj ga cijeloga.',
};
