// The words of backups and transfers, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { sending } from '../../../words/es/share.ts';
import { listed } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const backup: typeof en.backup = {
  title: 'Copia y traslado · pygames',
  holds: (games, exercises) => {
    const some = [games && counted(games, 'partida'), exercises && counted(exercises, 'ejercicio'), 'resultados', 'ajustes'];
    return listed(some.filter((each): each is string => Boolean(each)));
  },
  explained: (what) => `Copia todo a otro dispositivo: ${what}. No se borra nada de ninguno de los dos.`,
  unreadable: 'Ahora mismo no se ha podido leer todo lo que hay guardado aquí, y a la copia podría faltarle algo. Recarga la página y vuelve a intentarlo.',
  damagedHere: (entries) => (entries > 1 ? `${entries} datos de este dispositivo están dañados y no entran en esta copia.` : 'Un dato de este dispositivo está dañado y no entra en esta copia.'),
  saveFile: 'Guardar en un archivo',
  there: 'En el otro dispositivo, abre el archivo en esta misma página. Se llega desde los ajustes, en «Avanzado».',
  openFile: 'Abrir el archivo de otro dispositivo',
  otherWays: 'Otras formas',
  byLink: 'Abre el enlace en el otro dispositivo.',
  fileOnly: 'Es demasiado para un enlace.',
  label: 'Enlace con todo',
  message: 'Todo lo de mi pygames:',
  sending: sending('enlace', 'Copiar el enlace', 'El enlace está copiado.'),
  scan: 'O escanéalo',
  scanOne: 'Escanéalo con el otro dispositivo.',
  scanAll: (codes) => `Escanea los ${codes} códigos con el otro dispositivo, en cualquier orden.`,
  code: (at, of) => `Código ${at} de ${of}`,
  next: 'Siguiente',
  previous: 'Anterior',

  comes: (what) => `Este enlace trae todo lo de otro dispositivo: ${what}. Se suma a lo que hay aquí, y no se pierde ninguna partida. Si allí se puso a cero el salón de la fama, aquí también se olvidan los resultados anteriores.`,
  yours: 'Añádelo solo si tú creaste este enlace.',
  add: 'Añadir',
  waiting: (count, of) => `Ya hay ${count} de ${of} códigos.`,
  others: 'Escanea también los demás, en cualquier orden.',
  wrong: 'Este enlace se cortó o se alteró por el camino. Copia el enlace entero, o escanea otra vez los códigos.',
  notNow: 'Ahora no',

  due: 'Tus partidas solo están en este navegador, que podría borrarlas si el dispositivo se queda sin espacio.',
  show: 'Hacer una copia',
};
