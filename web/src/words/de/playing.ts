// The words of tables while a game is played, in German.
import type * as en from '../en/playing.ts';

export const playing: typeof en.playing = {
  practice: 'Das war nur Training und zählt nicht.',

  thinks: (name) => `${name} denkt nach`,
  waits: (name) => `Pause. Als Nächstes: ${name}`,
  paused: 'Pause.',
  resumed: 'Die Bots spielen weiter.',
  undone: 'Zurückgenommen.',
  redone: 'Wiederholt.',
  switched: 'Jetzt gilt diese Variante.',

  isEarlier: 'Das ist eine frühere Stellung. Geh zurück zur Partie, um weiterzuspielen',
  isOthers: (whose) => `Du siehst gerade: ${whose}. Geh zurück, um zu spielen`,
  waitsForRules: 'Dein Zug ist vorgemerkt',
  playedThen: 'Er wird gespielt, sobald die Regeln geladen sind.',
  notPlayed: 'Dein Zug wurde nicht gespielt: Die Partie ist inzwischen weitergegangen.',

  confirm: (action) => `${action}?`,
  confirmIt: 'Diesen Zug spielen?',
  seeksHint: 'Ein guter Zug wird gesucht',
  hint: (action) => `Tipp: ${action}`,

  nothingYet: 'Noch ist nichts geschehen.',

  elsewhere: 'Du spielst diese Partie in einem anderen Tab. Dieser Tab zeigt dasselbe',
  deletedElsewhere: 'Diese Partie wurde in einem anderen Tab gelöscht. Was du hier spielst, wird nicht gespeichert.',

  tips: {
    undo: 'Vertan? „Rückgängig“ nimmt den Zug zurück.',
    hint: 'Unsicher? „Tipp“ zeigt einen guten Zug.',
    rules: 'Die Regeln stehen unter „Regeln“.',
  },
};
