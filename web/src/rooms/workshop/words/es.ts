// The words of the workshop, in Spanish.
import { counted } from '../../../words/es/grammar.ts';
import type * as en from './en.ts';

export const workshop: typeof en.workshop = {
  title: 'Crear un juego · pygames',
  heading: 'Crear un juego',
  lead: 'Cambia el código y el tablero te sigue.',
  file: 'El archivo',
  board: 'El tablero',
  editor: (name) => `${name}, un juego en Python`,
  leave: 'Esc y después Tab salen del archivo.',
  own: 'Empezar con…',
  models: {
    hex: 'Colocar piedras',
    breakthrough: 'Mover piezas',
    race: 'Una carrera con un dado',
    three: 'Tres en raya',
    rock_paper_scissors: 'Elegir en secreto',
    goofspiel: 'Pujar en secreto',
    bot: 'Un bot para un juego de este sitio',
  },
  moreGames: 'Más …',
  kept: 'Tus archivos',
  more: 'Más archivos',
  stays: (name) => `${name} está en «Tus archivos».`,
  came: (name) => `${name} está en «Tus archivos» de «Crear un juego».`,
  elsewhere: 'Este archivo también se ha cambiado en otra pestaña. Lo que escribas aquí se guarda aparte, en «Tus archivos».',
  unkept: 'Este navegador no guarda nada de lo que escribes aquí: su almacenamiento está lleno o rechazado. Sin «Guardar el archivo», se pierde con esta página.',
  save: 'Guardar el archivo',
  noRoom: 'En este dispositivo no queda sitio para guardar el juego. Guarda antes el archivo, o pulsa otra vez «Jugar» para jugar mientras esta página siga abierta.',
  noShelf: 'En este archivo no hay juegos ni archivos.',
  noText: (name) => `${name} no es un texto, así que no contiene ningún juego en Python.`,
  shelfOpened: 'Los archivos están en «Tus archivos».',
  tooLarge: 'Este wheel es demasiado grande: aquí se pueden guardar 700 kB como máximo.',
  checking: 'Comprobando…',
  fine: 'Funciona. Pruébalo en el tablero.',
  lastWorking: 'La última versión que funcionaba:',
  endless: (seconds) => `El archivo no respondió en ${seconds} segundos, así que se ha detenido. ¿Hay un bucle que no termina?`,
  ended: (name) => `${name} ha terminado Python. ¿Hay una función que se llama a sí misma sin fin, o algo que detiene el programa?`,
  printed: 'Lo que ha escrito el archivo',
  plainSigns: 'Reemplazar los signos que Python no conoce',
  toLine: (line) => `Ir a la línea ${line}`,
  play: 'Jugar',
  share: 'Compartir',
  add: 'Abrir un archivo',
  position: 'La posición en Python',
  again: 'Desde el inicio',
  undo: 'Deshacer',
  refused: 'Este navegador no puede ejecutar juegos aislados de la página, así que el taller sigue cerrado. Todo lo demás funciona.',
};

export const smallGames: typeof en.smallGames = {
  title: 'Juegos pequeños · pygames',
  lead: 'Clásicos, cada uno en un archivo corto. Juégalos, o mira cómo están hechos y cámbialos.',
};

export const reference: typeof en.reference = {
  title: 'Qué puede usar un juego',
  simple: 'Nombres que se importan',
  state: 'Una posición',
  board: 'Un tablero',
  pieces: 'Piezas',
};

export const arena: typeof en.arena = {
  title: 'Tu bot',
  about: 'Juega 40 partidas contra un nivel. Cada bot tiene una décima de segundo por jugada.',
  level: 'Contra',
  start: 'Jugar 40 partidas',
  stop: 'Parar',
  none: 'Aún no ha terminado ninguna partida.',
  tally: (games, won, drawn, lost) => `${counted(games, 'partida')}: ${counted(won, 'ganada')}, ${counted(drawn, 'empatada')}, ${counted(lost, 'perdida')}.`,
  share: (share, low, high) => `${share}\u00a0% de los puntos; con más partidas, entre ${low}\u00a0% y ${high}\u00a0% con un 95\u00a0% de seguridad.`,
};

export const measure: typeof en.measure = {
  title: 'Mide tu juego',
  about: (games) => `Los bots juegan ${games} partidas junto al tablero y se cuenta lo que conviene saber de un juego.`,
  start: 'Medir',
  stop: 'Dejar de medir',
  solve: 'Resolver',
  stopSolving: 'Dejar de resolver',
  played: (played, games) => `${played} de ${games} partidas`,
  stopped: (played, games) => `Detenido tras ${played} de ${games} partidas`,
  used: 'Dónde han jugado los bots: cuanto mayor es un punto, más veces. Un anillo marca un lugar que nadie ha usado.',
  others: 'Los clásicos, para comparar',
  columns: ['Juego', 'Gana quien empieza', 'Empates', 'Acciones', 'El nivel 3 gana al 1'],
};

export const added: typeof en.added = {
  title: 'Añadir un juego',
  play: (title) => `Jugar a ${title}`,
};

export const kept: typeof en.kept = {
  title: 'Tus archivos',
  none: 'Aún ninguno. Aquí se guarda lo que escribes, y también los juegos a los que juegas.',
  games: 'Juegos listos para jugar',
  added: (when) => `Añadido ${when}`,
  uses: (games) => (games ? counted(games, 'partida guardada lo necesita', 'partidas guardadas lo necesitan') : 'Ninguna partida guardada lo necesita'),
  by: (name) => `De ${name}`,
  works: 'Funciona.',
  openFile: 'Abrir',
  openIt: (name, when) => `Abrir ${name}, ${when}`,
  saveAll: 'Guardar todos en un archivo',
  shelfName: 'pygames-estante.json',
  allSaved: 'Todos los archivos están guardados en uno.',
  rename: 'Cambiar el nombre',
  name: 'Nombre del archivo',
  save: 'Guardar',
  copy: 'Hacer una copia',
  copied: (name) => `Copia de ${name} hecha.`,
  more: (name) => `Más para ${name}`,
  play: 'Jugar',
  open: 'Ver código',
  remove: 'Quitar',
  removeIt: (title) => `Quitar ${title}`,
  removed: (title) => `${title} se ha quitado.`,
  putBack: 'Recuperar',
  isBack: (title) => `${title} vuelve a estar aquí.`,
};

export const sharing: typeof en.sharing = {
  title: 'Compartir el juego',
  opens: 'Qué abre el enlace',
  ways: { game: 'El juego', file: 'El archivo, para cambiarlo' },
  begin: 'Un archivo para empezar:',
  fileLink: 'El enlace al archivo',
  fileNote: 'El enlace abre el archivo en el editor, funcione ya o no.',
  message: (title, own) => (own ? `${title}, un juego que he creado. Pruébalo:` : `${title}, un juego para probar:`),
  link: 'El enlace al juego',
  note: 'El enlace contiene el archivo entero. El juego se ejecuta en el navegador de quien lo abra, aislado de todo lo demás.',
  apart: 'El juego es demasiado largo para una invitación: envía antes este enlace.',
  tooLong: 'Este archivo es demasiado largo para un enlace. Envíalo como archivo; se abre en «Crear un juego».',
  save: (name) => `Guardar ${name}`,
};

export const sent: typeof en.sent = {
  heading: (title) => `${title} · pygames`,
  madeBy: (name) => (name ? `Lo ha creado «${name}», no este sitio.` : 'No lo ha creado este sitio.'),
  titleBy: (title, name) => (name ? `${title} (de ${name})` : `${title} (de fuera)`),
  madeHere: 'Lo has creado tú.',
  apart: 'Se ejecuta aislado de todo lo demás: no puede ver tus partidas y no tiene nada con lo que acceder a la red. Solo puede volver lento este dispositivo.',
  says: 'Este juego dice:',
  saysThat: (text) => `Este juego dice: ${text}`,
  stopped: (title) => `«${title}» tardó demasiado o usó más de lo que puede usar un juego`,
  parts: ['Objetivo', 'Turno', 'Final', 'Puntos'],
  play: 'Jugar',
  goOn: 'Guardar y seguir',
  view: 'Ver código',
  damaged: 'Este enlace está dañado: no se puede leer el juego que contiene. Pide que te lo envíen otra vez.',
  pretends: 'Este archivo se hace pasar por otro juego, así que no se usa.',
  broken: (name) => (name ? `El juego que ha enviado ${name} no funciona.` : 'El juego de este enlace no funciona.'),
};

export const lacking: typeof en.lacking = {
  why: 'Este juego lo ha hecho un jugador y no está en este dispositivo.',
  saved: 'Tu partida guardada sigue aquí. Abre el archivo del juego o un enlace a él y después continúa.',
  ask: (name) => (name ? `Pide a ${name} que pulse «Enviar el juego» junto a este enlace. Ábrelo y después otra vez este enlace.` : 'Pide a quien te envió este enlace que pulse «Enviar el juego» junto a él. Ábrelo y después otra vez este enlace.'),
};
