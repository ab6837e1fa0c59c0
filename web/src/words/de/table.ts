// The words of the table, in German.
import type * as en from '../en/table.ts';
import { inTurn } from '../line.ts';
import { counted, withOwner } from './grammar.ts';

const from: typeof en.table.branches.from = (turn, actions) => (turn ? `Ab Zug ${turn}: ${actions}` : `Von Anfang an: ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const progress: typeof en.table.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `Zug ${turn} von ${turns}` : `Zug ${turn}`;
  return ply ? 'Aufbau' : 'Anfang';
};

export const table: typeof en.table = {
  board: 'Brett',
  places: 'Felder: mit den Pfeiltasten gehen, mit Enter wählen',
  noPlace: 'In dieser Richtung ist kein Feld.',
  canBePicked: 'wählbar',
  picked: 'gewählt',
  pointing: { byTouch: 'Tippe', byMouse: 'Klicke' },
  wholeBoard: 'Ganzes Brett zeigen',

  choices: 'Auswahl',
  backToGame: 'Zurück zur Partie',
  decided: 'hat entschieden',
  show: (whose) => `Zeigen: ${whose}`,
  backTo: (whose) => `Zurück: ${whose}`,
  whose: (whose, number, count) => `${whose}, ${number} von ${count}`,
  saving: {
    kept: '',
    refused: 'Diese Partie lässt sich auf diesem Gerät nicht speichern: Sie geht verloren, wenn du die Seite schließt.',
    full: 'Auf diesem Gerät ist kein Platz mehr, um diese Partie zu speichern.',
    newer: 'Eine neuere Version dieser Seite hat diese Partie gespeichert. Lade die Seite neu, um sie zu aktualisieren: Was du hier spielst, wird nicht gespeichert.',
    deleted: '',
  },
  lacksRoom: 'Auf diesem Gerät ist kein Platz mehr: Was hier neu ist, etwa Ergebnisse und Einstellungen, geht verloren, sobald diese Seite geschlossen wird.',
  failed: (reason) => `Das ging nicht: ${reason} Deine Züge sind gespeichert.`,
  botFailed: (reason) => `Der Bot konnte nicht ziehen: ${reason}`,
  elsewhere: 'Du spielst diese Partie in einem anderen Tab. Dieser Tab zeigt dasselbe.',
  thinksLonger: 'Denkt noch etwas länger nach …',
  playHere: 'Hier spielen',
  keepAgain: 'Behalten',
  playFromHere: 'Von hier aus spielen',

  commands: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    moves: 'Züge',
    panels: 'Stand',
    hint: 'Tipp',
    pause: 'Pause',
    resume: 'Weiter',
    new: 'Neue Partie',
    resign: 'Aufgeben',
    draw: 'Unentschieden anbieten',
    send: 'Link senden',
    again: 'Noch mal',
    swap: 'Plätze tauschen',
    share: 'Teilen',
    keys: 'Tastatur und Vorlesen',
    names: 'Namen',
  },
  saveNames: 'Speichern',
  handOver: {
    title: (name) => `Gib das Gerät weiter an ${name}`,
    show: (sheet) => (sheet ? `${withOwner('Mein', sheet)} zeigen` : 'Das Brett zeigen'),
  },
  swap: {
    more: 'Plätze reihum tauschen',
    label: (word) => `${word} und noch mal spielen`,
  },
  more: 'Mehr',
  notNow: (command) => `${command}: gerade nicht möglich.`,

  ending: {
    resign: {
      title: 'Diese Partie aufgeben?',
      what: ({ name, you }) => (you ? 'Dann verlierst du die Partie.' : `Dann verliert ${name}.`),
      yes: 'Aufgeben',
    },
    draw: {
      title: 'Sind beide einverstanden?',
      what: 'Die Partie endet dann unentschieden.',
      yes: 'Unentschieden',
    },
    back: '„Rückgängig“ nimmt das zurück.',
    resume: 'Weiterspielen',
  },

  play: 'Spielen',

  parts: { goal: 'Ziel', turn: 'Zug', end: 'Ende', score: 'Punkte' },

  progress,
  earlier: (turn, turns, ply) => `Eine frühere Stellung: ${progress(turn, turns, ply)}.`,
  lookBack: 'Zugliste durchgehen',
  moveShown: 'Gezeigter Zug',
  start: 'Anfang',
  setUp: 'Aufbau',
  first: 'Erste Stellung',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Letzte Stellung',

  branches: {
    count: (count) => counted(count, 'Variante', 'Varianten'),
    from,
    game: (turn, actions) => `Die Partie selbst. ${from(turn, actions)}`,
    change: 'Dorthin wechseln',
    remove: 'Löschen',
    does: (what, nth) => `${what}: Variante ${nth}`,
    deleted: 'Die Variante ist gelöscht.',
  },

  typeMove: 'Zug eintippen',
  yourMove: 'Dein Zug',
  unread: 'Das ließ sich gerade nicht lesen.',

  singleKeys: 'Am Tisch gelten einzelne Tasten',
  shortcuts: {
    listen: 'Die Stellung hören',
    turn: 'Wer am Zug ist, und was zu tun ist',
    last: 'Der letzte Zug',
    score: 'Der Stand',
    pieces: 'Die Steine eines Spielers; noch einmal: die des nächsten',
    row: 'Die Reihe des gewählten Feldes',
    column: 'Seine Spalte',
    area: 'Sein Gebiet',
    position: 'Das ganze Brett in Worten',
    play: 'Spielen',
    pause: 'Die Bots anhalten oder weiterspielen lassen',
    look: 'Ansehen',
    earlier: 'Einen Zug zurück',
    later: 'Einen Zug vor',
    zoom: 'Größer oder kleiner',
    share: 'Diese Partie teilen',
    keys: 'Diese Kürzel',
    always: 'Immer',
  },
  byEar: {
    title: 'Mit einem Screenreader',
    says: 'Was geschieht, wird von selbst gesagt: dein Zug, die Antwort, was zu tun ist. Die Tasten darunter sagen es noch einmal, und mehr.',
    letters: 'Wenn Buchstaben durch die Seite springen, nimmt sie der Screenreader für sich. Geh mit Tab zum Brett. Wenn das nicht hilft:',
    ways: 'Orca: Einfügen und A, zweimal; NVDA: Einfügen und Leertaste; JAWS: Einfügen und Z; Sprachausgabe: Feststelltaste und Leertaste; VoiceOver: Links und Rechts zugleich',
  },
  alwaysKeys: [
    ['Pfeiltasten', 'Von Feld zu Feld gehen'],
    ['Umschalt und Pfeil', 'Zum nächsten Feld anderer Art gehen'],
    ['Tab', 'Zu den Knöpfen neben dem Brett gehen'],
    ['Enter', 'Das Feld wählen'],
    ['Escape', 'Einen Schritt zurück'],
  ],
  showsKeys: 'Das Fragezeichen zeigt die Tasten.',
  boardInWords: 'Das Brett in Worten',
  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  readings: { pieces: 'Spieler', row: 'Reihen', column: 'Spalten', area: 'Gebiete' },
  noReading: {
    pieces: 'Über die Steine der Spieler gibt es nichts vorzulesen.',
    row: 'Dieses Brett hat keine Reihen.',
    column: 'Dieses Brett hat keine Spalten.',
    area: 'Hier gibt es kein Gebiet vorzulesen.',
  },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Dieser Link verlangt „${bot}“; ${bots}.`,
  notAllFar: 'Dieser Link lässt sich nicht öffnen: Wird per Link gespielt, dann ist eine Person hier, und alle anderen sind „far“.',
  noneFar: 'Dieser Link lässt sich nicht öffnen: Partien mit Menschen anderswo gibt es auf dieser Seite nicht.',
  noGameInLink: 'Dieser Link enthält keine Partie: Sein Text wurde abgeschnitten oder verändert.',
  newer: 'Diese Partie wurde von einer neueren Version dieser Seite gespeichert. Lade die Seite neu, dann öffne die Partie noch einmal.',
  notValid: 'Diese gespeicherte Partie ist ungültig.',
  notPossible: (number) => (number > 1 ? `Zug ${number} dieser Partie ist nicht möglich. Das Brett zeigt die Partie davor, und von dort kannst du weiterspielen.` : 'Der erste Zug dieser Partie ist nicht möglich. Du kannst von Anfang an spielen.'),
  unknownGame: (id) => `Diese gespeicherte Partie lässt sich nicht öffnen: Ein Spiel namens „${id}“ gibt es auf dieser Seite nicht. Sie bleibt auf diesem Gerät.`,
  savedWithBot: (bot, bots) => `Diese gespeicherte Partie lässt sich nicht öffnen: Sie verlangt „${bot}“, aber ${bots}.`,
  bots: (title, first, last) => (first ? `${title} hat bot${first} bis bot${last}` : `${title} hat keine Bots`),
};

export const reading: typeof en.reading = {
  allows: 'Sehen, was das zulässt',
  failed: (why) => `Die Auswertung wurde abgebrochen: ${why}`,
  follows: (why, steps) => [why, steps.length > 0 && `dann ${inTurn(steps)}`].filter(Boolean).join(', '),
};
