// The address of this room, and how one asks for an even match.
import type { ModeField, Reader } from '../../keep/links.ts';

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<null>>> = { fame: () => null };

export const mode: ModeField = { mode: 'even', field: 'even' };

/** Its pages show all games: their cards are asked for ahead. */
export const SHOWS_ALL = true;
