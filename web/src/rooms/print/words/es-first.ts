// The links to printing, in Spanish.
import type * as en from './en-first.ts';

export const toPaper: typeof en.toPaper = { ofGame: 'En papel' };
