// The cards of the games in one file that are kept here, as the first screen knows them. What is kept
// is used once it has been checked (`findCards` in made.ts): anyone may have written it.
import { OWN } from '../../keep/own-keys.ts';
import { inMemory, read, storage } from '../../keep/prefs.ts';
import type { Card } from '../../scene/types.ts';

/** The name of an entry begins with this; the id of the game follows. */
export const MADE = 'made:';
/** The id of a version ends with a hash; those of 1.0 with 12 digits (pygames/added/brought.py). */
export const IS_ID = /^[a-z\d-]{1,64}-(?:[\da-f]{12}|[\da-f]{32})$/;

/** Cards that were checked: a version never changes. */
const cards = new Map<string, Card>();

/** Returns the card of a game; null if it isn't here, is damaged, or hasn't been looked for. */
export function madeCard(id: string): Card | null {
  return cards.get(id) ?? null;
}

export function knowCard(card: Card) {
  cards.set(card.id, card);
}

/** Forgets a card, since its game is being removed. */
export function forgetCard(id: string) {
  cards.delete(id);
}

/** What lies where games are kept, by the ids. */
export function madeIds(): string[] {
  const names = new Set([...storage.names(), ...[...inMemory.keys()].map((name) => OWN + name)]);
  const before = OWN + MADE;
  return [...names].flatMap((name) => (name.startsWith(before) ? name.slice(before.length) : []));
}

/** Returns the id under which a game is kept, perhaps that of another version of this site; or ''. */
export function keptId(id: string): string {
  if (!IS_ID.test(id)) return '';
  if (read(MADE + id) !== null) return id;
  return madeIds().find((each) => each.startsWith(id) || id.startsWith(each)) ?? '';
}

export function isMade(id: string): boolean {
  return keptId(id) !== '';
}
