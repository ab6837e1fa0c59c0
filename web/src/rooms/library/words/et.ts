// The words of the page with all games kept on this device, in Estonian.
import { counted } from '../../../words/et/grammar.ts';
import { paragraph } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const games = (count: number) => counted(count, 'mäng', 'mängu');

export const library: typeof en.library = {
  title: 'Mängud · pygames',
  toFame: 'Edetabel',
  list: 'Selles seadmes salvestatud mängud',
  none: 'Selles seadmes ei ole veel ühtegi mängu.',
  count: (some, all) => {
    if (all === 0) return 'Selles seadmes ei ole enam ühtegi mängu.';
    if (some === 0) return 'Ükski siinne mäng ei sobi.';
    return some < all ? `${games(some)} ${all}-st` : games(all);
  },
  more: 'Veel',
  showMore: (rest) => `Näita veel (${rest})`,
  filter: 'Filter',
  noFilter: 'Näita kõiki mänge',
  state: 'Näita',
  states: { all: 'Kõik', open: 'Pooleli', over: 'Lõpetatud' },
  game: 'Mäng',
  opponent: 'Vastane',
  player: 'Mängija nimi',
  any: 'Kõik',
  person: 'Inimene',
  far: 'Sõbraga lingi kaudu',
  yourMove: 'Sinu käik',
  someonesMove: (name) => `Käigul on ${name}`,
  inPlay: 'Pooleli',
  over: 'Lõpetatud',
  lastPlayed: (when) => `Viimane käik ${when}`,
  resume: 'Jätka',
  look: 'Vaata',
  duplicate: 'Tee koopia',
  delete: 'Kustuta',
  does: (what, name, nth) => `${what}: ${name}, ${nth}`,
  undo: 'Võta tagasi',
  deleted: (name) => `„${name}“ on kustutatud.`,
  deletedFar: (name) => `„${name}“ on kustutatud. Ilma selleta ei saa sa seda mängu jätkata.`,
  duplicated: (name) => `„${name}“ on kopeeritud.`,
  copyOf: (name) => `${name} (koopia)`,
  imported: ({ added, updated, same, exercises, otherData }) =>
    paragraph(
      added || !updated ? `${added ? `Lisatud ${games(added)}` : 'Ühtegi mängu ei lisatud'}.` : '',
      updated ? `Ajakohaseks muudetud ${games(updated)}.` : '',
      same ? `Juba siin olemas ${games(same)}.` : '',
      exercises === undefined ? '' : `Lisatud ${counted(exercises, 'harjutus', 'harjutust')}.`,
      otherData ? 'Tulemused ja seaded ühendati siinsetega.' : '',
      ...(otherData ?? []),
    ),
  notAll: (count) => `Vastu ei võetud ${games(count)}:`,
};

export const transfer: typeof en.transfer = {
  rename: 'Nimeta ümber',
  noRoom: 'Selles seadmes ei ole selle jaoks enam ruumi. Midagi ei muudetud.',
  export: 'Ekspordi',
  which: 'Mida eksportida',
  allOf: (all, exercises) => `Kõik: ${games(all)}${exercises ? `, ${counted(exercises, 'harjutus', 'harjutust')}` : ''}`,
  form: 'Vorming',
  whole: 'Selle lehe jaoks',
  gameFile: 'Inimesele lugemiseks',
  text: 'Tekstina',
  saveFile: 'Salvesta failina',
  copyText: 'Kopeeri tekst',
  copied: 'Tekst on kopeeritud.',
  notCopied: 'Teksti ei õnnestunud kopeerida. Märgista see ja kopeeri käsitsi.',
  notCopiedLong: 'Teksti ei õnnestunud kopeerida. Salvesta see failina.',
  shortened: (letters) => `Siin on ainult algus. Kogu tekstis on ${letters.toLocaleString('et')} märki.`,
  import: 'Impordi',
  chooseFile: 'Mängudega fail',
  orPaste: 'Või kleebi mängude tekst või nende lingid',
  refused: (number, why) => `${number}. mäng: ${why}`,
  notPossible: (number) => `Selle ${number}. käik ei ole võimalik.`,
  foreignSecret: 'Mängija liitus teise saladusega, seega ei saaks seda mängu jätkata.',
  badMatch: 'Selle kaugmängu sõnumid on rikutud.',
  noRecord: 'See ei ole mängu üleskirjutus.',
  isText: 'See on lihtsalt tekst, mitte mängu üleskirjutus.',
  newerGame: 'See on tehtud lehe uuema versiooniga. Laadi leht uuesti, et seda uuendada, ja impordi siis uuesti.',
  isMessage: 'See on kaugmängu sõnum. Ava see link otse.',
  notRead: (name) => `Faili „${name}“ ei õnnestunud lugeda: seda ei ole enam või brauser ei tohi seda avada.`,
  unknown: 'See lehe versioon ei tunne seda mängu.',
  newTitle: 'Pealkiri',
  save: 'Salvesta',
};
