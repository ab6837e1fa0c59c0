// The words of the page with all games kept on this device, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import { paragraph } from '../../../words/grammar.ts';
import type * as en from './en.ts';

export const library: typeof en.library = {
  title: 'Partidas · pygames',
  toFame: 'Salón de la fama',
  list: 'Partidas guardadas en este dispositivo',
  none: 'Aún no hay partidas guardadas en este dispositivo.',
  count: (some, all) => {
    if (all === 0) return 'Ya no quedan partidas en este dispositivo.';
    if (some === 0) return 'Aquí no hay ninguna partida así.';
    return some < all ? `${some} de ${counted(all, 'partida')}` : counted(all, 'partida');
  },
  more: 'Más',
  showMore: (rest) => `Ver más (${rest})`,
  filter: 'Filtrar',
  noFilter: 'Ver todas las partidas',
  state: 'Ver',
  states: { all: 'Todas', open: 'En juego', over: 'Terminadas' },
  game: 'Juego',
  opponent: 'Rival',
  player: 'Nombre de la persona',
  any: 'Cualquiera',
  person: 'Una persona',
  far: 'A distancia',
  yourMove: 'Te toca',
  someonesMove: (name) => `Turno de ${name}`,
  inPlay: 'En juego',
  over: 'Terminada',
  lastPlayed: (when) => `Última jugada: ${when}`,
  resume: 'Continuar',
  look: 'Ver',
  duplicate: 'Duplicar',
  delete: 'Borrar',
  does: (what, name, nth) => `${what}: ${name}, ${nth}`,
  undo: 'Deshacer',
  deleted: (name) => `«${name}» se ha borrado.`,
  deletedFar: (name) => `«${name}» se ha borrado. Sin ella no puedes seguir esa partida.`,
  duplicated: (name) => `«${name}» se ha duplicado.`,
  copyOf: (name) => `${name} (copia)`,
  imported: ({ added, updated, same, exercises, otherData }) =>
    paragraph(
      added || !updated
        ? added
          ? `${counted(added, 'partida añadida', 'partidas añadidas')}.`
          : 'Ninguna partida añadida.'
        : '',
      updated ? `${counted(updated, 'partida puesta', 'partidas puestas')} al día.` : '',
      same ? `${counted(same, 'partida ya estaba', 'partidas ya estaban')} aquí.` : '',
      exercises === undefined
        ? ''
        : `${counted(exercises, 'ejercicio añadido', 'ejercicios añadidos')}.`,
      otherData ? 'Los resultados y ajustes se han unido a los de aquí.' : '',
      ...(otherData ?? []),
    ),
  notAll: (count) => `${counted(count, 'partida rechazada', 'partidas rechazadas')}:`,
};

export const transfer: typeof en.transfer = {
  rename: 'Cambiar nombre',
  noRoom: 'En este dispositivo no queda sitio. Nada ha cambiado.',
  export: 'Exportar',
  which: 'Qué exportar',
  allOf: (games, exercises) =>
    `Todo: ${counted(games, 'partida')}${exercises ? `, ${counted(exercises, 'ejercicio')}` : ''}`,
  form: 'Formato',
  whole: 'Para esta página',
  gameFile: 'Para leer',
  text: 'En texto',
  saveFile: 'Guardar en un archivo',
  copyText: 'Copiar el texto',
  copied: 'El texto está copiado.',
  notCopied: 'No se pudo copiar el texto. Selecciónalo y cópialo a mano.',
  notCopiedLong: 'No se pudo copiar el texto. Guárdalo en un archivo.',
  shortened: (letters) =>
    `Aquí solo se ve el principio. El texto entero tiene ${letters.toLocaleString('es')} caracteres.`,
  import: 'Importar',
  chooseFile: 'Un archivo con partidas',
  orPaste: 'O pega el texto de las partidas, o enlaces a ellas',
  refused: (number, why) => `Partida ${number}: ${why}`,
  notPossible: (number) => `Su jugada ${number} no es posible.`,
  foreignSecret:
    'Su secreto no es el que se usó al entrar en la partida, así que no se podría seguir jugando.',
  badMatch: 'Los mensajes de esta partida a distancia están dañados.',
  noRecord: 'No es el registro de una partida.',
  isText: 'Es texto sin más, no el registro de una partida.',
  newerGame:
    'Es de una versión más nueva de la página. Recárgala para actualizarla e importa otra vez.',
  isMessage: 'Es un mensaje de una partida a distancia. Abre el enlace directamente.',
  notRead: (name) => `No se pudo leer «${name}»: ya no está, o este navegador no lo puede abrir.`,
  unknown: 'Esta versión de la página no conoce ese juego.',
  newTitle: 'Título',
  save: 'Guardar',
};
