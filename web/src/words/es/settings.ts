// The words of the settings, in Spanish.
import type * as en from '../en/settings.ts';
import { byLink } from './home.ts';

export const settings: typeof en.settings = {
  advanced: 'Avanzado',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  motion: 'Movimiento',
  motions: { system: 'Sistema', full: 'Completo', reduced: 'Reducido' },
  side: 'Quién está abajo',
  sides: {
    own: 'Automático',
    turn: 'Quien tiene el turno',
    first: 'Quien empieza',
    second: 'El segundo puesto',
  },
  handOver: 'Pantalla de relevo entre personas',
  handOvers: {
    sheets: 'Cuando cada cual tiene su hoja o sus secretos',
    always: 'Siempre',
    off: 'Nunca',
  },
  pondering: 'Los bots piensan durante tu turno',
  ponderings: { 'plugged-in': 'Con el cargador puesto', on: 'Siempre', off: 'Nunca' },
  confirm: 'Confirmar las jugadas',
  confirmMore: 'Ver antes cada jugada, y después hacerla o volver atrás',
  notation: 'Mostrar la notación',
  notationMore: 'En listas de jugadas, pistas y repasos, en lugar de palabras',
  keys: 'Atajos de una tecla',
  keysMore: 'En la mesa, pulsa ? para ver la lista',
  deleteAll: 'Borrar todos mis datos',
  version: (version, build) => `pygames ${version}, compilación ${build}`,
  fasterStart: (megabytes) => `${megabytes} MB guardados para arrancar más rápido.`,
  thanks: 'Licencias y agradecimientos',
  credits: 'Licencia MIT. Los juegos son de sus autores; los textos de las reglas son nuestros. Hecho con Python, Pyodide, Preact, Workbox, los tipos de letra Besley y Atkinson Hyperlegible Next, y mapas dibujados a partir de us-atlas y world-atlas.',
  licenses: 'Todas las licencias',
};

export const languages: typeof en.languages = {
  missing: (name) => `No se pudo cargar el idioma (${name}), así que por ahora esta página está en inglés. Recárgala para volver a intentarlo.`,
  missingInGames: 'Por ahora, lo que dicen los juegos está en inglés: no se pudo cargar una parte del idioma. Recarga la página para volver a intentarlo.',
};

export const repair: typeof en.repair = {
  repair: 'Reparar',
  more: 'Reparar descarga otra vez los archivos de este sitio. Tus partidas y ajustes se quedan.',
  begun: 'Descargando los archivos de este sitio…',
  unreachable: 'Ahora mismo no se puede acceder al sitio. Nada ha cambiado.',
  another: 'En la dirección de este sitio responde otra cosa, como la página de acceso de una red. Nada ha cambiado.',
  partly: 'Algunos archivos de este sitio no se pudieron descargar. Lo que está guardado en este dispositivo se queda.',
  stuck: 'Los archivos de este sitio no se pudieron guardar en este dispositivo: el navegador no responde. Reinicia el navegador y repara otra vez.',
};

export const forget: typeof en.forget = {
  title: '¿Borrar todos mis datos?',
  warning: 'Se borrarán de este dispositivo tus partidas abiertas y terminadas y tus ajustes. No se puede deshacer. También se borra la copia del sitio para jugar sin conexión, y se descarga otra vez; si no hay conexión, esa copia se queda.',
  keep: 'Conservar',
  delete: 'Borrar',
  begun: 'Borrando…',
};

export const install: typeof en.install = {
  offer: 'pygames se puede instalar como aplicación: se abre como cualquier otra, y el dispositivo guarda tus partidas con más seguridad.',
  install: 'Instalar',
  notNow: 'Ahora no',
};

export const keeping: typeof en.keeping = {
  forgets: 'Tras siete días de uso sin visitar un sitio, Safari borra lo que este ha guardado: añade la página a tu pantalla de inicio, o haz una copia de seguridad.',
  forgetsMatch: `Si añadiste la página a tu pantalla de inicio, abre allí el enlace: cópialo y pégalo en «${byLink.paste}».`,
  linksOpenElsewhere: 'Los enlaces de los mensajes se abren en Safari, no en esta aplicación: cópialos y pégalos aquí.',
  inMessenger: 'Este es el navegador de una aplicación de mensajería o de otra aplicación, que puede perder pronto tu partida. Abre el enlace en tu propio navegador: en el menú hay una opción para eso.',
};
