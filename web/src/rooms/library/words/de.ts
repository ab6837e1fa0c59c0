// The words of the page with all games kept on this device, in German.
import { counted, figures } from '../../../words/de/grammar.ts';
import { paragraph } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const games = (count: number) => counted(count, 'Spiel', 'Spiele');
const exercises = (count: number) => counted(count, 'Übung', 'Übungen');
/** "1 Spiel wurde", "2 Spiele wurden". */
const gamesWere = (count: number) => counted(count, 'Spiel wurde', 'Spiele wurden');

export const library: typeof en.library = {
  title: 'Partien · pygames',
  toFame: 'Ruhmeshalle',
  list: 'Auf diesem Gerät gespeicherte Spiele',
  none: 'Auf diesem Gerät sind noch keine Spiele gespeichert.',
  count: (shown, all) => {
    if (all === 0) return 'Auf diesem Gerät sind keine Spiele mehr.';
    if (shown === 0) return 'Kein Spiel passt dazu.';
    return shown < all ? `${shown} von ${counted(all, 'Spiel', 'Spielen')}` : games(all);
  },
  more: 'Mehr',
  showMore: (left) => `Mehr zeigen (${left})`,
  filter: 'Filter',
  noFilter: 'Alle Spiele zeigen',
  state: 'Zeigen',
  states: { all: 'Alle', open: 'Laufende', over: 'Beendete' },
  game: 'Spiel',
  opponent: 'Gegner',
  player: 'Name',
  any: 'Alle',
  person: 'Jemand hier',
  far: 'Jemand anderswo',
  yourMove: 'Du bist am Zug',
  someonesMove: (name) => `${name} am Zug`,
  inPlay: 'Läuft',
  over: 'Beendet',
  lastPlayed: (when) => `Zuletzt: ${when}`,
  resume: 'Fortsetzen',
  look: 'Ansehen',
  duplicate: 'Duplizieren',
  delete: 'Löschen',
  does: (what, name, nth) => `${what}: ${name}, ${nth}`,
  undo: 'Rückgängig',
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  deletedFar: (name) =>
    `„${name}“ wurde gelöscht. Ohne diesen Eintrag kannst du dieses Spiel nicht fortsetzen.`,
  duplicated: (name) => `„${name}“ wurde dupliziert.`,
  copyOf: (name) => `${name} (Kopie)`,
  imported: ({ added, updated, known, exercises: some, otherData }) =>
    paragraph(
      added || !updated ? `${added ? games(added) : 'Keine Spiele'} hinzugefügt.` : '',
      updated ? `${gamesWere(updated)} auf den neuesten Stand gebracht.` : '',
      known ? `${counted(known, 'Spiel war', 'Spiele waren')} schon hier.` : '',
      some === undefined ? '' : `${exercises(some)} hinzugefügt.`,
      otherData ? 'Ergebnisse und Einstellungen wurden mit denen hier zusammengeführt.' : '',
      ...(otherData ?? []),
    ),
  notAll: (count) => `${gamesWere(count)} abgelehnt:`,
};

export const transfer: typeof en.transfer = {
  rename: 'Umbenennen',
  noRoom: 'Auf diesem Gerät ist dafür kein Platz mehr. Geändert wurde nichts.',
  export: 'Exportieren',
  which: 'Was exportiert wird',
  allOf: (all, some) => `Alles: ${games(all)}${some ? `, ${exercises(some)}` : ''}`,
  form: 'Form',
  whole: 'Für diese Seite',
  gameFile: 'Zum Lesen',
  text: 'Als Text',
  saveFile: 'Als Datei speichern',
  copyText: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Der Text ließ sich nicht kopieren. Markiere und kopiere ihn von Hand.',
  notCopiedLong: 'Der Text ließ sich nicht kopieren. Speichere ihn als Datei.',
  shortened: (letters) =>
    `Hier steht nur der Anfang. Der ganze Text hat ${figures(letters)} Zeichen.`,
  import: 'Importieren',
  chooseFile: 'Eine Datei mit Spielen',
  orPaste: 'Oder füg den Text von Spielen ein, oder Links zu ihnen',
  refused: (number, why) => `Spiel ${number}: ${why}`,
  notPossible: (number) => `Zug ${number} darin ist nicht möglich.`,
  foreignSecret:
    'Sein Geheimnis ist nicht das, mit dem beigetreten wurde; deshalb ließe es sich nicht fortsetzen.',
  badMatch: 'Die Nachrichten dieses Spiels mit Leuten anderswo sind beschädigt.',
  noRecord: 'Das ist keine Aufzeichnung eines Spiels.',
  isText: 'Das ist nur Text, keine Aufzeichnung eines Spiels.',
  newerGame:
    'Es stammt von einer neueren Version dieser Seite. Lade die Seite neu, dann importiere es noch einmal.',
  isMessage: 'Das ist eine Nachricht aus einem Spiel mit Leuten anderswo. Öffne den Link selbst.',
  notRead: (name) =>
    `„${name}“ ließ sich nicht lesen: Die Datei ist weg, oder der Browser darf sie nicht öffnen.`,
  unknown: 'Diese Version der Seite kennt das Spiel nicht.',
  newTitle: 'Titel',
  save: 'Speichern',
};
