// How an address asks for a teaching game.
import type { MannerField } from '../../keep/links.ts';

export const manner: MannerField = { manner: 'taught', field: 'teach' };
