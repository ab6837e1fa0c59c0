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
    inaccuracy: (move, best, odds) => `Dein Zug ${move} kostet etwas: Besser war ${best}${odds}.`,
    mistake: (move, best, odds) => `Dein Zug ${move} war ein Fehler: Besser war ${best}${odds}.`,
    blunder: (move, best, odds) => `Dein Zug ${move} war ein grober Fehler: Viel besser war ${best}${odds}.`,
  },
};
