// How an address asks for a teaching game.
import type { ModeField } from '../../keep/links.ts';

export const mode: ModeField = { mode: 'taught', field: 'teach' };
