// A game that was played, on paper.
import { levelOf } from '../game/seating.ts';
import { botName } from '../game/speech.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Door, Leaf } from '../scene/types.ts';

/** Returns its leaves; people write their names themselves. */
export async function playedLeaves(door: Door, { record, seats }: SavedTable): Promise<Leaf[]> {
  const names = seats.map((seat) => (seat === 'person' ? '' : botName(levelOf(seat))));
  return (await door.call('printed', { record, names })).leaves;
}

/** Returns the day on which it was last played. */
export function dateOf({ used }: SavedTable): string {
  return new Date(used).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
