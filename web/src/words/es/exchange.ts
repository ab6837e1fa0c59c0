// The words for moving games between devices, in Spanish.
import type * as en from '../en/exchange.ts';

export const exchange: typeof en.exchange = {
  withSecrets: 'Esta exportación contiene tus partidas a distancia: quien la tenga puede jugarlas en tu lugar. No la compartas.',
  importing: 'Comprobando las partidas…',
  guessed: 'Este archivo no está en UTF-8. Se ha leído como Windows-1252: revisa letras como ñ y á.',
  newer: 'Estas partidas se exportaron desde una versión más nueva de la página. Recárgala para actualizarla.',
  tooLong: (letters) => `Este texto es demasiado largo: se pueden importar ${letters.toLocaleString('es')} caracteres a la vez como máximo.`,
  tooMany: (games) => `Son demasiadas partidas: se pueden importar ${games} a la vez como máximo.`,
  damaged: (count) => (count === 1 ? 'Una respuesta de tus ejercicios no se pudo leer y se ha omitido.' : `${count} respuestas de tus ejercicios no se pudieron leer y se han omitido.`),
  notKept: 'No se ha guardado:',
  refusedEntry: (name, why) => `${name ? `«${name}»` : 'Resultados, ejercicios y ajustes'}: ${why}`,
  notKeptSince: { room: 'En este dispositivo ya no queda sitio.', many: 'Este dispositivo no guarda más de este tipo.', game: 'Esta página no tiene el juego correspondiente.', damaged: 'Está dañado.' },
};
