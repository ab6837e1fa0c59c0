// The links to printing, in Croatian.
import type * as en from './en-first.ts';

export const toPaper: typeof en.toPaper = { ofGame: 'Na papiru' };
