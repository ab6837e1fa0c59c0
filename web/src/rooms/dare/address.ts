// The addresses of this room.

import { type Head, headed } from '../../keep/game-links.ts';
import { gameOf, type Reader, readSeats, Wrong } from '../../keep/links.ts';
import { decoded, idIn, lettersIn } from '../../keep/mended.ts';
import type { SeatPlayer } from '../../scene/types.ts';

/** A finished game to beat; the seats say whose result, and who the others are. */
export type ToDare = { text: string; of: string; by: string; seats: SeatPlayer[] };

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToDare>>> = {
  beat: (value, { seats: written = '', by = '', ...fields }) => {
    const seats = readSeats(idIn(written));
    if (typeof seats === 'string') return new Wrong(seats);
    return { text: lettersIn(value), of: gameOf(fields), by: decoded(by), seats };
  },
};

/**
 * @param text of a link to a finished game, as the rules write it
 * @param seats who played it: the one person there reached what is to be beaten
 */
export function dareHash(text: string, head: Head, seats: readonly SeatPlayer[]) {
  return headed(head, { seats: seats.join(','), beat: text });
}
