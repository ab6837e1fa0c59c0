// The words of the workshop, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import type * as en from './en.ts';

export const workshop: typeof en.workshop = {
  title: 'Loo mäng · pygames',
  heading: 'Loo mäng',
  lead: 'Muuda koodi ja laud muutub kaasa.',
  file: 'Fail',
  board: 'Mängulaud',
  editor: (name) => `${name}, mäng Pythonis`,
  leave: 'Failist väljud klahviga Esc ja seejärel Tab.',
  own: 'Vali näidis…',
  models: {
    hex: 'Kivide panemine',
    breakthrough: 'Nuppudega käimine',
    race: 'Võiduajamine täringuga',
    three: 'Kolm reas',
    rock_paper_scissors: 'Salaja valimine',
    goofspiel: 'Salaja pakkumine',
    bot: 'Bot mõnele selle saidi mängule',
  },
  moreGames: 'Veel…',
  kept: 'Sinu failid',
  more: 'Veel faile',
  stays: (name) => `${name} on loendis „Sinu failid“.`,
  came: (name) => `${name} on lehe „Loo mäng“ loendis „Sinu failid“.`,
  elsewhere: 'Seda faili muudeti ka teisel vahelehel. Siin kirjutatu jääb selle kõrvale loendisse „Sinu failid“.',
  unkept: 'See brauser ei salvesta midagi sellest, mida siin kirjutad: selle salvestusruum on täis või keelatud. Kui sa ei vajuta „Salvesta fail“, kaob kõik koos lehega.',
  save: 'Salvesta fail',
  noRoom: 'Selles seadmes ei ole mängu salvestamiseks ruumi. Salvesta kõigepealt fail või vajuta uuesti „Mängi“, et mängida seni, kuni leht on lahti.',
  noShelf: 'Selles failis ei ole mänge ega faile.',
  noText: (name) => `${name} ei ole tekst, seega ei ole selles Pythonis mängu.`,
  shelfOpened: 'Failid on loendis „Sinu failid“.',
  tooLarge: 'See wheel-fail on liiga suur: siin saab hoida kuni 700 kB.',
  checking: 'Kontrollimine…',
  fine: 'Töötab. Proovi seda laual.',
  lastWorking: 'Viimane versioon, mis töötas:',
  endless: (seconds) => `Fail ei vastanud ${seconds} sekundi jooksul, seepärast see peatati. Kas mõni tsükkel ei lõpe kunagi?`,
  ended: (name) => `${name} lõpetas Pythoni töö. Kas mõni funktsioon kutsub end lõputult välja või peatab miski programmi?`,
  printed: 'Faili väljund',
  plainSigns: 'Asenda märgid, mida Python ei tunne',
  toLine: (line) => `Mine reale ${line}`,
  play: 'Mängi',
  share: 'Jaga',
  add: 'Ava fail',
  position: 'Seis Pythonis',
  again: 'Algusest',
  undo: 'Võta tagasi',
  refused: 'See brauser ei saa mänge lehest eraldi käitada, seepärast on töökoda suletud. Kõik muu töötab.',
};

export const smallGames: typeof en.smallGames = {
  title: 'Väikesed mängud · pygames',
  lead: 'Klassikud, igaüks ühes lühikeses failis. Mängi neid või vaata, kuidas need on tehtud, ja muuda neid.',
};

export const reference: typeof en.reference = {
  title: 'Mida mäng saab kasutada',
  simple: 'Imporditavad nimed',
  state: 'Seis',
  board: 'Laud',
  pieces: 'Nupud',
};

export const arena: typeof en.arena = {
  title: 'Sinu bot',
  about: 'See mängib 40 mängu valitud taseme vastu. Kummalgi botil on käigu jaoks kümnendik sekundit.',
  level: 'Vastane',
  start: 'Mängi 40 mängu',
  stop: 'Peata',
  none: 'Ükski mäng ei ole veel lõppenud.',
  tally: (games, won, drawn, lost) => `${games} ${games === 1 ? 'mäng' : 'mängu'}: võite ${won}, viike ${drawn}, kaotusi ${lost}.`,
  share: (share, low, high) => `${share}% punktidest; rohkemate mängude järel oleks see 95% kindlusega vahemikus ${low}–${high}%.`,
};

export const measure: typeof en.measure = {
  title: 'Mõõda oma mängu',
  about: (games) => `Botid mängivad laua kõrval ${games} mängu ja loetakse kokku, mida mängu kohta teada tasub.`,
  start: 'Mõõda',
  stop: 'Peata mõõtmine',
  solve: 'Lahenda',
  stopSolving: 'Peata lahendamine',
  played: (played, games) => `${played} / ${games} mängu`,
  stopped: (played, games) => `Peatatud: ${played} / ${games} mängu`,
  used: 'Kus botid mängisid: mida suurem täpp, seda sagedamini. Rõngas tähistab kohta, mida keegi ei kasutanud.',
  others: 'Klassikud võrdluseks',
  columns: ['Mäng', 'Alustaja võidab', 'Viigid', 'Käigud', 'Tase 3 võidab taset 1'],
};

export const added: typeof en.added = {
  title: 'Lisa mäng',
  play: (title) => `Mängi: ${title}`,
};

export const kept: typeof en.kept = {
  title: 'Sinu failid',
  none: 'Veel ei ole ühtegi. Siia jääb see, mida kirjutad, ja mängud, mida mängid.',
  games: 'Mängitavad mängud',
  added: (when) => `Lisatud ${when}`,
  uses: (games) => (games ? `Seda vajab ${counted(games, 'salvestatud mäng', 'salvestatud mängu')}` : 'Ükski salvestatud mäng ei vaja seda'),
  by: (name) => `Autor: ${name}`,
  works: 'Töötab.',
  openFile: 'Ava',
  openIt: (name, when) => `Ava ${name}, ${when}`,
  saveAll: 'Salvesta kõik ühte faili',
  shelfName: 'pygames-riiul.json',
  allSaved: 'Kõik failid on ühte salvestatud.',
  rename: 'Muuda nime',
  name: 'Faili nimi',
  save: 'Salvesta',
  copy: 'Tee koopia',
  copied: (name) => `${name} on kopeeritud.`,
  more: (name) => `Veel: ${name}`,
  play: 'Mängi',
  open: 'Vaata koodi',
  remove: 'Eemalda',
  removeIt: (title) => `Eemalda: ${title}`,
  removed: (title) => `${title} on eemaldatud.`,
  putBack: 'Pane tagasi',
  isBack: (title) => `${title} on jälle olemas.`,
};

export const sharing: typeof en.sharing = {
  title: 'Jaga mängu',
  opens: 'Mille link avab',
  ways: { game: 'Mängu', file: 'Faili, et seda muuta' },
  begin: 'Fail, millest alustada:',
  fileLink: 'Faili link',
  fileNote: 'Link avab faili redaktoris, ka siis, kui see veel ei tööta.',
  message: (title, own) => (own ? `${title}, minu tehtud mäng. Proovi:` : `Proovi mängu ${title}:`),
  link: 'Mängu link',
  note: 'Lingis on kogu fail. Mäng töötab sinu sõbra brauseris, kõigest muust eraldi.',
  apart: 'Kutse jaoks on mäng liiga pikk: saada enne see link.',
  tooLong: 'See fail on lingi jaoks liiga pikk. Saada see failina; su sõber avab selle lehel „Loo mäng“.',
  save: (name) => `Salvesta ${name}`,
};

export const sent: typeof en.sent = {
  heading: (title) => `${title} · pygames`,
  madeBy: (name) => (name ? `Selle tegi „${name}“, mitte see sait.` : 'Seda ei teinud see sait.'),
  titleBy: (title, name) => (name ? `${title} (autor: ${name})` : `${title} (mujalt)`),
  madeHere: 'Selle tegid sina.',
  apart: 'See töötab kõigest muust siin eraldi: see ei näe sinu mänge ja sel pole midagi, millega võrku pääseda. See võib ainult seda seadet aeglustada.',
  says: 'Mäng ütleb enda kohta:',
  saysThat: (text) => `Mäng ütleb: ${text}`,
  stopped: (title) => `„${title}“ võttis liiga kaua aega või rohkem, kui mäng tohib`,
  parts: ['Eesmärk', 'Käik', 'Lõpp', 'Skoor'],
  play: 'Mängi',
  goOn: 'Jäta alles ja jätka',
  view: 'Vaata koodi',
  damaged: 'See link on rikutud: selles olevat mängu ei saa lugeda. Küsi see uuesti.',
  pretends: 'See fail püüab esineda teise mänguna, seepärast seda ei kasutata.',
  broken: (name) => (name ? `Mäng, mille saatis ${name}, ei tööta.` : 'Selles lingis olev mäng ei tööta.'),
};

export const lacking: typeof en.lacking = {
  why: 'Selle mängu tegi üks mängija ja seda pole selles seadmes.',
  saved: 'Sinu salvestatud mäng jääb siia. Ava mängu fail või link sellele, siis mängi edasi.',
  ask: (name) => (name ? `Palu, et ${name} vajutaks selle lingi kõrval „Saada mäng“. Ava see, siis jälle see link.` : 'Palu lingi saatjal vajutada selle kõrval „Saada mäng“. Ava see, siis jälle see link.'),
};
