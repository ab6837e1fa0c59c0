// What the rules take of a game besides the game itself: what Redo would bring, and branches.
import { wholeOf } from '../game/branches.ts';
import type { Branch, SavedTable } from '../keep/store.ts';
import { endingWith, goingOn } from '../scene/records.ts';
import type { Door, GameRecord } from '../scene/types.ts';

/**
 * With what Redo would bring and the branches, as far as the rules take them; they say nothing of
 * the game, so others are left out.
 */
export async function withWays(table: SavedTable, door: Door): Promise<SavedTable> {
  const { record, branches = [] } = table;
  const sound: Branch[] = [];
  for (const branch of branches) {
    if (await isTaken(endingWith(record, branch.actions, branch.ended), door)) sound.push(branch);
  }
  const ahead = await soundAhead(table, door);
  return { ...table, ahead, ...(branches.length && { branches: sound }) };
}

/** What Redo would bring, if the rules take it. */
export async function soundAhead(table: SavedTable, door: Door): Promise<string[][]> {
  const { record, ahead } = table;
  return ahead.length && (await isTaken(goingOn(record, wholeOf(table)), door)) ? ahead : [];
}

function isTaken(record: GameRecord, door: Door): Promise<boolean> {
  return door.call('state', { record }).then(
    () => true,
    () => false,
  );
}
