// A puzzle: any first move can be tried, and one that isn't right is answered and taken back.
import { attemptOf, dayOfRecord } from '../keep/daily.ts';
import type { GameRecord } from '../scene/types.ts';

/** What is said to a first move that isn't right; '' to any other move. */
export function wrongFirst(record: GameRecord, action: string): string {
  const day = dayOfRecord(record);
  const first = day === null ? undefined : attemptOf(day, record.game)?.first;
  if (!first || record.actions.length !== first.at || first.actions.includes(action)) return '';
  return first.wrong;
}
