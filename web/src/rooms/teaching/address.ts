// What is kept with a teaching game, and how an address asks for one.
import { type Mode, markBefore, type RoomData } from '../../keep/modes.ts';

export const mode: Mode = { field: 'teach', read: markBefore('taught') };

/** What such a game keeps. */
export const TAUGHT: RoomData = { teaching: true };

/** Whether a person's decisions are weighed, with an offer to take back costly ones. */
export function isTaught({ rooms }: { rooms?: RoomData }): boolean {
  return rooms?.teaching === true;
}
