// The words of a game's pictures, in German.
import { percent } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const pictureExport: typeof en.pictureExport = {
  picture: 'Bild',
  animation: 'Animation',
  making: (part) => (part ? `Die Animation entsteht: ${percent(part)}` : 'Einen Moment …'),
  shows: (title) => `Das Brett von ${title}, mit den Spielern und dem Stand`,
  players: (names) => names.join(' – '),
  save: 'Speichern',
  send: 'Bild senden',
  notSent: 'Die Datei ließ sich nicht senden. Speichere sie stattdessen.',
  notMade: 'dieser Browser konnte kein Bild erzeugen',
  drawn: 'Dieser Browser lässt Seiten nicht lesen, was sie malen; deshalb sind diese Bilder Zeichnungen (SVG).',
};
