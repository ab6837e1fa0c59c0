// The words of the settings, in German.
import type * as en from '../en/settings.ts';
import { byLink } from './home.ts';

export const settings: typeof en.settings = {
  advanced: 'Erweitert',
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  motion: 'Bewegung',
  motions: { system: 'System', full: 'Voll', reduced: 'Reduziert' },
  side: 'Wer unten sitzt',
  sides: {
    own: 'Automatisch',
    turn: 'Wer am Zug ist',
    first: 'Wer beginnt',
    second: 'Wer als Zweites zieht',
  },
  handOver: 'Beim Weitergeben das Brett verdecken',
  handOvers: {
    sheets: 'Wenn alle ein eigenes Blatt oder Geheimnisse haben',
    always: 'Immer',
    off: 'Nie',
  },
  pondering: 'Bots denken nach, während du am Zug bist',
  ponderings: { 'plugged-in': 'Am Stromnetz', on: 'Immer', off: 'Nie' },
  confirm: 'Züge bestätigen',
  confirmMore: 'Jeden Zug erst ansehen, dann spielen oder zurückgehen',
  notation: 'Notation zeigen',
  notationMore: 'In Zuglisten, Tipps und Auswertungen, statt Worten',
  keys: 'Tastenkürzel mit einer Taste',
  keysMore: 'Drück am Tisch ? für eine Liste',
  deleteAll: 'Alle meine Daten löschen',
  version: (version, build) => `pygames ${version}, Build ${build}`,
  fasterStart: (megabytes) => `${megabytes} MB gespeichert, damit der Start schneller geht.`,
  thanks: 'Lizenzen und Dank',
  credits: 'MIT-Lizenz. Die Spiele gehören denen, die sie erfunden haben; die Regeltexte sind unsere eigenen. Gemacht mit Python, Pyodide, Preact, Workbox, den Schriften Besley und Atkinson Hyperlegible Next sowie Karten nach us-atlas und world-atlas.',
  licenses: 'Alle Lizenzen',
};

export const languages: typeof en.languages = {
  missing: (name) => `${name} konnte nicht geladen werden, deshalb ist diese Seite vorerst auf Englisch. Lade sie neu, um es noch einmal zu versuchen.`,
  missingInGames: 'Was die Spiele sagen, ist vorerst auf Englisch: Ein Teil der Sprache konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
};

export const repair: typeof en.repair = {
  repair: 'Reparieren',
  more: 'Reparieren lädt die Dateien dieser Website neu. Deine Partien und Einstellungen bleiben.',
  begun: 'Die Dateien dieser Website werden neu geladen …',
  unreachable: 'Die Website ist gerade nicht erreichbar. Geändert wurde nichts.',
  another: 'Unter der Adresse dieser Website antwortet etwas anderes, zum Beispiel die Anmeldung eines WLANs. Geändert wurde nichts.',
  partly: 'Einige Dateien dieser Website ließen sich nicht laden. Was auf diesem Gerät gespeichert ist, bleibt.',
  stuck: 'Die Dateien dieser Website ließen sich nicht auf diesem Gerät speichern: Der Browser antwortet nicht. Starte ihn neu, dann repariere noch einmal.',
};

export const forget: typeof en.forget = {
  title: 'Alle deine Daten löschen?',
  warning: 'Damit verschwinden deine offenen und beendeten Partien und deine Einstellungen von diesem Gerät. Das lässt sich nicht rückgängig machen. Auch die Offline-Kopie dieser Website wird gelöscht und neu geladen; ohne Netz bleibt sie.',
  keep: 'Behalten',
  delete: 'Löschen',
  begun: 'Wird gelöscht …',
};

export const install: typeof en.install = {
  offer: 'Du kannst pygames als App installieren: Sie öffnet sich dann wie jede andere, und das Gerät bewahrt deine Partien zuverlässiger auf.',
  install: 'Installieren',
  notNow: 'Nicht jetzt',
};

export const keeping: typeof en.keeping = {
  forgets: 'Nach sieben Tagen Nutzung ohne Besuch löscht Safari, was eine Website gespeichert hat: Leg die Seite auf den Home-Bildschirm oder mach eine Sicherung.',
  forgetsMatch: `Liegt die Seite auf deinem Home-Bildschirm, dann öffne den Link dort: Kopiere ihn und füg ihn unter „${byLink.paste}“ ein.`,
  linksOpenElsewhere: 'Ein Link aus einer Nachricht öffnet sich in Safari, nicht in dieser App: Kopiere ihn und füg ihn hier ein.',
  inMessenger: 'Das ist der Browser eines Messengers oder einer App; deine Partie kann hier bald verloren gehen. Öffne den Link in deinem eigenen Browser: Im Menü gibt es einen Befehl dafür.',
};
