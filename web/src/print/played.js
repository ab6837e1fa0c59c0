/** @import {Door, Leaf} from "../types.js" */
/** @import {SavedTable} from "../store.js" */
import { botName, levelOf } from '../page/words.js';

/**
 * A game that was played, on paper; people write their names themselves.
 * @param {Door} door @param {SavedTable} saved @returns {Promise<Leaf[]>}
 */
export async function playedLeaves(door, { record, seats }) {
  const names = seats.map((seat) => (seat === 'person' ? '' : botName(levelOf(seat))));
  return (await door.call('printed', { record, names })).leaves;
}

/** The day on which it was played last. @param {SavedTable} saved */
export function dateOf({ used }) {
  return new Date(used).toLocaleDateString('en-GB', { dateStyle: 'long' });
}
