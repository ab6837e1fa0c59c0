// What is said about direct connections between the devices of players, in German.
import { capital, listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

/** @param to after "mit" and "gib"; names stay as they are */
const called = (name: string, to = name): en.Elsewhere => ({
  name,
  first: capital(name),
  to,
  from: to,
});

const GUEST = called('ein Gast', 'einem Gast');

export const live: typeof en.live = {
  called: (name) => called(name),
  friend: called('dein Gegenüber', 'deinem Gegenüber'),

  steps: {
    title: 'Beide gerade da? Spielt live',
    open: 'Die andere Person öffnet den Link oder scannt seinen Code.',
    back: 'Scann dann den Code auf ihrer Seite oder füge ihren Link hier ein:',
    pasteHere: 'Ihren Link einfügen',
    wrong: 'Das ist kein Link zu dieser Partie.',
  },
  stayHere: 'Lass diese Seite offen, bis ihr verbunden seid.',
  oneNetwork: 'Alle Geräte müssen im selben WLAN oder Hotspot sein.',
  scan: 'Code scannen',
  lobby: {
    open: 'In einem Raum? Codes zeigen',
    show: 'Code zeigen',
    next: 'Code für die nächste Person',
    look: 'Haltet den Code auf ihrer Seite vor diese Kamera.',
    old: 'Diese Seite antwortet auf einen früheren Code. Sie soll den hier scannen.',
  },
  meeting: {
    share: 'Dieser eine Link ist für alle: Wer ihn öffnet, wird hier verbunden, und niemand muss etwas zurückschicken.',
    hosts: 'Wer deinen Link öffnet, wird sofort mit dir verbunden.',
    looks: 'Die anderen werden gesucht. Sobald sie da sind, seid ihr verbunden.',
    asks: 'Dein Platz wird gesucht …',
    behind: 'Vor dir kommt noch jemand dazu. Du bist nach dessen erstem Zug dabei.',
    broken: 'Was am Treffpunkt liegt, wurde unterwegs verändert. Verbindet euch über Codes oder spielt über Links weiter.',
    away: 'Der Treffpunkt ist nicht erreichbar. Verbindet euch über Codes oder spielt über Links weiter.',
  },
  inviteNext: 'Nächste Person einladen',
  connectNote: 'Wer mitspielt, spielt über diesen Link weiter; alle anderen können zuschauen.',
  connectMessage: (game) => `Spielen wir ${game} weiter:`,

  joined: {
    task: ({ to }) => `Zeig ${to} deinen Code`,
    show: 'Meinen Code zeigen',
    answerTitle: ({ name }) => `Deine Antwort an ${name}`,
    answerMessage: (game) => `Meine Antwort für unsere Partie ${game}:`,
    answerLabel: 'Link mit deiner Antwort',
    scans: ({ first }) => `${first} scannt diesen Code.`,
    waits: ({ first }) => `Lass diese Seite offen: ${first} muss deine Antwort öffnen. Kommt nichts zustande, bitte um einen neuen Code.`,
  },

  server: 'STUN-Server für Live-Partien',
  serverMore: 'Wenn ihr beide einen nennt, könnt ihr oft auch aus verschiedenen Netzen live spielen. Er erfährt die öffentliche Adresse deines Geräts und wann du dich verbindest, aber nichts von der Partie; auch wer mit dir spielt, erfährt diese Adresse. Bleibt das Feld leer, wird kein Server gefragt.',
  serverWrong: 'Erwartet wird stun:name oder stun:name:port',
  askServer: {
    question: ({ first, name }, server) => `${first} erreicht über ${server} andere Netze. Willst du das auch? Der Server erfährt die öffentliche Adresse deines Geräts und wann du dich verbindest; auch ${name} erfährt die Adresse.`,
    use: 'Auch nutzen',
    without: 'Ohne ihn spielen',
  },

  watcher: GUEST,
  guest: (name) => (name ? called(`ein Gast namens ${name}`, `einem Gast namens ${name}`) : GUEST),
  watch: 'Zuschauen',
  full: 'Du kannst bei dieser Partie zuschauen. Wenn du selbst mitspielst, öffne den Link auf dem Gerät, auf dem du spielst.',
  toMove: (name) => `${name} ist am Zug`,
  watchingNow: 'Du schaust zu.',
  watchedLast: 'Nicht mehr verbunden. Das hast du zuletzt gesehen.',

  connecting: 'Wird verbunden …',
  stay: 'Um live zu spielen, lass diese Seite offen, bis ihr verbunden seid.',
  reloads: 'Eine andere Sprache lädt die Seite neu und trennt die Live-Verbindung. Die Partie bleibt: Verbindet euch danach neu oder spielt per Link weiter.',
  connected: (who) => `Verbunden mit ${listed(who.map(({ to }) => to))}`,
  withPeople: (who) => `Mit ${listed(who)}`,
  missing: (who) => `Nicht verbunden: ${listed(who)}.`,
  undecided: (who) => `Es ${who.length > 1 ? 'schreiben' : 'schreibt'} noch: ${listed(who)}.`,
  lost: 'Nicht verbunden.',
  triesAgain: 'Neuer Versuch …',
  byLinks: 'Oder über Links weiterspielen',
  connect: 'Live spielen',
  showAgain: 'Code zeigen',
  scanAgain: ({ from }) => `Code von ${from} scannen`,
  begins: (by, game) => `${by} beginnt ${game}.`,
  invites: ({ first }) => `${first} lädt dich ein, live zu spielen.`,
  leave: 'Trennen',
  noSeat: 'Kein Platz wurde vergeben. Versuch es noch einmal oder schau zu.',
  connectNow: 'Verbinden',
  watchNote: 'Wer diesen Link öffnet, schaut zu.',
  stayOn: 'Lass diese Seite offen, solange ihr live spielt.',
  letWatch: 'Jemanden zuschauen lassen',
  reconnect: 'Neu verbinden',
  late: ({ name }, until) => `Wenn die Uhr dieses Geräts stimmt, galt diese Einladung zum Live-Spielen bis ${until}. Bitte dann ${name} um einen neuen Link.`,
  unfit: ({ name }) => `Dieser Link kann eure Geräte nicht mehr verbinden. Bitte ${name} um einen neuen.`,
  noWay: 'Dein Browser nennt keinen Weg zu diesem Gerät, darum kann es jetzt nicht verbunden werden.',
  goesOn: 'Die Partie geht per Link weiter.',
  hides: 'Manche WLANs verbergen ihre Geräte voreinander. Wenn du die Kamera einmal erlaubst, verrät dein Browser, wo dieses Gerät ist.',
  allowCamera: 'Kamera einmal erlauben',
  ends: {
    flood: ({ to }) => `Die Verbindung mit ${to} wurde getrennt: Es kamen zu viele Nachrichten auf einmal.`,
    garbage: ({ to }) => `Die Verbindung mit ${to} wurde getrennt: Was kam, war keine Nachricht einer Partie.`,
    unreachable: () => 'Das andere Gerät war nicht zu erreichen. Ist die Seite dort noch offen? Verbindet beide mit dem Hotspot eines Handys und versucht es noch einmal oder spielt über Links weiter.',
    tooOld: () => 'Diese Antwort ist zu alt. Verbindet euch neu oder spielt über Links weiter.',
    slow: () => 'Das andere Gerät wurde gefunden, aber die Verbindung war zu langsam. Verbindet euch neu oder spielt über Links weiter.',
  },
  dropped: ({ to }, why) => `Die Verbindung mit ${to} wurde getrennt. ${why} Deine Partie blieb unverändert.`,

  elsewhere: (game) => `Deine Partie ${game} ist in einem anderen Tab: Dort geht es weiter. Diesen hier kannst du schließen.`,
  sleeps: 'Der Tab mit deiner Partie schläft. Geh zu ihm: Er nimmt diese Antwort an, sobald er wach ist.',
  goOnHere: 'Hier per Link weiterspielen',
  toGame: (game) => `Zu ${game}`,
  isThere: (who) => `${listed(who)} ${who.length > 1 ? 'sind' : 'ist'} da`,
  known: 'Diese oder eine andere Antwort auf dieselbe Einladung wurde schon angenommen. Zeig für einen weiteren Gast einen neuen Code.',
  looking: 'Die Seite, die auf diese Antwort wartet, wird gesucht …',
  old: 'Diese Antwort ist zu alt, um euch zu verbinden. Zeig die Einladung noch einmal, um live zu spielen.',
  unknown: 'Keine Seite hier hat diese Antwort angenommen. Öffne sie in dem Browser, in dem du eingeladen hast, oder zeig die Einladung noch einmal.',
  bad: 'Ein Teil dieser Antwort fehlt; kopiere sie ganz.',
};
