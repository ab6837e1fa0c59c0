import type { SavedTable } from '../keep/store.ts';
import type { Door, Leaf } from '../scene/types.ts';
import { botName, levelOf } from '../ui/words.ts';

/** A game that was played, on paper; people write their names themselves. */
export async function playedLeaves(door: Door, { record, seats }: SavedTable): Promise<Leaf[]> {
  const names = seats.map((seat) => (seat === 'person' ? '' : botName(levelOf(seat))));
  return (await door.call('printed', { record, names })).leaves;
}

/** The day on which it was played last. */
export function dateOf({ used }: SavedTable) {
  return new Date(used).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
