// A game that was played, on paper.
import { levelOf } from '../game/seating.ts';
import { botName } from '../game/who.ts';
import type { SavedTable } from '../keep/store.ts';
import type { Door, Leaf } from '../scene/types.ts';

/** Returns its leaves; people without a name write it themselves. */
export async function playedLeaves(door: Door, saved: SavedTable): Promise<Leaf[]> {
  const { record, seats, names: own = [] } = saved;
  const names = seats.map((seat, i) =>
    levelOf(seat) > 0 ? botName(levelOf(seat)) : (own[i] ?? ''),
  );
  return (await door.call('printed', { record, names })).leaves;
}

/** Returns its own title, and the day on which it was last played. */
export function noteOf({ title = '', used }: SavedTable): string {
  const date = new Date(used).toLocaleDateString('en-GB', { dateStyle: 'long' });
  // That of a daily challenge has the day.
  return title.includes(date) ? title : [title, date].filter(Boolean).join(' · ');
}
