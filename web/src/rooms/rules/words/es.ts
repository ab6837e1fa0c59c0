// The words of the rules, in Spanish.
import type * as en from './en.ts';

export const rules: typeof en.rules = {
  title: 'Reglas · pygames',
  tryIt: 'Probar',
  tryThis: (caption) => `Probar: ${caption}`,
  titleOf: (game) => `${game}: reglas · pygames`,
  inShort: 'En pocas palabras',
  print: 'Imprimir reglas',
  onPaper: 'En papel',
  boardsAndSheets: 'Tableros y hojas para imprimir',
  ownPage: 'Página para compartir',
  watchBots: 'Ver jugar a dos bots',
  shows: (game) => `Las reglas de ${game}.`,
  couldNotShow: (why) => `Ahora no se pueden mostrar las reglas: ${why}`,
};
