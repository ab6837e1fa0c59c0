// The addresses of the workshop and of games that are kept here, as they are written.
import { encoded, hashOf, newHash } from '../../addresses/links.ts';
import { defaultCount, defaultSeats } from '../../home/seating.ts';
import type { Card } from '../../scene/types.ts';
import type { Sent } from './address.ts';

/** The fields with which a file comes along in the address of something else. */
export function alongFields({ packed, name, by }: Sent) {
  return hashOf({ name: encoded(name), maker: encoded(by), code: packed }).slice(1);
}

export function workshopHash(id: string) {
  return hashOf({ workshop: encoded(id) });
}

/** Opens a file in the editor. */
export function startHash({ packed, name, by }: Sent) {
  return hashOf({ workshop: '', name: encoded(name), by: by && encoded(by), code: packed });
}

export function codeHash({ packed, name, by }: Sent) {
  return hashOf({ name: encoded(name), by: by && encoded(by), code: packed });
}

/** The address of a new table: a person against the gentlest bots. */
export function playHash(card: Card): string {
  return newHash(card.id, { seats: defaultSeats(card, defaultCount(card)) });
}
