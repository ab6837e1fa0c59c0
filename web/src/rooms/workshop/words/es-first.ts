// The way to the workshop, in Spanish.
import type * as en from './en-first.ts';

export const toWorkshop: typeof en.toWorkshop = 'Crear un juego';
