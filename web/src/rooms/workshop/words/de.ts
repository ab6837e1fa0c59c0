// The words of the workshop, in German.
import { counted } from '../../../words/de/grammar.ts';
import { capital } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const workshop: typeof en.workshop = {
  title: 'Spiel bauen · pygames',
  heading: 'Spiel bauen',
  lead: 'Ändere den Code, das Brett zieht mit.',
  file: 'Die Datei',
  board: 'Das Brett',
  editor: (name) => `${name}, ein Spiel in Python`,
  leave: 'Escape, dann Tab verlässt die Datei.',
  own: 'Beginnen mit …',
  models: {
    hex: 'Steine setzen',
    breakthrough: 'Steine ziehen',
    race: 'Ein Wettlauf mit Würfel',
    three: 'Drei in einer Reihe',
    rock_paper_scissors: 'Verdeckt wählen',
    goofspiel: 'Verdeckt bieten',
    bot: 'Ein Bot für ein Spiel dieser Website',
  },
  moreGames: 'Mehr …',
  kept: 'Deine Dateien',
  more: 'Weitere Dateien',
  stays: (name) => `${name} liegt in „Deine Dateien“.`,
  came: (name) => `${name} liegt in „Deine Dateien“ unter „Spiel bauen“.`,
  elsewhere: 'Diese Datei wurde auch in einem anderen Tab geändert. Was du hier schreibst, liegt daneben in „Deine Dateien“.',
  unkept: 'Dieser Browser speichert nichts von dem, was du hier schreibst: Sein Speicher ist voll oder gesperrt. Ohne „Datei speichern“ geht es mit dieser Seite verloren.',
  save: 'Datei speichern',
  noRoom: 'Auf diesem Gerät ist kein Platz mehr, um das Spiel zu speichern. Speichere zuerst die Datei oder drück noch einmal „Spielen“, um zu spielen, solange diese Seite offen ist.',
  noShelf: 'In dieser Datei sind keine Spiele und keine Dateien.',
  noText: (name) => `${name} ist kein Text, also ist kein Spiel in Python darin.`,
  shelfOpened: 'Die Dateien liegen in „Deine Dateien“.',
  tooLarge: 'Diese Wheel-Datei ist zu groß: Gespeichert werden hier höchstens 700 kB.',
  checking: 'Wird geprüft …',
  fine: 'Läuft. Probier es am Brett aus.',
  lastWorking: 'Die letzte Fassung, die lief:',
  endless: (seconds) => `Die Datei hat ${seconds} Sekunden lang nicht geantwortet und wurde angehalten. Endet eine Schleife nie?`,
  ended: (name) => `${name} hat Python beendet. Ruft sich eine Funktion ohne Ende selbst auf oder hält etwas das Programm an?`,
  printed: 'Ausgabe der Datei',
  plainSigns: 'Zeichen ersetzen, die Python nicht kennt',
  toLine: (line) => `Zu Zeile ${line}`,
  play: 'Spielen',
  share: 'Teilen',
  add: 'Datei öffnen',
  position: 'Die Stellung in Python',
  again: 'Von Anfang an',
  undo: 'Rückgängig',
  refused: 'Dieser Browser kann keine Spiele getrennt von der Seite laufen lassen, deshalb bleibt die Werkstatt zu. Alles andere geht.',
};

export const smallGames: typeof en.smallGames = {
  title: 'Kleine Spiele · pygames',
  lead: 'Klassiker in je einer kurzen Datei. Spiel sie oder sieh nach, wie sie gemacht sind, und ändere sie.',
};

export const reference: typeof en.reference = {
  title: 'Was ein Spiel verwenden kann',
  simple: 'Namen zum Importieren',
  state: 'Eine Stellung',
  board: 'Ein Brett',
  pieces: 'Figuren',
};

export const arena: typeof en.arena = {
  title: 'Dein Bot',
  about: 'Er spielt 40 Partien gegen eine Stufe. Jeder Bot hat eine Zehntelsekunde für einen Zug.',
  level: 'Gegen',
  start: '40 Partien spielen',
  stop: 'Anhalten',
  none: 'Noch ist keine Partie zu Ende.',
  tally: (games, won, drawn, lost) => `${games} ${games === 1 ? 'Partie' : 'Partien'}: ${won} gewonnen, ${drawn} unentschieden, ${lost} verloren.`,
  share: (share, low, high) => `${share}\u00a0% der Punkte; mit mehr Partien wären es, zu 95\u00a0% sicher, zwischen ${low}\u00a0% und ${high}\u00a0%.`,
};

export const measure: typeof en.measure = {
  title: 'Messung',
  about: (games) => `Bots spielen ${games} Partien neben dem Brett, und gezählt wird, was man über ein Spiel wissen will.`,
  start: 'Messen',
  stop: 'Messen anhalten',
  solve: 'Lösen',
  stopSolving: 'Lösen anhalten',
  played: (played, games) => `${played} von ${games} Partien`,
  stopped: (played, games) => `Nach ${played} von ${games} Partien angehalten`,
  used: 'Wo die Bots gespielt haben: Je größer ein Punkt, desto öfter. Ein Ring heißt, dass niemand den Platz benutzt hat.',
  others: 'Die Klassiker zum Vergleich',
  columns: ['Spiel', 'Wer beginnt, gewinnt', 'Unentschieden', 'Aktionen', 'Stufe 3 gewinnt gegen 1'],
};

export const added: typeof en.added = {
  title: 'Spiel hinzufügen',
  play: (title) => `${title} spielen`,
};

export const kept: typeof en.kept = {
  title: 'Deine Dateien',
  none: 'Noch keine. Was du schreibst, wird hier gespeichert, und ebenso Spiele, die du spielst.',
  games: 'Spielbare Spiele',
  added: (when) => `${capital(when)} hinzugefügt`,
  uses: (games) => (games ? `${counted(games, 'gespeicherte Partie braucht', 'gespeicherte Partien brauchen')} es` : 'Keine gespeicherte Partie braucht es'),
  by: (name) => `Von ${name}`,
  works: 'Läuft.',
  openFile: 'Öffnen',
  openIt: (name, when) => `${name} öffnen, ${when}`,
  saveAll: 'Alle in einer Datei speichern',
  shelfName: 'pygames-regal.json',
  allSaved: 'Alle Dateien sind in einer gespeichert.',
  rename: 'Umbenennen',
  name: 'Dateiname',
  save: 'Speichern',
  copy: 'Kopie anlegen',
  copied: (name) => `${name} ist kopiert.`,
  more: (name) => `Mehr zu ${name}`,
  play: 'Spielen',
  open: 'Code ansehen',
  remove: 'Entfernen',
  removeIt: (title) => `${title} entfernen`,
  removed: (title) => `${title} ist entfernt.`,
  putBack: 'Zurückholen',
  isBack: (title) => `${title} ist wieder da.`,
};

export const sharing: typeof en.sharing = {
  title: 'Das Spiel teilen',
  opens: 'Was der Link öffnet',
  ways: { game: 'Das Spiel', file: 'Die Datei, zum Ändern' },
  begin: 'Eine Datei zum Anfangen:',
  fileLink: 'Der Link zur Datei',
  fileNote: 'Der Link öffnet die Datei im Editor, auch wenn sie noch nicht läuft.',
  message: (title, own) => (own ? `${title}, ein Spiel von mir. Probier es aus:` : `${title}, ein Spiel zum Ausprobieren:`),
  link: 'Der Link zum Spiel',
  note: 'Der Link enthält die ganze Datei. Das Spiel läuft dann dort im Browser, getrennt von allem anderen.',
  apart: 'Für eine Einladung ist das Spiel zu lang: Schick diesen Link vorher.',
  tooLong: 'Diese Datei ist zu lang für einen Link. Schick sie als Datei; geöffnet wird sie unter „Spiel bauen“.',
  save: (name) => `${name} speichern`,
};

export const sent: typeof en.sent = {
  heading: (title) => `${title} · pygames`,
  madeBy: (name) => (name ? `Gebaut von „${name}“, nicht von dieser Website.` : 'Nicht von dieser Website gebaut.'),
  titleBy: (title, name) => (name ? `${title} (von ${name})` : `${title} (von anderswo)`),
  madeHere: 'Von dir gebaut.',
  apart: 'Es läuft getrennt von allem anderen hier: Es kann deine Partien nicht sehen und hat nichts, womit es ins Netz käme. Es kann nur dieses Gerät bremsen.',
  says: 'Dieses Spiel sagt von sich:',
  saysThat: (text) => `Dieses Spiel sagt: ${text}`,
  stopped: (title) => `„${title}“ brauchte zu lange oder mehr, als ein Spiel haben darf`,
  parts: ['Ziel', 'Zug', 'Ende', 'Punkte'],
  play: 'Spielen',
  goOn: 'Behalten und weiter',
  view: 'Code ansehen',
  damaged: 'Dieser Link ist beschädigt: Das Spiel darin ist unlesbar. Lass ihn dir noch einmal schicken.',
  pretends: 'Diese Datei gibt sich als ein anderes Spiel aus, deshalb wird sie nicht verwendet.',
  broken: (name) => (name ? `Das Spiel, das ${name} geschickt hat, läuft nicht.` : 'Das Spiel in diesem Link läuft nicht.'),
};

export const lacking: typeof en.lacking = {
  why: 'Dieses Spiel hat jemand selbst gemacht, und es ist nicht auf diesem Gerät.',
  saved: 'Deine gespeicherte Partie bleibt hier. Öffne die Datei des Spiels oder einen Link dazu, dann spiel weiter.',
  ask: (name) => (name ? `Bitte ${name}, neben diesem Link auf „Das Spiel senden“ zu drücken. Öffne das, dann wieder diesen Link.` : 'Bitte die Person, die diesen Link geschickt hat, daneben auf „Das Spiel senden“ zu drücken. Öffne das, dann wieder diesen Link.'),
};
