// The words of backups and transfers, in German.
import { counted } from '../../../words/de/grammar.ts';
import { sending } from '../../../words/de/share.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const backup: typeof en.backup = {
  title: 'Sichern und umziehen · pygames',
  holds: (games, exercises) => {
    const some = [games && counted(games, 'Partie', 'Partien'), exercises && counted(exercises, 'Übung', 'Übungen'), 'Ergebnisse', 'Einstellungen'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what) => `Kopiere alles auf ein anderes Gerät: ${what}. Auf keinem der beiden geht etwas verloren.`,
  unreadable: 'Nicht alles, was hier gespeichert ist, ließ sich gerade lesen; in einer Sicherung könnte also etwas fehlen. Lade die Seite neu, dann versuch es noch einmal.',
  damagedHere: (entries) => (entries === 1 ? 'Ein Eintrag auf diesem Gerät ist beschädigt und fehlt in dieser Sicherung.' : `${entries} Einträge auf diesem Gerät sind beschädigt und fehlen in dieser Sicherung.`),
  saveFile: 'Als Datei speichern',
  there: 'Öffne die Datei auf dem anderen Gerät, auf dieser Seite. Dorthin führen die Einstellungen, unter „Erweitert“.',
  openFile: 'Datei eines anderen Geräts öffnen',
  otherWays: 'Andere Wege',
  byLink: 'Öffne den Link auf dem anderen Gerät.',
  fileOnly: 'Das ist zu viel für einen Link.',
  label: 'Link mit allem',
  message: 'Alles aus meinem pygames:',
  sending: sending('Der Link', 'Link kopieren', 'Der Link ist kopiert.'),
  scan: 'Oder scannen',
  scanOne: 'Scann ihn mit dem anderen Gerät.',
  scanAll: (codes) => `Scann alle ${codes} Codes mit dem anderen Gerät, in beliebiger Reihenfolge.`,
  code: (at, of) => `Code ${at} von ${of}`,
  next: 'Weiter',
  previous: 'Zurück',

  comes: (what) => `Dieser Link bringt alles von einem anderen Gerät mit: ${what}. Es kommt zu dem hinzu, was hier ist, und keine Partie geht verloren. Wurde die Ruhmeshalle dort zurückgesetzt, werden ältere Ergebnisse auch hier vergessen.`,
  yours: 'Nimm es nur an, wenn du diesen Link selbst erstellt hast.',
  add: 'Hinzufügen',
  waiting: (count, of) => (count === 1 ? `1 von ${of} Codes ist da.` : `${count} von ${of} Codes sind da.`),
  others: 'Scann auch die anderen, in beliebiger Reihenfolge.',
  wrong: 'Dieser Link wurde unterwegs abgeschnitten oder verändert. Kopiere den ganzen Link oder scann die Codes noch einmal.',
  notNow: 'Nicht jetzt',

  due: 'Deine Partien liegen nur in diesem Browser, und der könnte sie löschen, wenn auf dem Gerät der Platz knapp wird.',
  show: 'Sichern',
};
