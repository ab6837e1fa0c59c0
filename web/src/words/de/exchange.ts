// The words for moving games between devices, in German.
import type * as en from '../en/exchange.ts';
import { counted, figures } from './grammar.ts';

export const exchange: typeof en.exchange = {
  withSecrets:
    'Dieser Export enthält deine Spiele mit Leuten anderswo: Wer ihn hat, kann dort an deiner Stelle spielen. Behalte ihn für dich.',
  importing: 'Die Spiele werden geprüft …',
  guessed:
    'Diese Datei ist nicht UTF-8. Sie wurde als Windows-1252 gelesen: Sieh dir Buchstaben wie ä und ß an.',
  notGames:
    'Dieser Text enthält keine Spiele: Er wurde abgeschnitten oder verändert, oder er ist etwas anderes.',
  newer:
    'Diese Spiele wurden von einer neueren Version dieser Seite exportiert. Lade die Seite neu, um sie zu aktualisieren.',
  tooLong: (letters) =>
    `Dieser Text ist zu lang: Importieren lassen sich höchstens ${figures(letters)} Zeichen auf einmal.`,
  tooMany: (games) =>
    `Das sind zu viele Spiele: Importieren lassen sich höchstens ${games} auf einmal.`,
  damaged: (count) =>
    count === 1
      ? 'Eine Antwort in deinen Übungen war unlesbar und wurde weggelassen.'
      : `${counted(count, 'Antwort', 'Antworten')} in deinen Übungen waren unlesbar und wurden weggelassen.`,
};
