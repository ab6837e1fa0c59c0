// The words of boards with something to find, in German.
import type * as en from '../en/learn.ts';

export const learn: typeof en.learn = {
  stepOf: (step, steps) => `Schritt ${step} von ${steps}`,
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  showMe: 'Zeig’s mir',
  noHint: (showMe) => `Hier gibt es keinen Tipp. „${showMe}“ zeigt die Lösung.`,
  again: 'Noch mal',
  right: 'Richtig.',
  clause: (clause) => `Regel ${clause}`,
  notNow: (why) => `Gerade geht es nicht weiter: ${why}`,
};
