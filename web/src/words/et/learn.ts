// The words of boards with something to find, in Estonian.
import type * as en from '../en/learn.ts';

export const learn: typeof en.learn = {
  stepOf: (step, steps) => `Samm ${step}/${steps}`,
  back: 'Tagasi',
  next: 'Edasi',
  skip: 'Jäta vahele',
  showMe: 'Näita ette',
  noHint: (showMe) => `Siin vihjet ei ole. „${showMe}“ näitab lahendust.`,
  again: 'Proovi uuesti',
  right: 'Õige.',
  clause: (clause) => `Reegel ${clause}`,
  notNow: (why) => `Õpetus ei saa praegu jätkuda: ${why}`,
};
