// The link to puzzles, in Spanish.
import type * as en from './en-first.ts';

export const toPuzzles: typeof en.toPuzzles = 'Problemas';
