// The words of the table, in Estonian.
import type * as en from '../en/table.ts';
import { capital } from '../grammar.ts';
import { inTurn } from '../line.ts';
import { counted } from './grammar.ts';

const from: typeof en.table.branches.from = (turn, actions) => (turn ? `alates käigust ${turn}: ${actions}` : `algusest: ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const where: typeof en.table.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `käik ${turn}/${turns}` : `käik ${turn}`;
  return ply ? 'ettevalmistus' : 'algus';
};

export const table: typeof en.table = {
  board: 'Mängulaud',
  places: 'Kohad: nooltega liigud, Enteriga valid',
  noPlace: 'Selles suunas kohti ei ole.',
  canBePicked: 'saab valida',
  picked: 'valitud',
  pointing: { byTouch: 'Vajuta', byMouse: 'Vajuta' },
  wholeBoard: 'Näita kogu lauda',

  choices: 'Valikud',
  backToGame: 'Tagasi mängu',
  decided: 'on otsustanud',
  show: (whose) => `Ava ${whose}`,
  backTo: (whose) => `Tagasi: ${whose}`,
  whose: (whose, number, count) => `${capital(whose)}, ${number}/${count}`,
  saving: {
    kept: '',
    refused: 'Seda mängu ei saa siin salvestada: kui lehe sulged, läheb see kaotsi.',
    full: 'Selles seadmes ei ole mängu salvestamiseks enam ruumi.',
    newer: 'Seda mängu hoiab lehe uuem versioon. Laadi leht uuesti, et seda uuendada: siin mängitut ei salvestata.',
    deleted: '',
  },
  lacksRoom: 'Selles seadmes ei ole enam ruumi: uued tulemused ja seaded lähevad selle lehe sulgemisel kaotsi.',
  failed: (reason) => `See ei õnnestunud: ${reason} Sinu käigud on alles.`,
  botFailed: (reason) => `Bot ei saanud käia: ${reason}`,
  elsewhere: 'Mängid seda mängu teisel vahelehel. Siin näed sama mängu.',
  thinksLonger: 'Mõtleb veidi kauem…',
  playHere: 'Mängi siin',
  keepAgain: 'Salvesta',
  playFromHere: 'Mängi siit edasi',

  commands: {
    undo: 'Võta tagasi',
    redo: 'Taasta',
    moves: 'Käigud',
    panels: 'Skoor',
    hint: 'Vihje',
    pause: 'Paus',
    resume: 'Jätka',
    new: 'Uus mäng',
    resign: 'Alistu',
    draw: 'Paku viiki',
    send: 'Saada link',
    again: 'Mängi uuesti',
    swap: 'Vaheta kohad',
    share: 'Jaga',
    keys: 'Klaviatuur ja ekraanilugeja',
    names: 'Nimed',
  },
  saveNames: 'Salvesta',
  handOver: {
    title: (name) => `Anna seade edasi: ${name}`,
    show: (sheet) => (sheet ? `Ava minu ${sheet}` : 'Ava mängulaud'),
  },
  swap: {
    more: 'Nihuta kohti',
    label: (word) => `${word} ja mängi uuesti`,
  },
  more: 'Veel',
  notNow: (command) => `${command}: praegu ei saa.`,

  ending: {
    resign: {
      title: 'Kas alistud?',
      what: ({ name, you }) => (you ? 'Siis sa kaotad mängu.' : `Siis kaotab mängu ${name}.`),
      yes: 'Alistu',
    },
    draw: {
      title: 'Kas mõlemad on nõus?',
      what: 'Mäng jääb viiki.',
      yes: 'Jah, viik',
    },
    back: 'Selle saad nupuga „Võta tagasi“ tühistada.',
    resume: 'Mängi edasi',
  },

  play: 'Käi',

  parts: { goal: 'Eesmärk', turn: 'Käik', end: 'Lõpp', score: 'Skoor' },

  progress: (turn, turns, ply) => capital(where(turn, turns, ply)),
  earlier: (turn, turns, ply) => `Varasem seis: ${where(turn, turns, ply)}.`,
  lookBack: 'Vaata tagasi',
  moveShown: 'Näidatav käik',
  start: 'Algus',
  setUp: 'Ettevalmistus',
  first: 'Esimene seis',
  previous: 'Eelmine käik',
  next: 'Järgmine käik',
  last: 'Viimane seis',

  branches: {
    count: (count) => counted(count, 'haru', 'haru'),
    from: (turn, actions) => capital(from(turn, actions)),
    game: (turn, actions) => `Mäng, ${from(turn, actions)}`,
    change: 'Mängi seda',
    remove: 'Kustuta',
    does: (what, nth) => `${what}: ${nth}. haru`,
    deleted: 'Haru on kustutatud.',
  },

  typeMove: 'Kirjuta käik',
  yourMove: 'Sinu käik',
  unread: 'Seda ei õnnestunud praegu lugeda.',

  singleKeys: 'Kiirklahvid töötavad mängu ajal',
  shortcuts: {
    listen: 'Kuula seisu',
    turn: 'Kelle käik on ja mida teha',
    last: 'Viimane käik',
    score: 'Skoor',
    pieces: 'Mängija nupud; uuesti: järgmise mängija nupud',
    row: 'Valitud koha rida',
    column: 'Valitud koha veerg',
    area: 'Valitud koha ala',
    position: 'Kogu laud sõnadega',
    play: 'Mängi',
    pause: 'Peata botid või jätka',
    look: 'Vaata',
    earlier: 'Käik tagasi',
    later: 'Käik edasi',
    zoom: 'Suurenda või vähenda',
    share: 'Jaga seda mängu',
    keys: 'Need kiirklahvid',
    always: 'Alati',
  },
  byEar: {
    title: 'Ekraanilugejaga',
    says: 'Toimuv öeldakse ise: sinu käik, vastus ja mida edasi teha. Allolevad klahvid ütlevad selle uuesti, ja rohkemgi.',
    letters: 'Kui tähed hüppavad mööda lehte, võtab ekraanilugeja need endale. Mine lauale Tab-klahviga. Kui sellest ei piisa:',
    ways: 'Orca: Insert ja A, kaks korda; NVDA: Insert ja tühik; JAWS: Insert ja Z; Narrator: Caps Lock ja tühik; VoiceOver: vasak ja parem koos',
  },
  alwaysKeys: [
    ['Nooleklahvid', 'Liigu kohalt kohale'],
    ['Shift ja nool', 'Liigu lähima teistsuguse kohani'],
    ['Tab', 'Liigu laua kõrval olevate nuppudeni'],
    ['Enter', 'Vali koht'],
    ['Esc', 'Astu samm tagasi'],
  ],
  showsKeys: 'Küsimärk näitab klahve.',
  boardInWords: 'Laud sõnadega',
  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  readings: { pieces: 'Mängijad', row: 'Read', column: 'Veerud', area: 'Alad' },
  noReading: {
    pieces: 'Mängijate nuppude kohta ei ole midagi ette lugeda.',
    row: 'Sellel laual ei ole ridu.',
    column: 'Sellel laual ei ole veerge.',
    area: 'Siin ei ole ala, mida ette lugeda.',
  },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Selles lingis on „${bot}“; ${bots}.`,
  notAllFar: 'Seda linki ei saa avada: kui mängitakse kaugelt, on üks inimene siin ja kõik teised „far“.',
  noneFar: 'Seda linki ei saa avada: sellel lehel kaugelt ei mängita.',
  noGameInLink: 'Selles lingis ei ole mängu: selle tekst on katki või muudetud.',
  newer: 'See mäng on salvestatud lehe uuema versiooniga. Laadi leht uuesti, et seda uuendada, ja ava mäng siis uuesti.',
  notValid: 'See salvestatud mäng ei ole korras.',
  notPossible: (number) => (number > 1 ? `Selle ${number}. käik ei ole võimalik. Laual on seis enne seda käiku ja sealt saad edasi mängida.` : 'Selle esimene käik ei ole võimalik. Saad mängida algusest.'),
  unknownGame: (id) => `Seda salvestatud mängu ei saa avada: mängu „${id}“ sellel lehel ei ole. See jääb siia seadmesse alles.`,
  savedWithBot: (bot, bots) => `Seda salvestatud mängu ei saa avada: selles on „${bot}“, aga ${bots}.`,
  bots: (title, first, last) => (first ? `mängus ${title} on botid bot${first} kuni bot${last}` : `mängus ${title} botte ei ole`),
};

export const reading: typeof en.reading = {
  allows: 'Vaata, mida see lubab',
  failed: (why) => `Ülevaade katkes: ${why}`,
  follows: (why, steps) => [why, steps.length > 0 && `siis ${inTurn(steps)}`].filter(Boolean).join(', '),
};
