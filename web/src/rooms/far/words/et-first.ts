// What the first screen says of playing live, in Estonian.
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Mängite',
  beside: 'Kõrvuti',
  byLink: 'Lingiga',
  more: (two) => (two ? 'Alustab see, kes sinu koodi skannib.' : 'Teised skannivad sinu koodi üksteise järel.'),
};
