// What the first screen says of playing live, in Croatian.
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Igrate',
  beside: 'Jedno uz drugo',
  byLink: 'Poveznicom',
  more: (two) => (two ? 'Počinje onaj tko skenira tvoj kod.' : 'Ostali skeniraju tvoj kod jedan za drugim.'),
};
