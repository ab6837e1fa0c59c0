// What the first screen says of playing live, in German.
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Ihr spielt',
  beside: 'Nebeneinander',
  byLink: 'Per Link',
  more: (two) => (two ? 'Wer deinen Code scannt, beginnt.' : 'Die anderen scannen deinen Code nacheinander.'),
};
