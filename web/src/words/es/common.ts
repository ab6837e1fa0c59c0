// The words that several screens share, and those of the foot, in Spanish.
import type * as en from '../en/common.ts';

export const common: typeof en.common = {
  close: 'Cerrar',
  tryAgain: 'Reintentar',
  back: 'Atrás',
  reload: 'Recargar',
  allGames: 'Todos los juegos',
  choose: 'Elige un juego',
  openSite: 'Abrir en pygames',
  games: 'Juegos',
  yourGames: 'Partidas',
  settings: 'Ajustes',
  language: 'Idioma',
  rules: 'Reglas',
  justNow: 'ahora mismo',
  minutes: (minutes) => `${minutes} min`,
  level: (level, levels) => `nivel ${level} de ${levels}`,
  settingUp: 'Preparando',
  openingRules: 'Cargando el programa del juego',
};

export const offline: typeof en.offline = {
  none: 'Sin cuenta ni servidor.',
  saving: 'Guardando una copia para jugar sin conexión…',
  ready: 'Funciona sin conexión. Sin cuenta ni servidor.',
  failed: 'No se pudo guardar para jugar sin conexión.',
  newVersion: 'Hay una versión nueva.',
};

export const begunAnew: typeof en.begunAnew = {
  deleted: (files) => `Tus partidas y ajustes se han borrado.${files ? '' : ' Los archivos del sitio siguen en este dispositivo.'}`,
  deletedElsewhere: 'Tus partidas y ajustes se han borrado en otra ventana.',
  repaired: 'Los archivos del sitio se han descargado otra vez. Tus partidas siguen todas aquí.',
};
