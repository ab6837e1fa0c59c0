// The addresses of this room.

import { type Head, headed } from '../../addresses/game-links.ts';
import { gameOf, type Reader, readSeats, Wrong } from '../../addresses/links.ts';
import { decoded, idIn, lettersIn } from '../../addresses/mended.ts';
import { asFields, type Fields, isText } from '../../keep/checks.ts';
import type { Mode, RoomData } from '../../keep/modes.ts';
import { cleanName } from '../../keep/names.ts';
import type { SeatPlayer } from '../../scene/types.ts';

/**
 * A finished game to beat; the seats say whose result, and who the others are. An answer to a dare
 * names the link that it answers.
 */
export type ToDare = {
  text: string;
  of: string;
  by: string;
  seats: SeatPlayer[];
  answers: string;
};

/** A finished game to beat, as the text of a link, and the name of its player ('' without one). */
export type Dared = { link: string; by: string };

/** Reads what a game keeps: the one that is to be beaten, or that it was begun to dare others. */
function read(value: unknown, { dare, dares }: Fields): Dared | true | undefined {
  const { link, by } = asFields(value ?? dare);
  if (isText(link)) return { link, by: cleanName(by) };
  return value === true || dares === true || undefined;
}

export const mode: Mode = { field: 'dares', read };

/** What a game keeps that is begun to dare others. */
export const DARES: RoomData = { dare: true };

/** The game that one is to beat; null if there is none. */
export function daredBy({ rooms }: { rooms?: RoomData }): Dared | null {
  const dare = read(rooms?.dare, {});
  return dare === undefined || dare === true ? null : dare;
}

/** What names a link: so many of its last letters. */
const NAMED = 12;

/** What an answer calls the link of a dare. */
export function nameOf(link: string): string {
  return link.slice(-NAMED);
}

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToDare>>> = {
  beat: (value, { seats: written = '', by = '', answers = '', ...fields }) => {
    const seats = readSeats(idIn(written));
    if (typeof seats === 'string') return new Wrong(seats);
    const head = { of: gameOf(fields), by: decoded(by), answers: lettersIn(answers) };
    return { text: lettersIn(value), ...head, seats };
  },
};

/**
 * @param text of a link to a finished game, as the rules write it
 * @param seats who played it: the one person there reached what is to be beaten
 * @param answered the link of the dare that it answers
 */
export function dareHash(
  text: string,
  head: Head,
  seats: readonly SeatPlayer[],
  answered?: string,
) {
  const answers = answered && nameOf(answered);
  return headed(head, { seats: seats.join(','), ...(answers && { answers }), beat: text });
}
