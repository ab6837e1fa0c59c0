// The links to printing, in Estonian.
import type * as en from './en-first.ts';

export const toPaper: typeof en.toPaper = { ofGame: 'Paberil' };
