// The words of a game's pictures, in Spanish.
import { percent } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const pictureExport: typeof en.pictureExport = {
  picture: 'Imagen',
  animation: 'Animación',
  making: (part) => (part ? `Creando la animación: ${percent(part)}` : 'Un momento…'),
  shows: (title) => `El tablero de ${title}, con quién juega y cómo va`,
  players: (names) => names.join(' – '),
  save: 'Guardar',
  send: 'Enviar imagen',
  notSent: 'No se pudo enviar el archivo. Guárdalo.',
  notMade: 'este navegador no ha podido crear una imagen',
  drawn: 'Este navegador no deja que las páginas lean lo que pintan, así que estas imágenes son dibujos (SVG).',
};
