// What the first screen says of playing live, in Croatian.
import { listed } from '../../../words/grammar.ts';
import type * as en from './en-first.ts';

export const far: typeof en.far = {
  play: 'Igrate',
  beside: 'Jedno uz drugo',
  byLink: 'Poveznicom',
  more: 'Počinje onaj tko skenira tvoj kod.',
};

export const withPeople: typeof en.withPeople = (who) => `S ekipom: ${listed(who)}`;
