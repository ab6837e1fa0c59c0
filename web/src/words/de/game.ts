// The words about a game being played, in German: players, turns, results, hints, tips.
import type * as en from '../en/game.ts';
import type { BotWords } from '../grammar.ts';
import { withOwner } from './grammar.ts';

/** Bots have names that stay the same in every case: "gegen Bot Sanft", "von Bot Sanft". */
const bot = (level: string): BotWords => {
  const name = `Bot ${level}`;
  return { name, level, within: name, against: name };
};

export const game: typeof en.game = {
  you: 'Du',
  bots: ['Sanft', 'Geduldig', 'Eifrig', 'Streng', 'Unerbittlich'].map(bot),
  ownBot: bot('Eigenbau'),
  namedAt: (name, seat) => `${name} (${seat})`,
  evenMatch: bot('Ebenbürtig'),

  over: 'Die Partie ist zu Ende',
  practice: 'Das war nur Training und zählt nicht.',

  thinks: (name) => `${name} denkt nach`,
  waits: (name) => `Pause. Als Nächstes: ${name}`,
  paused: 'Pause.',
  resumed: 'Die Bots spielen weiter.',
  undone: 'Zurückgenommen.',
  redone: 'Wiederholt.',
  switched: 'Jetzt gilt diese Variante.',

  start: 'Der Anfang',
  isEarlier: 'Das ist eine frühere Stellung. Geh zurück zur Partie, um weiterzuspielen',
  isOthers: (whose) => `Du siehst gerade: ${whose}. Geh zurück, um zu spielen`,
  title: (words, game) => `${words} · ${game}`,

  yourSheet: (sheet, within) => withOwner(within ? 'dein' : 'Dein', sheet),
  sheetOf: (name, sheet) => `${sheet} von ${name}`,

  waitsForRules: 'Dein Zug ist vorgemerkt',
  playedThen: 'Er wird gespielt, sobald die Regeln geladen sind.',
  notPlayed: 'Dein Zug wurde nicht gespielt: Die Partie ist inzwischen weitergegangen.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Diesen Zug spielen?',
  seeksHint: 'Ein guter Zug wird gesucht',
  hint: (action) => `Tipp: ${action}`,

  reading: (title, text) => `${title}: ${text}`,
  nothingYet: 'Noch ist nichts geschehen.',

  elsewhere: 'Du spielst diese Partie in einem anderen Tab. Dieser Tab zeigt dasselbe',
  deletedElsewhere:
    'Diese Partie wurde in einem anderen Tab gelöscht. Was du hier spielst, wird nicht gespeichert.',
  branchedOff:
    'Ein anderer Tab hat an diesem Tisch weitergespielt. Die Partie mit deinem letzten Zug ist jetzt eine Variante, unter der Liste der Züge.',
  savedCopy:
    'Ein anderer Tab hat an diesem Tisch weitergespielt. Die Partie mit deinem letzten Zug wurde als eigene Partie gespeichert.',

  goal: 'Ziel:',
  tips: {
    near: 'Zieh zwei Finger auseinander, um zu vergrößern.',
    undo: 'Vertan? „Rückgängig“ nimmt den Zug zurück.',
    hint: 'Unsicher? „Tipp“ zeigt einen guten Zug.',
    rules: 'Die Regeln stehen unter „Regeln“.',
  },
};
