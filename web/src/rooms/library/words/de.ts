// The words of the page with all games kept on this device, in German.
import { counted, figures } from '../../../words/de/grammar.ts';
import { paragraph } from '../../../words/grammar.ts';
import type * as en from './en.ts';

const games = (count: number) => counted(count, 'Partie', 'Partien');
const exercises = (count: number) => counted(count, 'Übung', 'Übungen');
/** "1 Partie wurde", "2 Partien wurden". */
const gamesWere = (count: number) => counted(count, 'Partie wurde', 'Partien wurden');

export const library: typeof en.library = {
  title: 'Partien · pygames',
  toFame: 'Ruhmeshalle',
  list: 'Auf diesem Gerät gespeicherte Partien',
  none: 'Auf diesem Gerät sind noch keine Partien gespeichert.',
  count: (some, all) => {
    if (all === 0) return 'Auf diesem Gerät sind keine Partien mehr.';
    if (some === 0) return 'Keine Partie passt dazu.';
    return some < all ? `${some} von ${counted(all, 'Partie', 'Partien')}` : games(all);
  },
  more: 'Mehr',
  showMore: (rest) => `Mehr zeigen (${rest})`,
  filter: 'Filter',
  noFilter: 'Alle Partien zeigen',
  state: 'Zeigen',
  states: { all: 'Alle', open: 'Laufende', over: 'Beendete' },
  game: 'Spiel',
  opponent: 'Gegner',
  player: 'Name',
  any: 'Alle',
  person: 'Jemand hier',
  far: 'Per Link',
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
  deletedFar: (name) => `„${name}“ wurde gelöscht. Ohne diesen Eintrag kannst du diese Partie nicht fortsetzen.`,
  duplicated: (name) => `„${name}“ wurde dupliziert.`,
  copyOf: (name) => `${name} (Kopie)`,
  imported: ({ added, updated, same, exercises: some, otherData }) =>
    paragraph(
      added || !updated ? `${added ? games(added) : 'Keine Partien'} hinzugefügt.` : '',
      updated ? `${gamesWere(updated)} auf den neuesten Stand gebracht.` : '',
      same ? `${counted(same, 'Partie war', 'Partien waren')} schon hier.` : '',
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
  form: 'Format',
  whole: 'Für diese Seite',
  gameFile: 'Zum Lesen',
  text: 'Als Text',
  saveFile: 'Als Datei speichern',
  copyText: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Der Text ließ sich nicht kopieren. Markiere und kopiere ihn von Hand.',
  notCopiedLong: 'Der Text ließ sich nicht kopieren. Speichere ihn als Datei.',
  shortened: (letters) => `Hier steht nur der Anfang. Der ganze Text hat ${figures(letters)} Zeichen.`,
  import: 'Importieren',
  chooseFile: 'Eine Datei mit Partien',
  orPaste: 'Oder füg den Text von Partien ein oder Links zu ihnen',
  refused: (number, why) => `Partie ${number}: ${why}`,
  notPossible: (number) => `Zug ${number} darin ist nicht möglich.`,
  foreignSecret: 'Sein Geheimnis ist nicht das, mit dem beigetreten wurde; deshalb ließe es sich nicht fortsetzen.',
  badMatch: 'Die Nachrichten dieser Partie per Link sind beschädigt.',
  noRecord: 'Das ist keine Aufzeichnung einer Partie.',
  isText: 'Das ist nur Text, keine Aufzeichnung einer Partie.',
  newerGame: 'Es stammt von einer neueren Version dieser Seite. Lade die Seite neu, dann importiere es noch einmal.',
  isMessage: 'Das ist eine Nachricht aus einer Partie per Link. Öffne direkt den Link.',
  notRead: (name) => `„${name}“ ließ sich nicht lesen: Die Datei ist weg oder der Browser darf sie nicht öffnen.`,
  unknown: 'Diese Version der Seite kennt das Spiel nicht.',
  newTitle: 'Titel',
  save: 'Speichern',
};
