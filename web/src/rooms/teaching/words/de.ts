// A teaching game's words about a decision, in German.
import type * as en from './en.ts';

export const teaching: typeof en.teaching = {
  again: { word: 'Noch mal, mit Warnung', short: 'Mit Warnung' },
  offered: 'Das kannst du zurücknehmen',
  takeBack: 'Zurücknehmen',
  letStand: 'Stehen lassen',
  fine: 'Genau das hätte der Bot auch gespielt.',
  even: (best) => `Sieht so gut aus wie der Zug des Bots: ${best}.`,
  better: {
    inaccuracy: (made, best, odds) => `Dein Zug ${made} kostet etwas: Besser war ${best}${odds}.`,
    mistake: (made, best, odds) => `Dein Zug ${made} war ein Fehler: Besser war ${best}${odds}.`,
    blunder: (made, best, odds) =>
      `Dein Zug ${made} war ein grober Fehler: Viel besser war ${best}${odds}.`,
  },
  odds: (tenths) => ` (${tenths} von 10)`,
};
