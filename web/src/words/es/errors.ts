// The words of errors, in Spanish.
import type * as en from '../en/errors.ts';

const safe = 'Tus jugadas están guardadas.';

export const errors: typeof en.errors = {
  badCode: 'No se puede abrir este enlace: su dirección contiene un código % no válido.',
  namesNothing: 'Este enlace no lleva a ninguna partida.',
  badSeat: (seat) => `Este enlace pide que juegue «${seat}». Solo puede jugar «person», «far», «bot1», «bot2», etc.`,
  badOptions: 'Las opciones de este enlace no son un objeto JSON.',
  noGame: (why) => `No se puede abrir este enlace: ${why}`,
  newerLink: 'Este enlace es de una versión más nueva de la página. Recárgala para actualizarla y vuelve a abrir el enlace.',
  linkNotValid: 'La partida de este enlace no es válida.',
  unusable: (why) => `No se puede usar este enlace: ${why}`,

  notKept: 'Esta partida no está guardada en este dispositivo. Pide a quien la tenga que la comparta contigo.',
  keepsNothing: 'Esta partida no está aquí: este navegador no guarda nada de este sitio, quizá porque la ventana es privada.',
  damaged: 'Esta partida guardada está dañada y no se puede abrir. Se ha apartado, pero no se ha borrado.',
  details: 'Detalles',
  deletedForRoom: (count, game) => (count > 1 ? `En este dispositivo no queda sitio. Para guardar esta partida se han borrado las ${count} partidas terminadas más antiguas.` : `En este dispositivo no queda sitio. Para guardar esta partida se ha borrado la partida terminada más antigua (${game}).`),

  noSuchGame: (id) => `aquí no hay ningún juego «${id}»`,

  couldNotShow: (why) => `No se pudo mostrar esta página. ${why}`,
  couldNotStart: (why) => `No se pudo empezar esta partida. ${safe} ${why}`,
  partMissing: 'No se pudo cargar una parte de esta página. Comprueba la conexión y vuelve a intentarlo.',

  engine: {
    stopped: 'El programa del juego se ha detenido.',
    'not-running': 'El programa del juego no está en marcha.',
    timeout: 'El arranque ha tardado demasiado, o este navegador lo impide.',
    silent: 'El programa del juego no ha respondido a tiempo.',
    'too-long': 'es demasiado largo para leerlo.',
    unanswered: 'El programa del juego no ha podido responder a esta petición.',
    'no-workers': 'Este navegador no ejecuta procesos en segundo plano, y el programa del juego los necesita.',
    'no-webassembly': 'Este navegador no ejecuta WebAssembly, o lo impide, y el programa del juego lo necesita.',
    crashed: (what) => `El programa del juego se ha detenido de repente: ${what}.`,
    'worker-missing': 'No se pudo cargar una parte del sitio. ¿Tienes conexión?',
    'another-build': 'Esta página y el programa del juego son de versiones distintas. Recarga la página, o repárala en los ajustes.',
    unreadable: 'El programa del juego se ha detenido de repente: un mensaje era ilegible.',
    network: 'No se pudo cargar una parte del sitio. ¿Tienes conexión?',
    'no-puzzles': 'No se pudieron cargar los problemas. Comprueba la conexión y vuelve a intentarlo.',
    missing: (file) => `Aquí falta el archivo ${file}.`,
    tampered: (file) => `El archivo ${file} no es el que corresponde a esta página.`,
    python: (line) => `Python no pudo arrancar: ${line}`,
  },
};
