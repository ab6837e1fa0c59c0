/** The few changes that the page makes to records itself; it asks the rules for all others. */
import type { Ended, GameRecord } from './types.ts';

/** The format of records of games that people have not ended early. */
const OPEN = 'pygames-record-1';
/** The newest format that this page knows. */
const NEWEST = 2;

/** Returns a record that continues with these actions, all in turn and without an early end. */
export function goingOn(
  { ended, beforehand, ...record }: GameRecord,
  actions: string[],
): GameRecord {
  return { ...record, format: ended === undefined ? record.format : OPEN, actions };
}

/** Returns a record with these actions that was ended like this, if it was. */
export function endingWith(record: GameRecord, actions: string[], ended?: Ended): GameRecord {
  const open = goingOn(record, actions);
  return ended === undefined ? open : { ...open, format: `pygames-record-${NEWEST}`, ended };
}

/** Whether a record says that it is of a newer format than this page knows. */
export function isNewer({ format }: { format?: unknown }): boolean {
  const number = typeof format === 'string' && /^pygames-record-(\d{1,9})$/.exec(format)?.[1];
  return Number(number) > NEWEST;
}

/** Returns a text that is the same for records that say the same. */
export function identity(record: unknown): string {
  return JSON.stringify(record, (_, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
