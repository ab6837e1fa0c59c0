// The address of this room.
import type { Reader } from '../../keep/links.ts';

/** How they are read, by the field that each is known by. */
export const addresses: Readonly<Record<string, Reader<null>>> = { fame: () => null };

/** Its pages show all games: their cards are asked for ahead. */
export const SHOWS_ALL = true;
