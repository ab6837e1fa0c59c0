// The addresses of the workshop.
import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { decoded, lettersIn } from '../../keep/mended.ts';

/** A game that is kept here ('' for the file that was last worked on), or a file that was sent. */
export type ToWorkshop = { id: string } | Sent;

/** A file from a link, packed, and who sent it. */
export type Sent = { packed: string; name: string; by: string };

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToWorkshop>>> = {
  workshop: (id) => ({ id: decoded(id) }),
  code: (packed, { name = '', by = '' }) => ({
    packed: lettersIn(packed),
    name: decoded(name),
    by: decoded(by),
  }),
};

export function workshopHash(id: string) {
  return hashOf({ workshop: encoded(id) });
}

export function codeHash({ packed, name, by }: Sent) {
  return hashOf({ name: encoded(name), by: by && encoded(by), code: packed });
}
