// All that this device keeps, as a text.
import { exportText } from '../../exchange/file-format.ts';
import { exercises, otherData } from '../../keep/other-data.ts';
import { isBegun, type SavedTable } from '../../keep/saved-table.ts';
import { whole } from '../../keep/storage.ts';
import type { Store } from '../../keep/store.ts';

/** All that this device keeps, as a text, but for so many entries that are damaged. */
export type Backup = { text: string; tables: readonly SavedTable[]; damaged: number };

/**
 * Returns all that this device keeps: games, exercises, results and settings; null where something
 * could not be read, so that nobody knows whether it is all.
 */
export function backupOf(store: Store): Backup | null {
  const content = whole(() => ({
    ...store.look(),
    deck: exercises().lines(),
    beside: otherData(),
  }));
  if (!content || content.newer) return null;
  const { deck, beside } = content;
  const tables = content.tables.filter(isBegun);
  return { text: exportText(tables, deck, { beside }), tables, damaged: store.countQuarantined() };
}
