// The picture of the last table, to be shown again before the rules run.
import { BUILD } from '../python/build.ts';
import type { View } from '../scene/types.ts';
import { readJson } from './checks.ts';
import { PICTURE } from './own-keys.ts';
import { read, write } from './prefs.ts';
import type { SavedTable } from './store.ts';
import { positionKey, sumOf } from './sums.ts';

const MOST = 600_000;

type LastPicture = { build: string; of: string; sum: number; view: View };

/** The picture kept of a table, where it is the last one, still true, of this build, and whole. */
export function lastPictureOf(saved: SavedTable): View | null {
  const kept = readJson(read(PICTURE) ?? 'null') as Partial<LastPicture> | null | undefined;
  if (kept?.build !== BUILD || kept.of !== positionKey(saved) || !kept.view) return null;
  return kept.sum === sumOf(JSON.stringify(kept.view)) ? kept.view : null;
}

/** Keeps the picture of a table, to show it before the rules run. */
export function keepPicture(saved: SavedTable, view: View) {
  const sum = sumOf(JSON.stringify(view));
  const kept: LastPicture = { build: BUILD, of: positionKey(saved), sum, view };
  const text = JSON.stringify(kept);
  if (text.length < MOST && text !== read(PICTURE)) write(PICTURE, text);
}
