// The words of the table, in Spanish.
import type * as en from '../en/table.ts';
import { capital, lower } from '../grammar.ts';
import { counted } from './grammar.ts';

export const table: typeof en.table = {
  board: 'Tablero',
  places: 'Lugares: las flechas mueven, Intro elige',
  canBePicked: 'se puede elegir',
  picked: 'tu elección',
  wholeBoard: 'Ver todo el tablero',

  choices: 'Opciones',
  backToGame: 'Volver a la partida',
  show: (whose) => `Ver ${whose}`,
  backTo: (whose) => `Volver a ver ${whose}`,
  whose: (whose, number, count) => `${capital(whose)}, ${number} de ${count}`,
  kept: {
    kept: '',
    refused:
      'Esta partida no se puede guardar en este dispositivo: se perderá al cerrar esta página.',
    full: 'En este dispositivo no queda sitio para guardar esta partida.',
    newer:
      'Esta partida la guarda una versión más nueva de la página. Recárgala para actualizarla: lo que se juegue aquí no se guarda.',
    deleted: '',
  },
  failed: (reason) => `No ha funcionado: ${reason} Tus jugadas están guardadas.`,
  botFailed: (reason) => `El bot no ha podido jugar: ${reason}`,
  elsewhere: 'Estás jugando esta partida en otra pestaña. Esta la sigue.',
  thinksLonger: 'Pensando un poco más…',
  playHere: 'Jugar aquí',
  keepAgain: 'Guardar',
  openCopy: 'Abrir esa partida',
  playFromHere: 'Jugar desde aquí',

  commands: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    moves: 'Jugadas',
    panels: 'Marcador',
    hint: 'Pista',
    pause: 'Pausa',
    resume: 'Seguir',
    new: 'Partida nueva',
    resign: 'Rendirse',
    draw: 'Proponer empate',
    send: 'Enviar el enlace',
    again: 'Jugar otra vez',
    swap: 'Cambiar de lado',
    share: 'Compartir',
    keys: 'Teclado y lector de pantalla',
    names: 'Nombres',
  },
  saveNames: 'Guardar',
  handOver: {
    title: (name) => `Pásaselo a ${name}`,
    show: (sheet) => (sheet ? `Ver mi ${sheet}` : 'Ver el tablero'),
  },
  swap: {
    more: 'Rotar puestos',
    label: (word) => `${word} y jugar otra vez`,
  },
  more: 'Más',
  notNow: (command) => `${command}: ahora no se puede.`,

  ending: {
    resign: {
      title: '¿Rendirse?',
      what: (who) => (who === 'Tú' ? 'Perderás la partida.' : `${who} perderá la partida.`),
      yes: 'Rendirse',
    },
    draw: {
      title: '¿De acuerdo en empatar?',
      what: 'La partida terminará en empate.',
      yes: 'Empatar',
    },
    back: 'Se puede volver atrás con Deshacer.',
    resume: 'Seguir jugando',
  },

  play: 'Jugar',

  parts: { goal: 'Objetivo', turn: 'Turno', end: 'Final', score: 'Puntos' },

  lookBack: 'Mirar atrás',
  moveShown: 'Jugada mostrada',
  start: 'Inicio',
  setUp: 'Preparación',
  first: 'Primera posición',
  previous: 'Jugada anterior',
  next: 'Jugada siguiente',
  last: 'Última posición',

  branches: {
    count: (count) => counted(count, 'variante'),
    from: (turn, actions) =>
      turn ? `Desde el turno ${turn}: ${actions}` : `Desde el inicio: ${actions}`,
    game: (from) => `La partida, ${lower(from)}`,
    change: 'Seguir por ella',
    remove: 'Borrar',
    does: (what, nth) => `${what}: variante ${nth}`,
    deleted: 'La variante se ha borrado.',
  },

  typeMove: 'Escribir una jugada',
  yourMove: 'Tu jugada',
  unread: 'Ahora mismo no se ha podido leer.',

  singleKeys: 'Atajos de una tecla en la mesa',
  shortcuts: {
    listen: 'Oír la posición',
    turn: 'De quién es el turno y qué hay que hacer',
    last: 'La última jugada',
    score: 'El marcador',
    pieces: 'Las piezas de un bando; otra vez: las del siguiente',
    row: 'La fila del lugar enfocado',
    column: 'Su columna',
    area: 'Su zona',
    position: 'Todo el tablero en palabras',
    play: 'Jugar',
    pause: 'Parar los bots o seguir',
    look: 'Mirar',
    earlier: 'Una jugada atrás',
    later: 'Una jugada adelante',
    zoom: 'Acercar o alejar',
    share: 'Compartir esta partida',
    keys: 'Estos atajos',
    always: 'Siempre',
  },
  byEar: {
    title: 'Con un lector de pantalla',
    says: 'Lo que pasa se dice solo: tu jugada, la respuesta y qué hacer después. Las teclas de abajo lo repiten y dicen más.',
    letters:
      'Si las letras saltan por la página, el lector de pantalla se las queda. Ve al tablero con Tab. Si no basta:',
    ways: 'Orca: Insertar y A, dos veces; NVDA: Insertar y espacio; JAWS: Insertar y Z; Narrador: Bloq Mayús y espacio; VoiceOver: izquierda y derecha a la vez',
  },
  alwaysKeys: [
    ['Flechas', 'Ir de un lugar a otro'],
    ['Mayús y flecha', 'Ir al lugar más cercano de otro tipo'],
    ['Tab', 'Ir a los botones junto al tablero'],
    ['Intro', 'Elegir el lugar'],
    ['Esc', 'Volver un paso atrás'],
  ],
  showsKeys: 'El signo de interrogación muestra las teclas.',
  boardInWords: 'El tablero en palabras',
  readings: { pieces: 'Jugadores', row: 'Filas', column: 'Columnas', area: 'Zonas' },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Este enlace pide «${bot}»; ${bots}.`,
  notAllFar:
    'No se puede abrir este enlace: cuando se juega a distancia hay una persona aquí, y las demás son «far».',
  noGameInLink: 'En este enlace no hay ninguna partida: su texto está cortado o se ha alterado.',
  newer:
    'Esta partida la guardó una versión más nueva de la página. Recárgala para actualizarla y vuelve a abrir la partida.',
  notValid: 'Esta partida guardada no es válida.',
  notPossible: (number) =>
    number > 1
      ? `Su jugada ${number} no es posible. El tablero muestra la partida hasta ese momento, y desde ahí puedes seguir jugando.`
      : 'Su primera jugada no es posible. Puedes jugar desde el principio.',
  unknownGame: (id) =>
    `No se puede abrir esta partida guardada: esta página no tiene ningún juego «${id}». Se queda en este dispositivo.`,
  savedWithBot: (bot, bots) =>
    `No se puede abrir esta partida guardada: pide «${bot}», pero ${bots}.`,
  bots: (title, levels) =>
    levels.length
      ? `${title} tiene de bot${levels[0]} a bot${levels.at(-1)}`
      : `${title} no tiene bots`,
};

/** How many moves of a line are named. */
const NAMED = 4;

export const found: typeof en.found = {
  allows: 'Enséñame qué permite',
  failed: (why) => `El repaso se detuvo: ${why}`,
  follows: (why, steps) => {
    const named = steps.slice(0, NAMED);
    const comma = named.some((step) => step.includes(',')) ? '; ' : ', ';
    const then = named.length ? `después ${named.join(comma)}` : '';
    return [why, then].filter(Boolean).join(', ');
  },
};
