// The address of this room, and how one asks for an even match.
import type { Reader } from '../../addresses/links.ts';
import { type Mode, markBefore } from '../../keep/modes.ts';

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<null>>> = { fame: () => null };

/** An even match: against the bot that the person beats half of the time. */
export const mode: Mode = { field: 'even', read: markBefore('even'), adapts: true };

/** Its pages show all games: their cards are asked for ahead. */
export const SHOWS_ALL = true;
