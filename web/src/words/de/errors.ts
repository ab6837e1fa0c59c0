// The words of errors, in German.
import type * as en from '../en/errors.ts';
import { capital } from '../grammar.ts';

const safe = 'Deine Züge sind gespeichert.';

export const errors: typeof en.errors = {
  badCode: 'Dieser Link lässt sich nicht öffnen: Seine Adresse enthält einen ungültigen %-Code.',
  namesNothing: 'Dieser Link führt zu keiner Partie.',
  badSeat: (seat) => `Dieser Link verlangt den Spieler „${seat}“. Möglich sind „person“, „far“, „bot1“, „bot2“ und so weiter.`,
  badOptions: 'Die Einstellungen in diesem Link sind kein JSON-Objekt.',
  noGame: (why) => `Dieser Link lässt sich nicht öffnen: ${capital(why)}`,
  newerLink: 'Dieser Link stammt von einer neueren Version dieser Seite. Lade die Seite neu, dann öffne den Link noch einmal.',
  linkNotValid: 'Die Partie in diesem Link ist ungültig.',
  unusable: (why) => `Dieser Link lässt sich nicht verwenden: ${capital(why)}`,

  notKept: 'Diese Partie ist auf diesem Gerät nicht gespeichert. Wer sie hat, kann sie mit dir teilen.',
  keepsNothing: 'Diese Partie ist nicht da: Der Browser speichert nichts von dieser Website. Vielleicht ist es ein privates Fenster.',
  damaged: 'Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen. Sie wurde beiseitegelegt, nicht gelöscht.',
  details: 'Einzelheiten',
  deletedForRoom: (count, game) =>
    count > 1 ? `Auf diesem Gerät ist kein Platz mehr. Damit diese Partie gespeichert werden konnte, wurden die ${count} ältesten beendeten Partien gelöscht.` : `Auf diesem Gerät ist kein Platz mehr. Damit diese Partie gespeichert werden konnte, wurde die älteste beendete Partie gelöscht (${game}).`,

  noSuchGame: (id) => `das Spiel „${id}“ gibt es hier nicht`,

  couldNotShow: (why) => `Diese Seite ließ sich nicht anzeigen. ${why}`,
  couldNotStart: (why) => `Die Partie ließ sich nicht starten. ${safe} ${why}`,
  partMissing: 'Ein Teil dieser Seite ließ sich nicht laden. Prüf deine Verbindung, dann versuch es noch einmal.',

  engine: {
    stopped: 'Das Spielprogramm wurde angehalten.',
    'not-running': 'Das Spielprogramm läuft nicht.',
    timeout: 'Der Start hat zu lange gedauert oder der Browser verbietet ihn.',
    silent: 'Das Spielprogramm hat nicht rechtzeitig geantwortet.',
    'too-long': 'das ist zu lang zum Lesen.',
    unanswered: 'Das Spielprogramm konnte darauf nicht antworten.',
    'no-workers': 'Dieser Browser hat keine Hintergrundprozesse (Worker), und das Spielprogramm braucht einen.',
    'no-webassembly': 'Dieser Browser kennt kein WebAssembly oder verbietet es, und das Spielprogramm braucht es.',
    crashed: (what) => `Das Spielprogramm ist unerwartet stehen geblieben: ${what}.`,
    'worker-missing': 'Ein Teil der Website ließ sich nicht laden. Bist du online?',
    'another-build': 'Diese Seite und ihr Spielprogramm stammen aus verschiedenen Versionen. Lade die Seite neu oder repariere sie in den Einstellungen.',
    unreadable: 'Das Spielprogramm ist unerwartet stehen geblieben: Eine Nachricht war unlesbar.',
    network: 'Ein Teil der Website ließ sich nicht laden. Bist du online?',
    'no-puzzles': 'Die Rätsel ließen sich nicht laden. Prüf deine Verbindung, dann versuch es noch einmal.',
    missing: (file) => `Die Datei ${file} fehlt hier.`,
    tampered: (file) => `Die Datei ${file} ist nicht die, mit der diese Seite gebaut wurde.`,
    python: (line) => `Python ließ sich nicht starten: ${line}`,
  },
};
