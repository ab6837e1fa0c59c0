// What the first screen says of playing live, in Estonian.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Mängite',
  beside: 'Kõrvuti',
  byLink: 'Lingiga',
  more: 'Alustab see, kes sinu koodi skannib.',
};

export const withPeople: typeof en.withPeople = (who) => `Koos mängijatega ${listed(who)}`;
