// The words of boards with something to find, in Croatian.
import type * as en from '../en/learn.ts';

export const learn: typeof en.learn = {
  stepOf: (step, steps) => `${step}. korak od ${steps}`,
  back: 'Natrag',
  next: 'Dalje',
  skip: 'Preskoči korak',
  showMe: 'Pokaži mi',
  noHint: (showMe) => `Ovdje nema savjeta. „${showMe}” pokazuje rješenje.`,
  again: 'Pokušaj ponovno',
  right: 'Točno.',
  clause: (clause) => `Pravilo ${clause}`,
  notNow: (why) => `Lekcija se sada ne može nastaviti: ${why}`,
};
