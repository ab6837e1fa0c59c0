// The words of the table, in Spanish.
import type * as en from '../en/table.ts';
import { capital } from '../grammar.ts';
import { inTurn } from '../line.ts';
import { counted } from './grammar.ts';

const from: typeof en.table.branches.from = (turn, actions) => (turn ? `desde el turno ${turn}: ${actions}` : `desde el inicio: ${actions}`);

/** The current turn, and how many there are; before the first, the start or the set-up. */
const where: typeof en.table.progress = (turn, turns, ply) => {
  if (turn) return turn < turns ? `turno ${turn} de ${turns}` : `turno ${turn}`;
  return ply ? 'preparación' : 'inicio';
};

export const table: typeof en.table = {
  board: 'Tablero',
  places: 'Lugares: las flechas mueven, Intro elige',
  noPlace: 'No hay ningún lugar en esa dirección.',
  canBePicked: 'se puede elegir',
  picked: 'tu elección',
  pointing: { byTouch: 'Toca', byMouse: 'Pulsa' },
  wholeBoard: 'Ver todo el tablero',

  choices: 'Opciones',
  backToGame: 'Volver a la partida',
  decided: 'ya ha decidido',
  show: (whose) => `Ver ${whose}`,
  backTo: (whose) => `Volver a ver ${whose}`,
  whose: (whose, number, count) => `${capital(whose)}, ${number} de ${count}`,
  saving: {
    kept: '',
    refused: 'Esta partida no se puede guardar en este dispositivo: se perderá al cerrar esta página.',
    full: 'En este dispositivo no queda sitio para guardar esta partida.',
    newer: 'Esta partida la guarda una versión más nueva de la página. Recárgala para actualizarla: lo que se juegue aquí no se guarda.',
    deleted: '',
  },
  lacksRoom: 'En este dispositivo no queda sitio: lo nuevo, como resultados y ajustes, se pierde al cerrar esta página.',
  failed: (reason) => `No ha funcionado: ${reason} Tus jugadas están guardadas.`,
  botFailed: (reason) => `El bot no ha podido jugar: ${reason}`,
  elsewhere: 'Estás jugando esta partida en otra pestaña. Aquí se ve la misma partida.',
  thinksLonger: 'Pensando un poco más…',
  playHere: 'Jugar aquí',
  keepAgain: 'Guardar',
  playFromHere: 'Jugar desde aquí',

  commands: {
    undo: 'Deshacer',
    redo: 'Rehacer',
    moves: 'Jugadas',
    panels: 'Marcador',
    hint: 'Pista',
    pause: 'Pausa',
    resume: 'Continuar',
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
    title: (name) => `Pasa el dispositivo a ${name}`,
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
      what: ({ name, you }) => (you ? 'Perderás la partida.' : `${name} perderá la partida.`),
      yes: 'Rendirse',
    },
    draw: {
      title: '¿De acuerdo en empatar?',
      what: 'La partida terminará en empate.',
      yes: 'Empatar',
    },
    back: 'Se puede volver atrás con «Deshacer».',
    resume: 'Seguir jugando',
  },

  play: 'Jugar',

  parts: { goal: 'Objetivo', turn: 'Turno', end: 'Final', score: 'Puntos' },

  progress: (turn, turns, ply) => capital(where(turn, turns, ply)),
  earlier: (turn, turns, ply) => `Una posición anterior: ${where(turn, turns, ply)}.`,
  lookBack: 'Ver la partida',
  moveShown: 'Jugada mostrada',
  start: 'Inicio',
  setUp: 'Preparación',
  first: 'Primera posición',
  previous: 'Jugada anterior',
  next: 'Jugada siguiente',
  last: 'Última posición',

  branches: {
    count: (count) => counted(count, 'variante'),
    from: (turn, actions) => capital(from(turn, actions)),
    game: (turn, actions) => `La partida, ${from(turn, actions)}`,
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
    letters: 'Si las letras saltan por la página, el lector de pantalla se las queda. Ve al tablero con Tab. Si no basta:',
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
  scored: (score, unit) => (unit ? `${unit} ${score}` : `${score}`),
  score: (name, also, parts) => `${name}${also && `, ${also}`}: ${parts.join(', ')}`,
  readings: { pieces: 'Jugadores', row: 'Filas', column: 'Columnas', area: 'Zonas' },
  noReading: {
    pieces: 'No hay nada que leer de las piezas.',
    row: 'Este tablero no tiene filas.',
    column: 'Este tablero no tiene columnas.',
    area: 'Aquí no hay ninguna zona que leer.',
  },
};

export const refused: typeof en.refused = {
  noSuchBot: (bot, bots) => `Este enlace pide «${bot}»; ${bots}.`,
  notAllFar: 'No se puede abrir este enlace: cuando se juega a distancia hay una persona aquí, y las demás son «far».',
  noneFar: 'No se puede abrir este enlace: en este sitio no se juega a distancia.',
  noGameInLink: 'En este enlace no hay ninguna partida: su texto está cortado o se ha alterado.',
  newer: 'Esta partida la guardó una versión más nueva de la página. Recárgala para actualizarla y vuelve a abrir la partida.',
  notValid: 'Esta partida guardada no es válida.',
  notPossible: (number) => (number > 1 ? `Su jugada ${number} no es posible. El tablero muestra la partida hasta ese momento, y desde ahí puedes seguir jugando.` : 'Su primera jugada no es posible. Puedes jugar desde el principio.'),
  unknownGame: (id) => `No se puede abrir esta partida guardada: esta página no tiene ningún juego «${id}». Se queda en este dispositivo.`,
  savedWithBot: (bot, bots) => `No se puede abrir esta partida guardada: pide «${bot}», pero ${bots}.`,
  bots: (title, first, last) => (first ? `${title} tiene de bot${first} a bot${last}` : `${title} no tiene bots`),
};

export const reading: typeof en.reading = {
  allows: 'Ver qué permite',
  failed: (why) => `El repaso se detuvo: ${why}`,
  follows: (why, steps) => [why, steps.length > 0 && `después ${inTurn(steps)}`].filter(Boolean).join(', '),
};
