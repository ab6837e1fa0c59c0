// The addresses of the workshop.
import type { AddressFields, Reader } from '../../addresses/links.ts';
import { decoded, lettersIn } from '../../addresses/mended.ts';

/**
 * A game that is kept here ('' for the file that was last worked on), a file that was sent, to be
 * played or to begin from, or a game that an address is about and that isn't here.
 */
export type ToWorkshop = { id: string } | Sent | { start: Sent } | { lacks: string };

/** A file from a link, packed, and who made it. */
export type Sent = { packed: string; name: string; by: string };

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToWorkshop>>> = {
  workshop: (id, { code, ...more }) =>
    code === undefined ? { id: decoded(id) } : { start: sentIn({ ...more, code }) },
  // With a game, an address is about that, and the file comes along.
  code: (code, { of, ...more }) => (of === undefined ? sentIn({ ...more, code }) : undefined),
};

/** The file that an address has; its maker is its sender, unless that is said apart. */
export function sentIn({ code = '', name = '', by = '', maker = by }: AddressFields): Sent {
  return { packed: lettersIn(code), name: decoded(name), by: decoded(maker) };
}
