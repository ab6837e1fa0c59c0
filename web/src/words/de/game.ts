// The words about a game being played, in German: players, turns, results, hints, tips.
//
// Bots have names that stay the same in every case: "gegen Bot Sanft", "von Bot Sanft".
import type * as en from '../en/game.ts';
import { withOwner } from './grammar.ts';

const progress: typeof en.game.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `Zug ${turn} von ${turns}` : `Zug ${turn}`;
  return ply ? 'Aufbau' : 'Anfang';
};

export const game: typeof en.game = {
  you: 'Du',
  bots: ['Bot Sanft', 'Bot Geduldig', 'Bot Eifrig', 'Bot Streng', 'Bot Unerbittlich'],
  ownBot: 'Bot Eigenbau',
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: 'Bot Ebenbürtig',

  over: 'Das Spiel ist zu Ende',
  practice: 'Das war nur Training und zählt nicht.',

  thinks: (name) => `${name} denkt nach`,
  waits: (name) => `Pause. Als Nächstes: ${name}`,
  paused: 'Pause.',
  resumed: 'Die Bots spielen weiter.',
  undone: 'Zurückgenommen.',
  redone: 'Wiederholt.',
  switched: 'Jetzt gilt diese Variante.',

  progress,
  start: 'Der Anfang',
  earlier: (where) => `Eine frühere Stellung: ${where}.`,
  isEarlier: 'Das ist eine frühere Stellung. Geh zurück zum Spiel, um weiterzuspielen',
  isOthers: (whose) => `Du siehst gerade: ${whose}. Geh zurück, um zu spielen`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => withOwner(within ? 'dein' : 'Dein', sheet),
  sheetOf: (name, sheet) => `${sheet} von ${name}`,

  waitsForRules: 'Dein Zug ist vorgemerkt',
  playedThen: 'Er wird gespielt, sobald die Regeln geladen sind.',
  notPlayed: 'Dein Zug wurde nicht gespielt: Das Spiel ist inzwischen weitergegangen.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Diesen Zug spielen?',
  seeksHint: 'Ein guter Zug wird gesucht',
  hint: (action) => `Tipp: ${action}`,

  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  reading: (title, text) => `${title}: ${text}`,
  noReading: {
    pieces: 'Über die Steine der Spieler gibt es nichts vorzulesen.',
    row: 'Dieses Brett hat keine Reihen.',
    column: 'Dieses Brett hat keine Spalten.',
    area: 'Hier gibt es kein Gebiet vorzulesen.',
  },
  nothingYet: 'Noch ist nichts geschehen.',

  elsewhere: 'Du spielst dieses Spiel in einem anderen Tab. Dieser hier folgt ihm',
  deletedElsewhere:
    'Dieses Spiel wurde in einem anderen Tab gelöscht. Was du hier spielst, wird nicht gespeichert.',
  branchedOff:
    'Ein anderer Tab hat an diesem Tisch weitergespielt. Das Spiel mit deinem letzten Zug ist jetzt eine Variante, unter der Liste der Züge.',
  savedCopy:
    'Ein anderer Tab hat an diesem Tisch weitergespielt. Das Spiel mit deinem letzten Zug wurde als eigenes Spiel gespeichert.',

  goal: 'Ziel:',
  pointing: (tip, touch) => tip.replace('{Tap}', touch ? 'Tippe' : 'Klicke'),
  tips: {
    near: 'Zieh zwei Finger auseinander, um zu vergrößern.',
    undo: 'Vertan? „Rückgängig“ nimmt den Zug zurück.',
    hint: 'Unsicher? „Tipp“ zeigt einen guten Zug.',
    rules: 'Die Regeln stehen unter „Regeln“.',
  },
};
