// What is said about direct connections between the devices of players, in Estonian.
import { declined } from '../../../words/et/grammar.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const FRIEND = 'sinu sõber';
const WATCHER = 'pealtvaataja';
const GUEST = 'külaline';

/** Names who gets something: "sõbrale", "mängijale Anna". */
function to(who: string): string {
  return who === FRIEND ? 'sõbrale' : declined(who, 'le');
}

/** Names who is asked: "sõbralt", "mängijalt Anna". */
function from(who: string): string {
  return who === FRIEND ? 'sõbralt' : declined(who, 'lt');
}

/** Begins a sentence with a name. */
function who(name: string): string {
  return [FRIEND, WATCHER, GUEST].some((each) => name.startsWith(each))
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;
}

export const live: typeof en.live = {
  friend: FRIEND,

  steps: {
    title: 'Mõlemad kohal? Mängige otse',
    open: 'Sõber avab lingi või skannib selle koodi.',
    back: 'Seejärel skanni tema lehel olev kood või kleebi tema link siia:',
    pasteHere: 'Kleebi tema link',
    wrong: 'See ei ole selle mängu link.',
  },
  stayHere: 'Ära seda lehte sulge, enne kui olete ühenduses.',
  oneNetwork: 'Mõlemad seadmed peavad olema samas wifis või kuumkohas.',
  scan: 'Skanni tema kood',
  inviteNext: 'Kutsu järgmine mängija',
  connectNote: 'Kui selle lingi avab mängija, jätkab ta mängu; kõik teised saavad pealt vaadata.',
  connectMessage: (game) => `Mängime edasi meie mängu ${game}:`,

  joined: {
    task: (name) => `Näita oma koodi: ${name}`,
    show: 'Näita minu koodi',
    answerTitle: (name) => `Sinu vastus ${to(name)}`,
    answerNote: (name) => `Otse mängimiseks anna see tagasi: ${name} skannib koodi või avab lingi.`,
    answerMessage: (game) => `Minu vastus meie mängu ${game} jaoks:`,
    answerLabel: 'Sinu vastuse link',
    waits: (name) => `Ära seda lehte sulge: ${name} peab su vastuse avama.`,
    give: (name) => `Otse mängimiseks anna ${to(name)} see:`,
  },

  server: 'STUN-server otsemängude jaoks',
  serverMore:
    'Kui te mõlemad ühe nimetate, saate sageli otse mängida ka eri võrkudest. Server näeb sinu seadme avalikku aadressi ja ühendumise aega, aga mängust ei midagi; seda aadressi näeb ka see, kellega sa mängid. Kui jätad välja tühjaks, ei kasutata ühtegi serverit.',
  serverWrong: 'Siin peab olema stun:nimi või stun:nimi:port',

  watcher: WATCHER,
  guest: (name) => (name ? `${GUEST} nimega ${name}` : GUEST),
  watch: 'Vaata pealt',
  full: 'Saad seda mängu pealt vaadata. Kui mängid ise, ava link seadmes, kus sa mängid.',
  watchGive: (name) => `Pealtvaatamiseks anna ${to(name)} see:`,
  watching: (game) => `${game}, otse`,
  watchingNow: 'Vaatad seda mängu pealt. Iga käiku näed kohe, kui see on saadetud.',
  watchedLast: 'Ühendust enam ei ole. See on viimane, mida nägid.',

  connecting: 'Ühendan…',
  stay: 'Otse mängimiseks ära seda lehte sulge, enne kui olete ühenduses.',
  connected: (names) => `Ühenduses: ${listed(names)}`,
  missing: (names) => `Ühenduseta: ${listed(names)}.`,
  undecided: (names) => `Otsustamata: ${listed(names)}.`,
  allDecided: 'Teised on otsustanud.',
  lost: 'Ühendust ei ole.',
  lostMore: 'Ühenda uuesti või saada link nagu enne.',
  connect: 'Mängi otse',
  showAgain: 'Näita koodi',
  scanAgain: (name) => `Skanni kood: ${name}`,
  letWatch: 'Luba kellelgi vaadata',
  reconnect: 'Ühenda uuesti',
  late: (name, until) =>
    `See otse mängimise kutse kehtis kuni ${until}. Küsi ${from(name)} uus link.`,
  unfit: (name) => `See link ei saa teie seadmeid enam ühendada. Küsi ${from(name)} uus.`,
  noWay: 'Sinu brauser ei paku teed selle seadmeni, nii et seda ei saa praegu ühendada.',
  goesOn: 'Mäng jätkub linkidega.',
  ends: {
    flood: (name) => `${who(name)} ühendati lahti: korraga tuli liiga palju sõnumeid.`,
    garbage: (name) => `${who(name)} ühendati lahti: saadetu ei olnud mängu sõnum.`,
    unreachable: () =>
      'Teise seadmeni ei jõutud. Kas leht on seal veel avatud? Ühendage mõlemad ühe telefoni kuumkohaga ja proovige uuesti või saada link nagu enne.',
    tooOld: () =>
      'Teine seade leiti üles, aga see vastus on liiga vana. Ühenda uuesti või saada link nagu enne.',
  },
  dropped: (name, why) => `${who(name)} ühendati lahti. ${why} Sinu mängu ei muudetud.`,

  taken: 'Leht, mis seda vastust ootas, sai selle kätte. Selle lehe võid sulgeda.',
  known: 'See vastus on juba kätte saadud.',
  looking: 'Otsin lehte, mis seda vastust ootab…',
  unknown:
    'Ükski leht siin ei ole seda vastust vastu võtnud. Ava see brauseris, kust kutse saatsid, või näita kutset uuesti.',
  bad: 'Osa sellest vastusest on puudu; kopeeri kogu vastus.',
};
