// The links to printing, in German.
import type * as en from './en-first.ts';

export const toPaper: typeof en.toPaper = { ofGame: 'Auf Papier' };
