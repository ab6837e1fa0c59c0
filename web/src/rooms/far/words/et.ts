// What is said about direct connections between the devices of players, in Estonian.
import { declined } from '../../../words/et/grammar.ts';
import { capital, listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** A person with a name, which stays as it is: "mängijale Anna". */
const called: typeof en.live.called = (name) => ({
  name,
  first: name,
  to: declined(name, 'le'),
  from: declined(name, 'lt'),
});

const somebody = (name: string, [to, from]: readonly [string, string]): en.Elsewhere => ({
  name,
  first: capital(name),
  to,
  from,
});

const GUEST = ['külalisele', 'külaliselt'] as const;

export const live: typeof en.live = {
  called,
  friend: somebody('sinu sõber', ['sõbrale', 'sõbralt']),

  steps: {
    title: 'Mõlemad kohal? Mängige otse',
    open: 'Sõber avab lingi või skannib selle koodi.',
    back: 'Seejärel skanni tema lehel olev kood või kleebi tema link siia:',
    pasteHere: 'Kleebi tema link',
    wrong: 'See ei ole selle mängu link.',
  },
  stayHere: 'Ära seda lehte sulge, enne kui olete ühenduses.',
  oneNetwork: 'Kõik seadmed peavad olema samas wifis või pääsupunktis.',
  scan: 'Skanni tema kood',
  lobby: {
    open: 'Ühes toas? Näita koode',
    show: 'Näita koodi',
    next: 'Järgmise mängija kood',
    look: 'Hoia tema lehel olevat koodi selle kaamera ees.',
    old: 'See leht vastab varasemale koodile. Skannitagu siinset.',
  },
  meeting: {
    share: 'See üks link on kõigile: kes selle avab, saab siin ühenduse, ja keegi ei pea midagi tagasi saatma.',
    hosts: 'Kes sinu lingi avab, saab sinuga kohe ühenduse.',
    looks: 'Otsime teisi. Olete ühenduses kohe, kui nad on kohal.',
    asks: 'Otsime sulle kohta…',
    behind: 'Keegi teine liitub enne. Sina liitud pärast tema esimest käiku.',
    broken: 'See, mis kohtumispaigas on, muutus teel. Looge ühendus koodidega või mängige linkidega edasi.',
    away: 'Kohtumispaigaga ei saa ühendust. Looge ühendus koodidega või mängige linkidega edasi.',
  },
  inviteNext: 'Kutsu järgmine mängija',
  connectNote: 'Kui selle lingi avab mängija, jätkab ta mängu; kõik teised saavad pealt vaadata.',
  connectMessage: (game) => `Mängime edasi meie mängu ${game}:`,

  joined: {
    task: ({ name }) => `Näita oma koodi: ${name}`,
    show: 'Näita minu koodi',
    answerTitle: ({ to }) => `Sinu vastus ${to}`,
    answerMessage: (game) => `Minu vastus meie mängu ${game} jaoks:`,
    answerLabel: 'Sinu vastuse link',
    scans: ({ first }) => `${first} skaneerib selle koodi.`,
    waits: ({ name }) => `Ära seda lehte sulge: ${name} peab su vastuse avama. Kui midagi ei juhtu, küsi uus kood.`,
  },

  server: 'STUN-server otsemängude jaoks',
  serverMore: 'Kui te mõlemad ühe nimetate, saate sageli otse mängida ka eri võrkudest. Server näeb sinu seadme avalikku aadressi ja ühendumise aega, aga mängust ei midagi; seda aadressi näeb ka see, kellega sa mängid. Kui jätad välja tühjaks, ei kasutata ühtegi serverit.',
  serverWrong: 'Siin peab olema stun:nimi või stun:nimi:port',
  askServer: {
    question: ({ first, name }, server) => `${first} jõuab teistesse võrkudesse serveri ${server} abil. Kas kasutad seda ka? Server näeb sinu seadme avalikku aadressi ja ühendumise aega; aadressi näeb ka ${name}.`,
    use: 'Kasuta ka',
    without: 'Mängi ilma selleta',
  },

  watcher: somebody('pealtvaataja', ['pealtvaatajale', 'pealtvaatajalt']),
  guest: (name) => somebody(name ? `külaline nimega ${name}` : 'külaline', GUEST),
  several: (many, join) => called(`${many} ${join ? 'külalist' : 'pealtvaatajat'}`),
  watch: 'Vaata pealt',
  full: 'Saad seda mängu pealt vaadata. Kui mängid ise, ava link seadmes, kus sa mängid.',
  toMove: (name) => `Käib ${name}`,
  watchingNow: 'Vaatad seda mängu pealt.',
  watchedLast: 'Ühendust enam ei ole. See on viimane, mida nägid.',

  connecting: 'Ühendan…',
  stay: 'Otse mängimiseks ära seda lehte sulge, enne kui olete ühenduses.',
  reloads: 'Teine keel laadib lehe uuesti ja katkestab otseühenduse. Mäng jääb alles: ühenduge uuesti või mängige linkidega edasi.',
  connected: (names) => `Ühenduses: ${listed(names.map(({ name }) => name))}`,
  withPeople: (who) => `Koos mängijatega ${listed(who)}`,
  missing: (names) => `Ühenduseta: ${listed(names)}.`,
  undecided: (names) => `${names.length > 1 ? 'Kirjutavad' : 'Kirjutab'} veel: ${listed(names)}.`,
  lost: 'Ühendust ei ole.',
  triesAgain: 'Uus katse…',
  byLinks: 'Või mängi linkidega edasi',
  connect: 'Mängi otse',
  showAgain: 'Näita koodi',
  scanAgain: ({ name }) => `Skanni kood: ${name}`,
  begins: (by, game) => `${by} alustab mängu ${game}.`,
  waitsFor: (by) => `Sa mängid kaasa. Esimese käigu teeb ${by}.`,
  invites: ({ first }) => `${first} kutsub sind otse mängima.`,
  leave: 'Katkesta ühendus',
  noSeat: 'Kohta ei antud. Proovi uuesti või vaata pealt.',
  connectNow: 'Ühenda',
  watchNote: 'Kes selle lingi avab, vaatab pealt.',
  stayOn: 'Ära seda lehte sulge, kuni te otse mängite.',
  letWatch: 'Luba kellelgi vaadata',
  reconnect: 'Ühenda uuesti',
  late: ({ from }, until) => `Kui selle seadme kell on õige, kehtis see otse mängimise kutse kuni ${until}. Sel juhul küsi ${from} uus link.`,
  unfit: ({ from }) => `See link ei saa teie seadmeid enam ühendada. Küsi ${from} uus.`,
  noWay: 'Sinu brauser ei paku teed selle seadmeni, nii et seda ei saa praegu ühendada.',
  goesOn: 'Mäng jätkub linkidega.',
  hides: 'Mõni wifi peidab oma seadmed üksteise eest. Kui lubad kaamera üks kord, ütleb brauser, kus see seade on.',
  allowCamera: 'Luba kaamera üks kord',
  ends: {
    flood: ({ first }) => `${first} ühendati lahti: korraga tuli liiga palju sõnumeid.`,
    garbage: ({ first }) => `${first} ühendati lahti: saadetu ei olnud mängu sõnum.`,
    unreachable: () => 'Teise seadmeni ei jõutud. Kas leht on seal veel avatud? Ühendage mõlemad ühe telefoni pääsupunktiga ja proovige uuesti või mängige linkidega edasi.',
    tooOld: () => 'See vastus on liiga vana. Ühendage uuesti või mängige linkidega edasi.',
    slow: () => 'Teine seade leiti üles, aga ühendus oli liiga aeglane. Ühendage uuesti või mängige linkidega edasi.',
  },
  dropped: ({ first }, why) => `${first} ühendati lahti. ${why} Sinu mängu ei muudetud.`,

  elsewhere: (game) => `Sinu mäng ${game} on teisel vahelehel: jätka seal. Selle vahelehe võid sulgeda.`,
  sleeps: 'Sinu mänguga vaheleht magab. Mine sinna: see võtab vastuse vastu, niipea kui ärkab.',
  goOnHere: 'Jätka siin linkidega',
  toGame: (game) => `Ava ${game}`,
  isThere: (names) => `Kohal: ${listed(names)}`,
  known: 'See või mõni teine vastus samale kutsele on juba kätte saadud. Järgmisele külalisele näita uut koodi.',
  looking: 'Otsitakse lehte, mis seda vastust ootab…',
  old: 'See vastus on ühendamiseks liiga vana. Näita kutset uuesti, et otse mängida.',
  unknown: 'Ükski leht siin ei ole seda vastust vastu võtnud. Ava see brauseris, kust kutse saatsid, või näita kutset uuesti.',
  bad: 'Osa sellest vastusest on puudu; kopeeri kogu vastus.',
};
