// The words for moving games between devices, in German.
import type * as en from '../en/exchange.ts';
import { counted, figures } from './grammar.ts';

export const exchange: typeof en.exchange = {
  withSecrets: 'Dieser Export enthält deine Partien per Link: Wer ihn hat, kann darin an deiner Stelle spielen. Behalte ihn für dich.',
  importing: 'Die Partien werden geprüft …',
  guessed: 'Diese Datei ist nicht UTF-8. Sie wurde als Windows-1252 gelesen: Sieh dir Buchstaben wie ä und ß an.',
  newer: 'Diese Partien wurden von einer neueren Version dieser Seite exportiert. Lade die Seite neu, um sie zu aktualisieren.',
  tooLong: (letters) => `Dieser Text ist zu lang: Importieren lassen sich höchstens ${figures(letters)} Zeichen auf einmal.`,
  tooMany: (games) => `Das sind zu viele Partien: Importieren lassen sich höchstens ${games} auf einmal.`,
  damaged: (count) => (count === 1 ? 'Eine Antwort in deinen Übungen war unlesbar und wurde weggelassen.' : `${counted(count, 'Antwort', 'Antworten')} in deinen Übungen waren unlesbar und wurden weggelassen.`),
  notKept: 'Nicht aufbewahrt:',
  refusedEntry: (name, why) => `${name ? `„${name}“` : 'Ergebnisse, Übungen und Einstellungen'}: ${why}`,
  notKeptSince: { room: 'Auf diesem Gerät ist kein Platz mehr.', many: 'Mehr von dieser Art bewahrt dieses Gerät nicht auf.', game: 'Das Spiel dazu fehlt auf dieser Seite.', damaged: 'Das ist beschädigt.' },
};
