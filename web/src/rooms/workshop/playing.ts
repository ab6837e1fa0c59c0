// Where a game that is kept here is played.
import { newHash } from '../../addresses/links.ts';
import { defaultCount, defaultSeats } from '../../home/seating.ts';
import type { Card } from '../../scene/types.ts';

/** The address of a new table: a person against the gentlest bots. */
export function playHash(card: Card): string {
  return newHash(card.id, { seats: defaultSeats(card, defaultCount(card)) });
}
