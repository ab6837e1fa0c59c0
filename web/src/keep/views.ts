// The views of games as last seen, to show before the rules run: at the table, and small elsewhere.
import type { View } from '../scene/types.ts';
import { BUILD } from '../site/build.ts';
import { spoken } from '../site/language.ts';
import { sumOf } from './checks.ts';
import { foundName, OWN } from './own-keys.ts';
import { read, readFields, storage, write } from './prefs.ts';
import type { SavedTable } from './saved-table.ts';

/** Views have words: this is the build and the language that have made them. */
const MADE_BY = `${BUILD} ${spoken}`;

/** Longer views are not kept. */
const MOST_LETTERS = 600_000;
/** When there are more, all begin anew: as many games are open at a time. */
const MOST_VIEWS = 12;

const VIEW = 'view';

type Kept = { build: string; of: string; sum: number; view: View };

/** A text that identifies the position of a table. */
export function positionKey({ key, record }: Pick<SavedTable, 'key' | 'record'>): string {
  return `${key} ${record.actions.join(' ')}`;
}

/** The kept view of a table, if it is of its position and this build, and complete. */
export function keptView(saved: SavedTable): View | null {
  const { build, of, sum, view } = readFields(foundName(VIEW, saved.key)) as Partial<Kept>;
  if (build !== MADE_BY || of !== positionKey(saved) || !view) return null;
  return sum === sumOf(JSON.stringify(view)) ? view : null;
}

export function keepView(saved: SavedTable, view: View) {
  const sum = sumOf(JSON.stringify(view));
  const entry: Kept = { build: MADE_BY, of: positionKey(saved), sum, view };
  const [name, text] = [foundName(VIEW, saved.key), JSON.stringify(entry)];
  if (text.length > MOST_LETTERS || text === read(name)) return;
  makeRoom(name);
  write(name, text);
}

function makeRoom(own: string) {
  const all = OWN + foundName(VIEW, '');
  const others = storage.names().filter((name) => name.startsWith(all) && name !== OWN + own);
  if (others.length >= MOST_VIEWS) for (const name of others) storage.remove(name);
}
