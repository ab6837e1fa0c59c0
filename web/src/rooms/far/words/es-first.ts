// What the first screen says of playing live, in Spanish.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Se juega',
  beside: 'En la misma mesa',
  byLink: 'Por enlace',
  more: 'Quien escanea tu código empieza.',
};

export const withPeople: typeof en.withPeople = (who) => `Con ${listed(who)}`;
