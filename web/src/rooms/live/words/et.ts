// What is said about direct connections between the devices of players, in Estonian.
import { declined } from '../../../words/et/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const FRIEND = 'sinu sõber';
const WATCHER = 'pealtvaataja';

/** Names who gets something: "sõbrale", "mängijale Anna". */
function to(who: string): string {
  return who === FRIEND ? 'sõbrale' : declined(who, 'le');
}

/** Begins a sentence with a name. */
function who(name: string): string {
  return name === FRIEND || name === WATCHER ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

export const live: typeof en.live = {
  friend: FRIEND,

  answerNote:
    'Kes selle nüüd avab, saab vastuse, mille ta sulle tagasi annab. Ava see vastus siin või skanni see: siis olete ühenduses ja rohkem linke ei ole vaja.',
  scan: 'Skanni vastus',
  paste: 'Kleebi vastus',
  inviteNext: 'Kutsu järgmine mängija',
  connectNote: 'Kui selle lingi avab mängija, jätkab ta mängu; kõik teised saavad pealt vaadata.',
  connectMessage: (game) => `Mängime edasi meie mängu ${game}:`,

  joined: {
    answerTitle: (name) => `Sinu vastus ${to(name)}`,
    answerNote: (name) =>
      `Otse mängimiseks anna see tagasi: ${name} skannib koodi või avab lingi. Siis olete ühenduses.`,
    answerMessage: (game) => `Minu vastus meie mängu ${game} jaoks:`,
    answerLabel: 'Sinu vastuse link',
    late: (name) =>
      `Kui ${name} on sinu vastuse kätte saanud, siis ei ole seadmed vist samas võrgus. Ühendage need sama wifi või kuumkohaga või mängige linkidega edasi.`,
    give: (name) => `Otse mängimiseks anna ${to(name)} see:`,
  },

  server: 'STUN-server otsemängude jaoks',
  serverMore:
    'Selle abil saad mängida otse ka inimestega teistes võrkudes. Server näeb sinu seadme avalikku aadressi ja ühendumise aega, aga mängust ei midagi. Kui jätad välja tühjaks, ei kasutata ühtegi serverit.',
  serverWrong: 'Siin peab olema stun:nimi või stun:nimi:port',

  watcher: WATCHER,
  watch: 'Vaata pealt',
  full: 'Saad seda mängu pealt vaadata. Kui mängid ise, ava link seadmes, kus sa mängid.',
  watchGive: (name) => `Pealtvaatamiseks anna ${to(name)} see:`,
  watching: (game) => `${game}, otse`,
  watchingNow: 'Vaatad seda mängu pealt. Iga käiku näed kohe, kui see tehakse.',
  watchedLast: 'Ühendust enam ei ole. See on viimane, mida nägid.',

  connecting: 'Ühendan…',
  connected: (names) => `Ühenduses: ${listed(names)}`,
  missing: (names) => `Ühenduseta: ${listed(names)}.`,
  undecided: (names) => `Otsustamata: ${listed(names)}.`,
  allDecided: 'Teised on otsustanud.',
  lost: 'Ühendust ei ole.',
  lostMore: 'Ühenda uuesti või saada link nagu enne.',
  connect: 'Mängi otse',
  reconnect: 'Ühenda uuesti',
  ends: {
    flood: (name) => `${who(name)} ühendati lahti: korraga tuli liiga palju sõnumeid.`,
    garbage: (name) => `${who(name)} ühendati lahti: saadetu ei olnud mängu sõnum.`,
    unreachable: () =>
      'Need kaks seadet ei ole vist samas võrgus. Ühendage need sama wifi või kuumkohaga või saada link nagu enne.',
  },
  dropped: (name, why) => `${who(name)} ühendati lahti. ${why} Sinu mängu ei muudetud.`,

  taken: 'Leht, mis seda vastust ootas, sai selle kätte. Selle lehe võid sulgeda.',
  known: 'See vastus on juba kätte saadud.',
  unknown:
    'Ükski leht siin seda vastust ei oota. Ava see brauseris, kust kutse saatsid, või näita kutset uuesti.',
  bad: 'Osa sellest vastusest on puudu; kopeeri kogu vastus.',
};
