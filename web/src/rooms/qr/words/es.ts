// The words of a code, in Spanish.
import type * as en from './en.ts';

export const qr: typeof en.qr = 'Código QR del enlace';
