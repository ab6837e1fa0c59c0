// How the dialog before a game asks for a teaching game, in Spanish.
import type * as en from './en-first.ts';

export const teach: typeof en.teach = 'Partida guiada';
export const teachMore: typeof en.teachMore = 'Te avisa si una jugada sale cara y te deja deshacerla';
