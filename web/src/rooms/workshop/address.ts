// The addresses of the workshop.
import { encoded, hashOf, type Reader } from '../../keep/links.ts';
import { decoded } from '../../keep/mended.ts';

/** The id of a game that is kept here; '' for the file that was last worked on. */
export type ToWorkshop = { id: string };

/** Reads its addresses, by the field that each begins with. */
export const addresses: Readonly<Record<string, Reader<ToWorkshop>>> = {
  workshop: (id) => ({ id: decoded(id) }),
};

export function workshopHash(id: string) {
  return hashOf({ workshop: encoded(id) });
}
