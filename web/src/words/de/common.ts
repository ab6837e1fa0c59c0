// The words that several screens share, and those of the foot, in German.
import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  close: 'Schließen',
  tryAgain: 'Noch mal',
  back: 'Zurück',
  reload: 'Neu laden',
  allGames: 'Alle Spiele',
  choose: 'Spiel wählen',
  openSite: 'Auf pygames öffnen',
  games: 'Spiele',
  yourGames: 'Partien',
  language: 'Sprache',
  justNow: 'gerade eben',
  settings: 'Einstellungen',
  rules: 'Regeln',
  minutes: (minutes) => `${minutes}\u00a0Min.`,
  level: (level, levels) => `Stufe ${level} von ${levels}`,
  settingUp: 'Wird aufgebaut',
  openingRules: 'Das Spielprogramm wird geladen',
};

export const offline: typeof en.offline = {
  none: 'Kein Konto, kein Server.',
  saving: 'Eine Kopie zum Spielen ohne Netz wird gespeichert …',
  ready: 'Läuft auch ohne Netz. Kein Konto, kein Server.',
  failed: 'Zum Spielen ohne Netz ließ sich nichts speichern.',
  newVersion: 'Es gibt eine neue Version.',
};

export const begunAnew: typeof en.begunAnew = {
  deleted: (files) => `Deine Partien und Einstellungen sind gelöscht.${files ? '' : ' Die Dateien der Website selbst bleiben auf diesem Gerät.'}`,
  deletedElsewhere: 'Deine Partien und Einstellungen wurden in einem anderen Fenster gelöscht.',
  repaired: 'Die Dateien der Website wurden neu geladen. Deine Partien sind alle noch da.',
};
