// The way to backing up, in Spanish.
import type * as en from './en-first.ts';

export const toBackup: typeof en.toBackup = 'Copia y traslado';
