// The address of this room.
import type { Reader } from '../../addresses/links.ts';

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<null>>> = { games: () => null };

/** Its pages show all games, so their cards are preloaded. */
export const SHOWS_ALL = true;
