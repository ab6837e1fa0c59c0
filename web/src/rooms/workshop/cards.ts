// The cards of the games in one file that are kept here, as the first screen knows them.
import { asFields } from '../../keep/checks.ts';
import { read, readFields } from '../../keep/prefs.ts';
import type { Card } from '../../scene/types.ts';

/** The name of an entry begins with this; the id of the game follows. */
export const MADE = 'made:';
/** The id of a version ends with a hash (pygames/added/brought.py). */
export const IS_ID = /^[a-z\d-]{1,64}-[\da-f]{12}$/;

/** Cards that were read: each call of the door asks for one, and a version never changes. */
const cards = new Map<string, Card>();

/** Returns the card of a game; null if the game isn't here, or is damaged. */
export function madeCard(id: string): Card | null {
  const known = cards.get(id);
  if (known) return known;
  const { card } = isMade(id) ? readFields(MADE + id) : {};
  if (asFields(card).id !== id) return null;
  cards.set(id, card as Card);
  return card as Card;
}

export function isMade(id: string): boolean {
  return IS_ID.test(id) && read(MADE + id) !== null;
}

/** Forgets a card, since its game is being removed. */
export function forgetCard(id: string) {
  cards.delete(id);
}
